// Words are data: whoever changes one changes the pages that show it, and no script.
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, expect, test } from "vitest";
import { origin, visits } from "./site.ts";

const copy = mkdtempSync(join(tmpdir(), "amparia-word-"));
afterAll(() => rmSync(copy, { recursive: true }));

/** Html by language and path. */
const render = `
  const { renderPage } = await import("./build/render/render.js");
  const assets = { script: "/main.js" };
  const pages = ${JSON.stringify(visits.map(({ path, language }) => ({ path, language, origin })))};
  console.log(JSON.stringify(pages.map((it) => [it.language + it.path, renderPage(it, assets)])));
`;

function run(folder: string, command: string, ...args: string[]): string {
  const env = { ...process.env, NODE_ENV: "production" };
  const options = { cwd: folder, env, encoding: "utf8", maxBuffer: 2 ** 28 } as const;
  return execFileSync(command, args, options);
}

function renderedIn(folder: string): Map<string, string> {
  return new Map(JSON.parse(run(folder, "node", "--input-type=module", "--eval", render)));
}

/** What the build's manifest lists are the scripts, styles and pictures of the browser. */
function filesIn(folder: string): string {
  return readFileSync(join(folder, "build/client/.vite/manifest.json"), "utf8");
}

test("a changed word changes the pages that show it, and no script", () => {
  const parts = ["app", "content", "core", "scripts", "server", "package.json", "vite.config.ts"];
  for (const part of parts) cpSync(part, join(copy, part), { recursive: true });
  symlinkSync(resolve("node_modules"), join(copy, "node_modules"));
  for (const file of ["home/es.json", "contact-form/pt.json", "services/en.json"]) {
    const path = join(copy, "content", file);
    const words = readFileSync(path, "utf8");
    writeFileSync(path, words.replace(/("title": ")/, "$1Ornitorrinco "));
  }
  run(copy, "vite", "build", "--app", "--logLevel", "error");
  expect(filesIn(copy)).toBe(filesIn("."));
  const before = renderedIn(".");
  const after = [...renderedIn(copy)];
  const changed = after.filter(([page, html]) => before.get(page) !== html);
  const showing = after.filter(([, html]) => html.includes("Ornitorrinco"));
  expect(changed.map(([page]) => page)).toEqual(showing.map(([page]) => page));
  expect(showing.map(([page]) => page)).toContain("es/");
  expect(after.length).toBe(before.size);
});
