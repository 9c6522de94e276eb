import { expect, test } from "vitest";
import { readClaims } from "./read-claims.ts";

const names = { plumbing: "Plomería", towing: "Remolque", hogar: "Hogar" } as const;
const plumbing = { exposure: 12_000, cases: 640, cost: 82_50 };

test.each([
  ["from a spreadsheet", "Servicio\tUnidades\tCasos\tCosto\nPlomería\t12.000\t640\t82,50", ","],
  ["with semicolons and a currency", "plomeria; 12000; 640; € 82,50\n", ","],
  ["with commas, in the United States", 'Plomería,"12,000",640,$82.50', "."],
  ["with spaces", "Plomería   12.000   640   82,5", ","],
])("%s", (_, text, point) => {
  expect(readClaims(text, names, point)).toEqual({ claims: { plumbing }, unread: [] });
});

test("a cost may be missing, and what is not understood is named", () => {
  const text = "Hogar\t1.000\t54\nCerrajería\t1.000\t5\t80\nRemolque\t1,5\t3\nRemolque\t\t\t";
  expect(readClaims(text, names, ",")).toEqual({
    claims: { hogar: { exposure: 1_000, cases: 54 } },
    unread: ["Cerrajería\t1.000\t5\t80", "Remolque\t1,5\t3"],
  });
});

test("a cost that can be read in two ways is not guessed", () => {
  expect(readClaims("Plomería;100;5;95.555", names, ".").unread).toEqual(["Plomería;100;5;95.555"]);
});
