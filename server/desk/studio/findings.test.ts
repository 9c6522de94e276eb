import { expect, test } from "vitest";
import { instantOf } from "./changes.ts";
import { findingsOf } from "./findings.ts";
import { changeOf, sourceOf, voicesFor } from "./voices.ts";
import { readXliff, writeXliff } from "./xliff.ts";

const released = { published: {}, drafted: {} };
const codesOf = (id: string, text: string) => {
  const source = sourceOf(id);
  if (!source) throw new Error(id);
  return findingsOf(source, text, released).map(({ code }) => code);
};

test.each([
  ["about/es.json head.title", "Una empresa que ampara", ["other_languages"]],
  ["about/es.json head.title", " ", ["blank"]],
  ["about/es.json head.title", "Somos {brnad}", ["placeholder_unknown"]],
  ["about/es.json head.title", "El fontanero de confianza", ["avoided"]],
  ["about/es.json head.title", "Somos la empresa líder", ["claim"]],
  ["about/es.json head.title", "Desde 1998 con usted", ["figure"]],
  ["about/es.json head.title", "Nosotros  y usted", ["two_spaces"]],
  ["about/es.json head.title", "a".repeat(4_001), ["long"]],
  ["privacy/es.json lead", "[aquí](javascript:alert(1))", ["link"]],
] as const)('case %#: "%s" is told what is wrong', (id, text, expected) => {
  expect(codesOf(id, text)).toEqual(expect.arrayContaining([...expected]));
});

test.each(["../core/brand.ts x", "home/../es.json x", "home/xx.json title", "desk", "a b c"])(
  "nothing is read by the name %j",
  (id) => expect(sourceOf(id)).toBeUndefined(),
);

test("a country's own text of one item of a list is its own list", () => {
  const list = sourceOf("privacy/es.json sections.minors.paragraphs.0");
  if (!list) throw new Error();
  expect(voicesFor(list, { country: "ar", language: "es" })).toEqual(["es", "es-AR"]);
  const change = changeOf(list, "es-AR", "Otro", {});
  expect(change).toMatchObject({
    file: "privacy/es-AR.json",
    path: "sections.minors.paragraphs",
  });
  expect((change.value as string[])[0]).toBe("Otro");
});

test("a time is read on the country's clock, in summer and winter", () => {
  expect(instantOf("2026-07-01T09:00", "es")).toBe(Date.parse("2026-07-01T07:00Z"));
  expect(instantOf("2026-12-01T09:00", "es")).toBe(Date.parse("2026-12-01T08:00Z"));
  expect(instantOf("2026-12-01T09:00", "ar")).toBe(Date.parse("2026-12-01T12:00Z"));
  // The night on which the clock skips an hour, and that on which it has one twice.
  expect(instantOf("2026-03-29T02:30", "es")).toBe(Date.parse("2026-03-29T01:30Z"));
  expect(instantOf("2026-10-25T02:30", "es")).toBe(Date.parse("2026-10-25T00:30Z"));
  expect(instantOf("2026-11-01T01:30", "us")).toBe(Date.parse("2026-11-01T05:30Z"));
  for (const wrong of ["2026-02-31T09:00", "now", ""]) {
    expect(instantOf(wrong, "es"), wrong).toBeUndefined();
  }
});

test("a file for translators comes back as it was written; another is refused", () => {
  const units = [{ id: "home/pt.json hero.title", source: "<Sí> &\n“{brand}”", target: "" }];
  const written = writeXliff({ from: "es", to: "pt", units });
  for (const lineEnd of ["\n", "\r\n"]) {
    expect(readXliff(Buffer.from(written.replaceAll("\n", lineEnd)))).toEqual(units);
  }
  const hostile = [
    written.replace("<xliff", '<!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/passwd">]><xliff'),
    written.replace('version="2.0"', 'version="1.2"'),
    written.replace("&lt;Sí&gt;", "<pc>Sí</pc>"),
    "{}",
  ].map((text) => Buffer.from(text));
  for (const file of [...hostile, Buffer.from(written, "latin1")]) {
    expect(readXliff(file)).toBeUndefined();
  }
});
