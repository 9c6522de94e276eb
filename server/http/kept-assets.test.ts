import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { keepAssets, openKeptAssets } from "./kept-assets.ts";

let dir: string;
let assetsDir: string;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "amparia-kept-"));
  assetsDir = join(dir, "kept");
});
afterEach(() => rmSync(dir, { recursive: true }));

function release(...names: string[]): string {
  const site = mkdtempSync(join(dir, "site-"));
  mkdirSync(join(site, "static", "assets"), { recursive: true });
  for (const name of names) writeFileSync(join(site, "static", "assets", name), `text of ${name}`);
  return site;
}

const dayMs = 24 * 3_600_000;

function age(days: number): void {
  const then = new Date(Date.now() - days * dayMs);
  for (const name of readdirSync(assetsDir)) utimesSync(join(assetsDir, name), then, then);
}

test("the files of the release before stay, compressed forms too", async () => {
  await keepAssets(release("site-a1.js", "site-a1.js.br"), assetsDir);
  await keepAssets(release("site-b2.js"), assetsDir);
  const kept = openKeptAssets(assetsDir);
  const [compressed, plain] = kept("/assets/site-a1.js") ?? [];
  expect(plain?.body.toString()).toBe("text of site-a1.js");
  expect(compressed?.headers).toContain("br");
  expect(kept("/assets/site-b2.js")?.[0]?.headers).toContain("text/javascript; charset=utf-8");
});

test("a month after its last release a file goes; what is still in use does not", async () => {
  const current = release("framework-1.js", "site-b2.js");
  await keepAssets(release("framework-1.js", "site-a1.js"), assetsDir);
  age(31);
  await keepAssets(current, assetsDir);
  const files = () => readdirSync(assetsDir).filter((name) => !name.startsWith("release-"));
  expect(files().sort()).toEqual(["framework-1.js", "site-b2.js"]);
  age(29);
  await keepAssets(release("site-c3.js"), assetsDir);
  expect(files()).toHaveLength(3);
});

test("what no release lists is neither served nor removed", async () => {
  mkdirSync(assetsDir);
  for (const name of ["leads.sqlite", "notes.js"]) writeFileSync(join(assetsDir, name), "leads");
  await keepAssets(release("site-a1.js"), assetsDir);
  age(31);
  await keepAssets(release("site-b2.js"), assetsDir);
  expect(readdirSync(assetsDir)).toContain("leads.sqlite");
  const kept = openKeptAssets(assetsDir);
  for (const name of ["leads.sqlite", "notes.js", "site-a1.js"]) {
    expect(kept(`/assets/${name}`)).toBeUndefined();
  }
});

test("a file that comes later, from a release that started beside this one, is found", async () => {
  let nowMs = 0;
  const kept = openKeptAssets(assetsDir, () => nowMs);
  expect(kept("/assets/site-b2.js")).toBeUndefined();
  await keepAssets(release("site-b2.js"), assetsDir);
  nowMs = 1_000;
  expect(kept("/assets/site-b2.js")).toBeDefined();
});

test.each([
  "/assets/",
  "/assets/..",
  "/assets/../../etc/passwd",
  "/assets/%2e%2e/x.js",
  "/assets/.env",
  "/assets/site-a1.js.br",
  "/assets/release-before.json",
  "/assets/sub/site.js",
])("%s is no kept file", async (pathname) => {
  await keepAssets(release("site-a1.js", "site-a1.js.br"), assetsDir);
  expect(openKeptAssets(assetsDir)(pathname)).toBeUndefined();
});
