// A page that sends its readers to another for an answer sends them where one stands, or where the open question is named.
import { expect, test } from "vitest";
import { contentFor, type Room } from "#content/content-for.ts";
import { type Overlay, withOverlay } from "#content/edition.ts";
import { type CountryCode, countries, type Reader } from "#core/countries.ts";
import { buyerIds, type PageId } from "#core/pages.ts";
import { pathOf } from "#core/paths.ts";
import { approvalTerms, type TermId, termIds } from "#core/terms.ts";
import { renderPage } from "./render.tsx";

const rooms: Room[] = ["buyers", "solutions", "services", "brief", "coverage", "home", "contact"];
/** What a text may promise to be answered on "Who does what", in three languages, and the question that it is. */
const promised: [RegExp, TermId | undefined][] = [
  [/\b(datos|dados|data)\b/i, "dataLocation"],
  [/continu/i, "continuity"],
  [/sub(contrat|encarg|operador|proces)/i, "subprocessors"],
  [/\b(salida|saída|exit)\b/i, "exit"],
  [/audit/i, "audits"],
  [/documentos|documents/i, undefined],
  [/riesgos|riscos|risk/i, undefined],
  [/\b(seguro|insurance)\b/i, undefined],
];

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  if (typeof value !== "object" || value === null) return;
  for (const inner of Object.values(value)) yield* textsIn(inner);
}

function render(reader: Reader, page: PageId, overlay: Overlay = {}) {
  return renderPath(reader, pathOf(reader.country, page), overlay);
}

function renderPath({ language }: Reader, path: string, overlay: Overlay = {}) {
  const assets = { script: "/main.js" };
  const html = withOverlay(overlay, () =>
    renderPage({ path, language, origin: "https://a.example" }, assets),
  );
  return html.slice(html.indexOf("<main"), html.indexOf("</main>"));
}

function answers(country: CountryCode, ids: readonly TermId[]): Overlay {
  const texts = { es: { position: "Sí" }, pt: { position: "Sim" }, en: { position: "Yes" } };
  const tender = { email: "rfp@a.example", days: 3 };
  const record = (term: TermId) =>
    term === "phone"
      ? { phone: "+1 555 010 0000" }
      : term === "chat"
        ? { link: "https://a.example/" }
        : { ...(term === "tender" && tender), texts };
  return Object.fromEntries(
    ids.map((term) => [
      `records/terms/${country}-${term}.json`,
      { "": { term, country, ...record(term) } },
    ]),
  );
}

test.each(countries)(
  "$code: what “Who does what” is said to answer stands there",
  ({ code, language }) => {
    const reader = { country: code, language };
    const { roles } = contentFor(reader, "layout").pageNames;
    const texts = rooms.flatMap((room) => [...textsIn(contentFor(reader, room))]);
    const sending = texts.filter((text) => new RegExp(`[“«]${roles}[”»]`).test(text));
    expect(sending.length).toBeGreaterThan(0);
    const open = render(reader, "roles");
    const answered = render(reader, "roles", answers(code, approvalTerms));
    for (const text of sending) {
      const asked = promised.filter(([words]) => words.test(text));
      expect(asked, text).not.toEqual([]);
      for (const [words, term] of asked) {
        expect(open, text).toMatch(words);
        if (term) expect(answered, text).toContain(`data-term="${term}"`);
      }
    }
  },
);

test.each(countries)(
  "$code: an open question is named on “Who does what”, an answered one no longer",
  ({ code, language }) => {
    const reader = { country: code, language };
    const { names } = contentFor(reader, "terms");
    const half = render(reader, "roles", answers(code, ["hours"]));
    for (const id of approvalTerms.filter((each) => each !== "hours"))
      expect(half).toContain(names[id]);
    const { none, open } = contentFor(reader, "terms");
    const all = render(reader, "roles", answers(code, termIds));
    expect(all).not.toContain(none);
    expect(all).not.toContain(open.slice(0, 30));
  },
);

test.each(countries)(
  "$code: the page to which questions about areas lead says where the network is",
  ({ code, language }) => {
    expect(render({ country: code, language }, "coverage")).toContain('id="network"');
  },
);

test.each(countries)(
  "$code: a tender has a way in on contact, the brief and each buyer's page",
  ({ code, language }) => {
    const reader = { country: code, language };
    const paths = [
      pathOf(code, "contact"),
      pathOf(code, "brief"),
      ...buyerIds.map((topic) => pathOf(code, "industries", topic)),
    ];
    for (const path of paths) {
      expect(renderPath(reader, path, answers(code, ["tender"]))).toContain("rfp@a.example");
      expect(renderPath(reader, path)).not.toContain("rfp@a.example");
    }
  },
);
