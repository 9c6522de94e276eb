import { describe, expect, onTestFinished, test, vi } from "vitest";
import { readTerms } from "#app/assistant/read-terms.ts";
import { renderPage } from "#app/render.tsx";
import { type Overlay, withOverlay } from "#content/edition.ts";
import { readers } from "#content/readers.ts";
import type { Field } from "#content/records/fields.ts";
import { lasting, type ProofKind, proofKindIds, proofKinds } from "#content/records/owners.ts";
import { shownRecords } from "#content/standing.ts";
import { type CountryCode, countryCodes } from "#core/countries.ts";
import type { Language } from "#core/languages.ts";
import type { PageId } from "#core/pages.ts";
import { pathOf } from "#core/paths.ts";
import { markdownOf } from "./markdown.ts";

const assets = { script: "/main.js", styles: "" } as never;
const html = (path: string, records: Overlay, language: Language = "es") =>
  withOverlay(records, () => renderPage({ path, language, origin: "https://a.example" }, assets));

const shared = {
  countries: countryCodes as readonly CountryCode[],
  source: "Contrato",
  permission: { by: "Ana Paz", on: "2026-01-10" },
  validUntil: "2099-12-31",
};
const hash = "a".repeat(64);
const spoken = (words: object) => ({ texts: { es: words, pt: words, en: words } });
const all: Record<ProofKind, object> = {
  client: { name: "Cordillera Uno", trade: "insurers", services: ["hogar"], since: 2022 },
  quote: {
    ...{ company: "Cordillera Dos", trade: "banks", person: "Luz Ríos" },
    ...spoken({ role: "Gerenta", quote: "Llegan a tiempo." }),
  },
  case: {
    ...{ trade: "insurers", services: ["vial"] },
    ...spoken({
      ...{ title: "Grúas antes", before: "Antes X", after: "Después Y" },
      ...{ period: "Un año", measured: "Por GPS" },
    }),
  },
  figure: { figure: "providers", value: 7_654_321, day: "2026-11-01" },
  certificate: { name: "ISO 27001", by: "Norma", file: { file: `${hash}.pdf` } },
  award: { name: "Premio Faro", by: "Cámara Sur", year: 2022 },
  accelerator: { name: "Trampolín", year: 2025 },
  investor: { name: "Grupo Telúrico", year: 2024 },
  press: { name: "El Faro", title: "Una nota", year: 2024, link: "https://faro.example/" },
  person: {
    ...{ name: "Iris Sol", picture: { file: `${hash}.png`, width: 40, height: 40 } },
    ...spoken({ role: "Dirección comercial" }),
  },
};
/** What tells each kind's record on a page. */
const marks: Record<ProofKind, RegExp> = {
  client: /Cordillera Uno/,
  quote: /Llegan a tiempo\./,
  case: /Grúas antes/,
  figure: /7.654.321/,
  certificate: /ISO 27001/,
  award: /Premio Faro/,
  accelerator: /Trampolín/,
  investor: /Grupo Telúrico/,
  press: /Una nota/,
  person: /Iris Sol/,
};
const kindsIn = (text: string) => proofKindIds.filter((kind) => marks[kind].test(text));

const overlay = (change: object = {}): Overlay =>
  overlayOf(proofKindIds.map((kind) => ({ ...shared, kind, ...all[kind], ...change })));
const overlayOf = (records: object[]): Overlay =>
  Object.fromEntries(
    records.map((record, index) => [`records/proof/r${index}.json`, { "": record }]),
  );

/** Each kind once for each thing that it can lack, and once for the other countries. */
const lacking = (country: CountryCode) =>
  proofKindIds.flatMap((kind) => {
    const { texts, ...data } = all[kind] as { texts?: { es: Record<string, string> } };
    const record = { ...shared, kind, ...all[kind] };
    const without = (name: string) => {
      if (!texts || !(name in texts.es)) return { ...record, [name]: undefined };
      return { ...record, ...data, ...spoken({ ...texts.es, [name]: undefined }) };
    };
    const needed = Object.entries<Field>(proofKinds[kind])
      .filter(([, { optional }]) => !optional)
      .map(([name]) => name);
    return [
      ...[...needed, "source"].map(without),
      ...(lasting.includes(kind) ? [] : [without("validUntil")]),
      ...[{}, { by: "Ana Paz" }, { on: "2026-01-10" }].map((permission) => ({
        ...{ ...record, permission },
      })),
      { ...record, countries: countryCodes.filter((code) => code !== country) },
      { ...record, validUntil: "2026-01-01" },
    ];
  });

const own: ProofKind[] = ["certificate", "award", "accelerator", "investor", "person"];
const asking: [page: PageId, topic: string | undefined, shown: ProofKind[], said?: ProofKind[]][] =
  [
    ["home", undefined, ["client", "quote", "case", "figure", "press"], ["quote", "case", "press"]],
    ["industries", undefined, ["client", "quote", "case", "certificate"], ["quote", "case"]],
    ["industries", "insurers", ["client", "case", "certificate"], ["case"]],
    ["industries", "banks", ["quote", "certificate"], ["quote"]],
    ["industries", "health", ["certificate"]],
    ["about", undefined, ["award", "accelerator", "investor", "press", "person"], ["press"]],
    [
      ...(["investors", undefined] as const),
      ["figure", "certificate", "award", "accelerator", "investor", "press", "person"],
      ["press"],
    ],
    ["contact", undefined, ["person"]],
    ["brief", undefined, ["client", "certificate"]],
    ["coverage", undefined, []],
    ["solutions", "pagos", []],
  ];

