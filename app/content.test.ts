import { expect, test } from "vitest";

type Texts = Record<string, unknown>;

const files = import.meta.glob<Texts>("./**/*.{es,pt,en,argentina,spain,brazil,united-states}.ts", {
  eager: true,
});

function* blanks(value: unknown, path: string): Generator<string> {
  if (typeof value === "string" && value.trim() === "") yield path;
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value)) yield* blanks(inner, `${path}.${key}`);
}

test("leaves no text blank", () => {
  const found = Object.entries(files).flatMap(([file, texts]) => [...blanks(texts, file)]);
  expect(Object.keys(files).length).toBeGreaterThan(10);
  expect(found).toEqual([]);
});
