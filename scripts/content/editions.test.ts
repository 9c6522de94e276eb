import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { contentFolder } from "#content/files.ts";
import type { LeadStore } from "#server/leads/store.ts";
import { pull, push } from "./editions.ts";

test("an edition is written into the files it changes, line by line, and into no other", () => {
  const folder = mkdtempSync(join(tmpdir(), "content-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of ["about", "welcome"]) {
    cpSync(join(contentFolder, name), join(folder, name), { recursive: true });
  }
  const by = { base: null, who: "ana@owner.example", at: 1 };
  const changes = [
    { file: "about/es.json", path: "title", value: "Nosotros, hoy", ...by },
    { file: "about/es-ES.json", path: "", value: null, ...by },
    { file: "../package.json", path: "name", value: "x", ...by },
  ];
  expect(pull({ number: 1, changes }, folder)).toEqual(["about/es.json", "about/es-ES.json"]);
  expect(existsSync(join(folder, "about/es-ES.json"))).toBe(false);
  const lines = (dir: string) => readFileSync(join(dir, "about/es.json"), "utf8").split("\n");
  const [before, after] = [lines(contentFolder), lines(folder)];
  expect(after.filter((line) => !before.includes(line))).toEqual(['  "title": "Nosotros, hoy",']);
  expect(after.length).toBe(before.length);
});

test("the files' texts are offered where an edition says something else, and no record of the desk is taken away", async () => {
  const changes = [
    { file: "about/es.json", path: "title", value: "Nosotros, hoy" },
    { file: "records/proof/client-1.json", path: "", value: { kind: "client" } },
  ];
  const drafts: unknown[] = [];
  const store = {
    editionNumber: async () => 1,
    edition: async () => ({ number: 1, changes }),
    saveDraft: async (draft: object) => void drafts.push(draft),
  };
  expect(await push(store as unknown as LeadStore)).toBe(1);
  const { title } = JSON.parse(readFileSync(join(contentFolder, "about/es.json"), "utf8"));
  expect(drafts).toMatchObject([{ file: "about/es.json", path: "title", value: title }]);
});
