// docs/growing.md's example of a page, followed step by step: it compiles, and each of its addresses shows what every page has.
import { execFileSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, expect, test } from "vitest";

const copy = mkdtempSync(join(tmpdir(), "amparia-growing-"));
afterAll(() => rmSync(copy, { recursive: true }));

/** The guide's blocks of code, without the list's indentation. */
function blocks(): string[] {
  const guide = readFileSync("docs/growing.md", "utf8");
  const page = guide.slice(guide.indexOf("## A page"), guide.indexOf("## A country"));
  return [...page.matchAll(/```tsx?\n([\s\S]*?)```/g)].map(([, code = ""]) =>
    code.replaceAll(/^ {3}/gm, "").trimEnd(),
  );
}

function write(file: string, text: string): void {
  mkdirSync(dirname(join(copy, file)), { recursive: true });
  writeFileSync(join(copy, file), text);
}

function insert(file: string, before: string, text: string): void {
  const source = readFileSync(join(copy, file), "utf8");
  expect(source, file).toContain(before);
  write(
    file,
    source.replace(before, () => `${text}\n${before}`),
  );
}

const topics = ["fairs", "talks"];
const wordsOf = (name: string) => ({
  head: { title: `${name} | {brand}`, description: `{brand}: ${name}` },
  title: `${name}, ${name}`,
  lead: name,
});

function addPage(): void {
  const [entry = "", schema = "", page = "", names = "", crumb = ""] = blocks();
  insert("core/pages.ts", "} as const satisfies Record<string, PageEntry>;", entry);
  write("content/events/schema.ts", `${schema}\n`);
  const imported = 'import { schema as events } from "./events/schema.ts";';
  insert("content/rooms.ts", 'import { schema as home } from "./home/schema.ts";', imported);
  insert("content/rooms.ts", "  home,", "  events,");
  write("app/pages/events/page.tsx", `${page}\n`);
  insert("content/layout/schema.ts", '      "contact",', '      "events",');
  insert("content/layout/schema.ts", "  allServices: text,", names);
  insert("app/layout/crumbs.ts", "  };", crumb);
  for (const language of ["es", "pt", "en"]) {
    const texts = {
      ...wordsOf("Uno"),
      topics: Object.fromEntries(topics.map((id) => [id, wordsOf(id)])),
    };
    write(`content/events/${language}.json`, JSON.stringify(texts));
    const file = `content/layout/${language}.json`;
    const layout = JSON.parse(readFileSync(join(copy, file), "utf8"));
    layout.pageNames.events = "Uno";
    layout.events = Object.fromEntries(topics.map((id) => [id, id]));
    write(file, JSON.stringify(layout));
  }
}

function run(command: string, ...args: string[]): string {
  const options = { cwd: copy, encoding: "utf8", maxBuffer: 2 ** 26 } as const;
  return execFileSync(command, args, options);
}

/** As `npm run dev` renders them. */
function rendered(paths: string[]): string[] {
  const render = `
    const { createServer } = await import("vite");
    const server = await createServer({ cacheDir: "cache", server: { middlewareMode: true, ws: false, watch: null }, logLevel: "error" });
    const { renderPage } = await server.ssrLoadModule("/app/render.tsx");
    const pageAt = (path) => renderPage({ path, language: "es", origin: "http://localhost" }, { script: "/main.js" });
    console.log(JSON.stringify(${JSON.stringify(paths)}.map(pageAt)));
    await server.close();
  `;
  return JSON.parse(run("node", "--input-type=module", "--eval", render));
}

test("the guide's page compiles, and has its frame, words, description and topics", () => {
  const parts = "app content core desk scripts server tests package.json tsconfig.json";
  const settings = ["vite.config.ts", "vitest.config.ts", "playwright.config.ts"];
  for (const part of [...parts.split(" "), ...settings])
    cpSync(part, join(copy, part), { recursive: true });
  symlinkSync(resolve("node_modules"), join(copy, "node_modules"));
  addPage();
  expect(run("node", "scripts/content.ts")).toContain("in order");
  expect(run("tsc")).toBe("");
  const [whole = "", ...ofTopics] = rendered(["/eventos", "/eventos/ferias", "/eventos/charlas"]);
  expect(whole).toMatch(/<main[\s\S]+class="wrap [\s\S]+<h1[^>]*>Uno, Uno</);
  expect(whole).toContain('<meta name="description" content="Amparia: Uno"');
  expect(whole).toMatch(/aria-current="page"[^>]*>Uno</);
  for (const [n, html] of ofTopics.entries()) {
    const topic = topics[n] ?? "";
    expect(html).toMatch(new RegExp(`<title>${topic} [\\s\\S]+<h1[^>]*>${topic}, `));
    expect(html).toMatch(new RegExp(`href="/eventos"[\\s\\S]+aria-current="page"[^>]*>${topic}<`));
  }
});
