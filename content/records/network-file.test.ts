import { expect, test } from "vitest";
import { networkFile } from "#core/network.ts";
import { networkFileSchema } from "./network-file.ts";

const day = "2026-11-01";

test("what a list becomes may be stored, and nothing else in its place", () => {
  const file = networkFile("br", [
    { place: "01310100", family: "hogar", from: "2027-03-01", day },
    { place: "SP", family: "dispositivos", minutes: 90, day },
  ]);
  expect(networkFileSchema.parse(file)).toEqual(file);
  expect(networkFileSchema.safeParse({ ...file, places: { SP: "<b>" } }).success).toBe(false);
});
