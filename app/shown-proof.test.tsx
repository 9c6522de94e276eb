import { expect, test } from "vitest";
import { type Overlay, withOverlay } from "#content/edition.ts";
import { todayIn } from "#content/standing.ts";
import type { Language } from "#core/languages.ts";
import { renderPage } from "./render.tsx";

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
const all: Record<string, object> = {
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

test.each([
  ["/", ["Cordillera Uno", "Llegan a tiempo.", "1.234", "Una nota", "Grúas antes"]],
  ["/industrias/aseguradoras", ["Cordillera Uno", "Desde 2022", "ISO 27001", "Por GPS"]],
  ["/industrias/bancos-y-tarjetas", ["Luz Ríos", "ISO 27001"]],
  ["/es/industrias", ["Cordillera Uno"]],
  [
    "/nosotros",
    ["Premio Faro, de Cámara Sur", "Trampolín", "Grupo Telúrico", "Iris Sol", "Una nota"],
  ],
  ["/inversores", ["Grupo Telúrico", "1.234", "Premio Faro"]],
  ["/contacto", ["Iris Sol", "Dirección comercial"]],
  ["/programa/resumen", ["Cordillera Uno", "ISO 27001"]],
])(
  "%s shows what answers its question, and nothing expired, unpermitted or half-filled",
  (path, names) => {
    const yesterday = todayIn(Date.now() - 86_400_000);
    const shown = html(path, overlay());
    for (const name of names) expect(shown).toContain(name);
    const without = html(path, {});
    const lasting = /Premio Faro|Trampolín|Grupo Telúrico|Una nota/;
    expect(html(path, overlay({ permission: {} }))).toBe(without);
    expect(html(path, overlay({ source: undefined }))).toBe(without);
    for (const name of names.filter((each) => !lasting.test(each)))
      expect(html(path, overlay({ validUntil: yesterday }))).not.toContain(name);
  },
);

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

test("programs read it in the structured data", () => {
  const found = html("/", overlay());
  const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(found) ?? [];
  const [organization] = JSON.parse(json)["@graph"];
  expect(organization).toMatchObject({
    award: ["Premio Faro (Cámara Sur, 2022)"],
    funder: [{ name: "Grupo Telúrico" }],
    hasCertification: [{ name: "ISO 27001", expires: "2099-12-31" }],
    employee: [{ name: "Iris Sol", jobTitle: "Dirección comercial" }],
  });
});
