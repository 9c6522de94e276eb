// A page that sends its readers to another for an answer sends them where one stands, or where the open question is named.
import { expect, test } from "vitest";
import { readTerms } from "#app/assistant/read-terms.ts";
import { renderPage } from "#app/render.tsx";
import { contentFor, type Room } from "#content/content-for.ts";
import { type Overlay, withOverlay } from "#content/edition.ts";
import { type CountryCode, countries, type Reader } from "#core/countries.ts";
import type { PageId } from "#core/pages.ts";
import { pathOf } from "#core/paths.ts";
import { fill } from "#core/template.ts";
import { approvalTerms, askedOn, type TermId, termIds, termsAskedOn } from "#core/terms.ts";

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

const inEachVoice = (words: object) => ({ es: words, pt: words, en: words });

function answers(country: CountryCode, ids: readonly TermId[]): Overlay {
  const tender = { email: "rfp@a.example", days: 3 };
  const record = (term: TermId) =>
    term === "phone"
      ? { phone: "+1 555 010 0000" }
      : term === "chat"
        ? { link: "https://chat.example/" }
        : { ...(term === "tender" && tender), texts: inEachVoice({ position: `Yes ${term}` }) };
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
    // Nor does the heading promise positions that are not there.
    const { title, noneTitle } = contentFor(reader, "terms");
    const heading = (html: string) => [title, noneTitle].filter((text) => html.includes(text));
    expect([heading(open), heading(answered)]).toEqual([[noneTitle], [title]]);
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
  "$code: each answer stands on each page that asks for it, as where we start, and nowhere before",
  ({ code, language }) => {
    const reader = { country: code, language };
    const asked = new Map(
      termIds.flatMap((id) =>
        askedOn(id).map(({ page, topic }) => [pathOf(code, page, topic as never), { page, topic }]),
      ),
    );
    const { title: start, settled } = contentFor(reader, "terms");
    for (const [path, asking] of asked) {
      const open = renderPath(reader, path);
      const answered = renderPath(reader, path, answers(code, termIds));
      for (const id of termsAskedOn(asking)) {
        const said = saidOf(reader, id, asking.page);
        expect(answered, `${path} ${id}`).toContain(said);
        expect(open, `${path} ${id}`).not.toContain(said);
        if (!inForm.includes(id)) expect(answered).toContain(start);
      }
      // Said once above a solution's questions, for all answers among them.
      if (asking.page === "solutions") {
        expect([open, answered].map((html) => html.includes(settled))).toEqual([false, true]);
      }
    }
    const read = (overlay: Overlay) =>
      withOverlay(overlay, () =>
        readTerms({ origin: "https://a.example" } as never).run({ country: code }),
      ) as { text: string };
    for (const id of termIds) {
      expect(read(answers(code, termIds)).text).toContain(saidOf(reader, id));
      expect(read({}).text).not.toContain(saidOf(reader, id));
    }
  },
);

const inForm: readonly TermId[] = ["answerTime", "phone", "chat", "tender"];

/** What a reader finds of an answer. */
function saidOf(reader: Reader, id: TermId, page?: PageId): string {
  if (id === "phone") return "+1 555 010 0000";
  if (id === "chat") return "https://chat.example/";
  if (id === "tender") return "rfp@a.example";
  if (id === "answerTime") return `Yes ${id}`;
  if (["roles", "industries", "brief"].includes(page ?? "")) return `Yes ${id}.`;
  const { listed, stated } = contentFor(reader, "terms");
  return fill(page === "solutions" ? listed : stated, { position: `Yes ${id}` });
}