describe.each(readers)("in $language on the site of $country", ({ country, language }) => {
  const dead = overlayOf(lacking(country));

  test.each(asking)(
    "%s %s shows the kinds that answer its question, and nothing that may not be",
    (page, topic, shown, said = []) => {
      const path = pathOf(country, page, topic as never);
      const live = html(path, overlay(), language);
      const [, json = ""] =
        /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(live) ?? [];
      const body = live.replaceAll(/<script.*?<\/script>/gs, "");
      expect(kindsIn(body), "html").toEqual(inOrder(shown));
      expect(kindsIn(markdownOf(body, "https://a.example/")), "Markdown").toEqual(inOrder(shown));
      expect(kindsIn(json), "structured data").toEqual(inOrder([...own, ...said]));
      expect(html(path, dead, language)).toBe(html(path, {}, language));
    },
  );

  test("assistants read all of it, and nothing that may not be shown", () => {
    const read = (records: Overlay) =>
      withOverlay(records, () =>
        readTerms({ origin: "https://a.example" } as never).run({ country, language }),
      ) as { text: string };
    expect(kindsIn(read(overlay()).text)).toEqual(proofKindIds);
    expect(read(overlay()).text).toContain(`https://a.example/uploads/${hash}.pdf`);
    expect(read(dead)).toEqual(read({}));
  });
});

const inOrder = (kinds: ProofKind[]) => proofKindIds.filter((kind) => kinds.includes(kind));

test("clients are announced once, and where they stand apart what they say has a title of its own", () => {
  const titles = (path: string) => {
    const found = html(path, overlay()).matchAll(
      /<h[23][^>]*>(Clientes de|Quién trabaja|Qué dicen)/g,
    );
    return [...found].map(([, title]) => title);
  };
  expect(titles("/es/industrias")).toEqual(["Clientes de", "Qué dicen"]);
  expect(titles("/es/industrias/aseguradoras")).toEqual(["Quién trabaja"]);
});

test("as the days change, what ends leaves its pages and service begins, without a restart", () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const until = (kind: ProofKind, validUntil: string) => ({
    ...{ ...shared, kind, ...all[kind], validUntil },
  });
  const from = (day: string) => ({ hogar: { from: day } });
  const regions = { "28": from("2027-06-16"), "41": from("2027-06-17") };
  const file = `${hash}.json`;
  const network = { country: "es", day: "2027-06-01", file, rows: 2, regions };
  const live: Overlay = {
    ...overlayOf([until("client", "2027-06-15"), until("certificate", "2027-06-16")]),
    "records/network/es.json": { "": network },
  };
  const { "records/proof/r0.json": _, ...second } = live;
  const { "records/proof/r1.json": __, ...third } = second;
  const path = "/es/industrias/aseguradoras";
  const service = (page: string) =>
    ["Madrid", "Sevilla"].map(
      (region) => new RegExp(`>${region}</th><td[^>]*>([^<]*)`).exec(page)?.[1],
    );
  const days = [
    ["2027-06-15T23:59:59Z", live, ["client", "certificate"], ["Desde jun 2027", "Desde jun 2027"]],
    ["2027-06-16T00:00:00Z", second, ["certificate"], ["Sí", "Desde jun 2027"]],
    ["2027-06-17T00:00:00Z", third, [], ["Sí", "Sí"]],
  ] as const;
  const lists = days.map(([time, left, kinds, served]) => {
    vi.setSystemTime(time);
    const page = html(path, live);
    expect(page).toBe(html(path, left));
    expect(kindsIn(page), time).toEqual(kinds);
    expect(service(page), time).toEqual(served);
    // A running server makes its pages anew when this list is another one.
    return withOverlay(live, () => shownRecords()).join();
  });
  expect(new Set(lists).size).toBe(3);
});

test("a milestone of the year names the award, the accelerator and the investor", () => {
  const [timeline = ""] =
    /<ol class="[^"]*subgrid.*?<\/ol>/s.exec(html("/nosotros", overlay())) ?? [];
  expect(kindsIn(timeline)).toEqual(["award", "accelerator", "investor"]);
});

test("Argentina's carousel and board show clients as soon as there are three, other countries never a sample", () => {
  const clients = (count: number): Overlay =>
    Object.fromEntries(
      Array.from({ length: count }, (_, index) => [
        `records/proof/c${index}.json`,
        { "": { ...shared, kind: "client", ...all.client, name: `Cliente ${index}` } },
      ]),
    );
  for (const path of ["/", "/industrias"]) {
    expect(html(path, clients(2))).toContain("Quilmora");
    const real = html(path, clients(3));
    expect(real).toContain("Cliente 2");
    expect(real).not.toMatch(/Quilmora|de muestra, con nombres/);
  }
  expect(html("/es/industrias", {})).not.toMatch(/con nombres y logotipos inventados/);
});

test("programs read who says what of whom", () => {
  const [, json = ""] =
    /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html("/", overlay())) ?? [];
  const [organization] = JSON.parse(json)["@graph"];
  expect(organization).toMatchObject({
    award: ["Premio Faro (Cámara Sur, 2022)", "Trampolín (2025)"],
    funder: [{ name: "Grupo Telúrico" }],
    hasCertification: [{ name: "ISO 27001", expires: "2099-12-31" }],
    employee: [{ name: "Iris Sol", jobTitle: "Dirección comercial" }],
    review: [{ author: { name: "Luz Ríos", worksFor: { name: "Cordillera Dos" } } }],
    subjectOf: [
      { headline: "Una nota", publisher: { name: "El Faro" } },
      { headline: "Grúas antes" },
    ],
  });
});
