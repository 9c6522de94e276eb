import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

/** Of the server's own folder, those that its folders import. */
const serverFiles =
  "server/day.ts server/describe-error.ts server/log-sink.ts server/log.ts server/loopback.ts server/sync-folder.ts server/content-policy.ts server/visit-source.ts server/webhook-signature.ts server/config.ts server/environment.ts";

/**
 * What each folder may import besides itself, lowest first: a row names only rows above it, so imports run one way. `app` and
 * `server` are the other files directly in it. What is in no row (scripts, tests, deploy) is imported by none of them.
 */
const layers: Record<string, string> = {
  core: "",
  content: "core",
  "app/brand": "",
  "app/ui": "",
  "app/site.ts": "core",
  "app/site-data": "core content app/site.ts",
  "app/browser": "core content app/site-data",
  "app/islands": "core content app/ui app/site.ts app/site-data app/browser",
  "app/analytics": "core app/browser",
  "app/cases": "core content app/site.ts",
  "app/screens": "content app/brand app/cases",
  "app/families": "core content app/ui app/site-data",
  "app/market": "core content app/ui app/site.ts",
  "app/country-choice": "core content app/ui app/site-data app/browser",
  "app/terms": "core content app/ui app/site.ts",
  "app/proof": "core content app/ui app/site.ts app/site-data app/families app/market",
  "app/contact":
    "core content app/brand app/ui app/site.ts app/site-data app/browser app/islands app/analytics",
  "app/programme": "core content app/ui app/site.ts app/site-data app/browser app/contact",
  "app/network":
    "core content app/ui app/site.ts app/site-data app/browser app/islands app/families app/contact app/programme",
  "app/layout":
    "core content app/brand app/ui app/site-data app/families app/country-choice app/contact app/browser",
  "app/sections": "core content app/ui app/site-data app/contact app/layout",
  "app/seo": "core content app/site.ts app/site-data app/layout",
  "app/pages":
    "core content app/brand app/ui app/site.ts app/site-data app/browser app/islands app/cases app/screens app/families app/market app/terms app/proof app/network app/country-choice app/contact app/programme app/layout app/sections app/seo",
  "app/assistant":
    "core content app/site.ts app/site-data app/programme app/terms app/proof app/pages",
  app: "core content app/site.ts app/ui app/site-data app/browser app/islands app/analytics app/network app/country-choice app/contact app/layout app/seo app/pages",
  desk: "core content app/brand app/ui app/country-choice",
  "server/day.ts": "",
  "server/describe-error.ts": "",
  "server/log-sink.ts": "",
  "server/log.ts": "server/log-sink.ts",
  "server/loopback.ts": "",
  "server/sync-folder.ts": "",
  "server/content-policy.ts": "",
  "server/visit-source.ts": "core",
  "server/webhook-signature.ts": "",
  "server/config.ts": "core server/loopback.ts server/webhook-signature.ts",
  "server/environment.ts": "server/config.ts",
  "server/leads": `core ${serverFiles}`,
  "server/analytics": `core server/leads ${serverFiles}`,
  "server/delivery": `server/leads ${serverFiles}`,
  "server/metrics": `server/leads server/delivery ${serverFiles}`,
  "server/mail": `core content server/leads server/delivery ${serverFiles}`,
  "server/webhook": `core server/leads server/delivery ${serverFiles}`,
  "server/api": `core content server/leads server/analytics server/delivery server/metrics ${serverFiles}`,
  "server/uploads": `core content server/leads ${serverFiles}`,
  "server/http": `core server/metrics server/api ${serverFiles}`,
  "server/mcp": `core content server/metrics server/api server/http ${serverFiles}`,
  "server/digest": `core content server/leads server/analytics server/mail ${serverFiles}`,
  "server/editions": `core content server/leads server/http ${serverFiles}`,
  "server/desk": `core content server/leads server/analytics server/delivery server/mail server/api server/http server/uploads server/editions ${serverFiles}`,
  server: `core content ${serverFiles} server/leads server/analytics server/delivery server/metrics server/mail server/webhook server/api server/http server/mcp server/digest server/uploads server/editions server/desk`,
  "server/cli": `core ${serverFiles} server/leads server/mail server/webhook server/editions`,
};

/** Packages that pure TypeScript may use: neither React nor Node. */
const packages: Record<string, RegExp> = {
  core: /^(zod|minisearch|vitest|fast-check)/,
  "app/assistant": /^zod$/,
};

const folders = Object.keys(layers);
const files = globSync("{app,content,core,desk,server}/**/*.{ts,tsx}", {
  exclude: ["server/testing/**", "server/**/*.test.ts"],
});

function folderOf(file: string): string {
  const parts = file.split("/");
  const inner = parts.slice(0, 2).join("/");
  return folders.includes(inner) ? inner : (parts[0] ?? "");
}

/** The modules that a file imports, as paths from the project's root or as packages' names. */
function importsOf(file: string): string[] {
  const source = readFileSync(file, "utf8");
  const named = source.matchAll(/^(?:import|export|\}).*from "(.+)";$|\bimport\("(.+?)"\)/gm);
  return [...named].map(([, from, loaded]) => {
    const name = from ?? loaded ?? "";
    return name.startsWith(".") ? join(dirname(file), name) : name.replace(/^#/, "");
  });
}

const isModule = (name: string) =>
  /^(app|content|core|desk|server|scripts|tests)\/.*\.tsx?$/.test(name);

test("a folder of the table imports only folders above it", () => {
  folders.forEach((folder, index) => {
    const below = layers[folder]?.split(" ").filter(Boolean) ?? [];
    expect(folders.slice(0, index), folder).toEqual(expect.arrayContaining(below));
  });
});

test("every import is in the table of layers", () => {
  const found = files.flatMap((file) => {
    const folder = folderOf(file);
    const allowed = [folder, ...(layers[folder]?.split(" ") ?? [])];
    const isAllowed = (name: string) =>
      isModule(name) ? allowed.includes(folderOf(name)) : (packages[folder]?.test(name) ?? true);
    return importsOf(file)
      .filter((name) => !isAllowed(name))
      .map((name) => `${file} imports ${name}`);
  });
  expect(found).toEqual([]);
});
