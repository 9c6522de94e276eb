import { expect, test, vi } from "vitest";
import { readTerms } from "#app/assistant/read-terms.ts";
import { renderPage } from "#app/render.tsx";
import { type Overlay, withOverlay } from "#content/edition.ts";
import { type ProofKind, proofKindIds } from "#content/records/owners.ts";
import type { Language } from "#core/languages.ts";
import { markdownOf } from "./markdown.ts";

const assets = { script: "/main.js", styles: "" } as never;
const html = (path: string, records: Overlay, language: Language = "es") =>
  withOverlay(records, () => renderPage({ path, language, origin: "https://a.example" }, assets));

const shared = {
  countries: ["ar", "es"],
  source: "Contrato",
  permission: { by: "Ana Paz", on: "2026-01-10" },
  validUntil: "2099-12-31",
};
const hash = "a".repeat(64);
const all: Record<ProofKind, object> = {
  client: {
    kind: "client",
    name: "Cordillera Uno",
    trade: "insurers",
    services: ["hogar"],
    since: 2022,
  },
  quote: {
    kind: "quote",
    company: "Cordillera Dos",
    trade: "banks",
    person: "Luz Ríos",
    texts: { es: { role: "Gerenta", quote: "Llegan a tiempo." } },
  },
  figure: { kind: "figure", figure: "providers", value: 1234, day: "2026-11-01" },
  award: { kind: "award", name: "Premio Faro", by: "Cámara Sur", year: 2022 },
  accelerator: { kind: "accelerator", name: "Trampolín", year: 2025 },
  investor: { kind: "investor", name: "Grupo Telúrico", year: 2024 },
  press: {
    kind: "press",
    name: "El Faro",
    title: "Una nota",
    year: 2024,
    link: "https://faro.example/",
  },
  certificate: {
    kind: "certificate",
    name: "ISO 27001",
    by: "Norma",
    file: { file: `${hash}.pdf` },
  },
  person: {
    kind: "person",
    name: "Iris Sol",
    picture: { file: `${hash}.png`, width: 40, height: 40 },
    texts: { es: { role: "Dirección comercial" } },
  },
  case: {
    kind: "case",
    trade: "insurers",
    services: ["vial"],
    texts: {
      es: {
        title: "Grúas antes",
        before: "Antes X",
        after: "Después Y",
        period: "Un año",
        measured: "Por GPS",
      },
    },
  },
};
const overlay = (change: object = {}): Overlay =>
  Object.fromEntries(
    Object.entries(all).map(([id, record]) => [
      `records/proof/${id}.json`,
      { "": { ...shared, ...record, ...change } },
    ]),
  );

/** What tells each kind's record on a page. */
const marks: Record<ProofKind, string> = {
  client: "Cordillera Uno",
  quote: "Llegan a tiempo.",
  case: "Grúas antes",
  figure: "1.234",
  certificate: "ISO 27001",
  award: "Premio Faro",
  accelerator: "Trampolín",
  investor: "Grupo Telúrico",
  press: "Una nota",
  person: "Iris Sol",
};
const kindsIn = (text: string) => proofKindIds.filter((kind) => text.includes(marks[kind]));
const shownIn = (path: string, records: Overlay) => {
  const page = html(path, records);
  const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page) ?? [];
  const markdown = markdownOf(page.replaceAll(/<script.*?<\/script>/gs, ""), "https://a.example/");
  return { markdown: kindsIn(markdown), json: kindsIn(json) };
};
const own: ProofKind[] = ["certificate", "award", "accelerator", "investor", "person"];

test.each<[path: string, shown: ProofKind[], said: ProofKind[]]>([
  ["/es", ["client", "quote", "case", "figure", "press"], ["quote", "case", "press"]],
  ["/es/industrias", ["client", "quote", "case", "certificate"], ["quote", "case"]],
  ["/industrias", ["client", "quote", "case", "certificate"], ["quote", "case"]],
  ["/industrias/aseguradoras", ["client", "case", "certificate"], ["case"]],
  ["/industrias/bancos-y-tarjetas", ["quote", "certificate"], ["quote"]],
  ["/nosotros", ["award", "accelerator", "investor", "press", "person"], ["press"]],
  [
    "/inversores",
    ["figure", "certificate", "award", "accelerator", "investor", "press", "person"],
    ["press"],
  ],
  ["/contacto", ["person"], []],
  ["/cobertura", [], []],
])(
  "%s shows the kinds that answer its question, as Markdown and for programs too",
  (path, shown, said) => {
    const kinds = shownIn(path, overlay());
    expect(new Set(kinds.markdown)).toEqual(new Set(shown));
    expect(new Set(kinds.json)).toEqual(new Set([...own, ...said]));
  },
);

test("a brief names clients and certificates, and assistants read all of it", async () => {
  expect(
    kindsIn(html("/programa/resumen", overlay()).replaceAll(/ld\+json.*?<\/script>/gs, "")),
  ).toEqual(["client", "certificate"]);
  const read = () => readTerms({ origin: "https://a.example" } as never).run({ country: "ar" });
  const all = withOverlay(overlay(), read) as { text: string };
  expect(kindsIn(all.text)).toEqual(proofKindIds);
  expect(all.text).toContain(`https://a.example/uploads/${hash}.pdf`);
  expect(kindsIn((withOverlay({}, read) as { text: string }).text)).toEqual([]);
});

test("nothing half-filled or without permission is shown, and nothing once its last day is over", () => {
  const paths = ["/", "/industrias", "/industrias/aseguradoras", "/nosotros", "/inversores"];
  for (const path of [...paths, "/contacto", "/programa/resumen"]) {
    const without = html(path, {});
    expect(html(path, overlay())).not.toBe(without);
    for (const change of [{ permission: {} }, { source: undefined }, { countries: ["br"] }])
      expect(html(path, overlay(change))).toBe(without);
  }
  vi.setSystemTime("2100-01-01");
  for (const path of paths) expect(html(path, overlay())).toBe(html(path, {}));
  vi.useRealTimers();
});

test("a trade's page shows what is of its trade, and no other country's page what is not of it", () => {
  expect(html("/industrias/aseguradoras", overlay())).not.toContain("Luz Ríos");
  for (const path of ["/us", "/us/industries/insurers"])
    expect(html(path, overlay(), "en")).toBe(html(path, {}, "en"));
});

test("Argentina's carousel and board show clients as soon as there are three, other countries never a sample", () => {
  const clients = (count: number): Overlay =>
    Object.fromEntries(
      Array.from({ length: count }, (_, index) => [
        `records/proof/c${index}.json`,
        { "": { ...shared, ...all.client, name: `Cliente ${index}` } },
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
