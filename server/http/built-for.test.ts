import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { assertBuiltFor, BuildMismatch, writeBuiltFor } from "./built-for.ts";

const settings = {
  publicOrigin: "https://www.amparia.example",
  siteKey: "first-key",
  figures: true,
};
let dir: string;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "amparia-built-"));
});
afterEach(() => rmSync(dir, { recursive: true }));

test("a build is served with the settings it was made with", async () => {
  await writeBuiltFor(dir, settings);
  await assertBuiltFor(dir, settings);
});

test("other settings are told, without the key", async () => {
  await writeBuiltFor(dir, settings);
  const others = { publicOrigin: "http://localhost:3000", siteKey: "second-key", figures: false };
  const refusal = assertBuiltFor(dir, others);
  await expect(refusal).rejects.toBeInstanceOf(BuildMismatch);
  const { message } = (await refusal.catch((error: Error) => error as Error)) as Error;
  expect(message).toMatch(/PUBLIC_ORIGIN=https:\/\/www\.amparia\.example.*http:\/\/localhost:3000/);
  expect(message).toMatch(/SITE_KEY/);
  expect(message).toMatch(/FIGURES=on/);
  expect(message).not.toMatch(/first-key|second-key/);
});

test("no build and half a build are no build", async () => {
  await expect(assertBuiltFor(dir, settings)).rejects.toThrow(/no whole build/);
  writeFileSync(join(dir, "built-for.json"), "{");
  await expect(assertBuiltFor(dir, settings)).rejects.toThrow(/no whole build/);
});
