import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const folder = join(import.meta.dirname, "..");
const guide = readFileSync(join(folder, "docs", "on-call.md"), "utf8");

/** First cells of the tables below headings that match. */
function listed(heading: RegExp): string[] {
  const sections = guide.split(/^## /m).filter((section) => heading.test(section));
  const cells = sections.flatMap((section) => [...section.matchAll(/^\| (`[^|]+) \|/gm)]);
  return cells.flatMap(([, cell = ""]) => [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name!));
}

const levels = { debug: 20, info: 30, warn: 40, alarm: 50 };

/** Name -> text of the server's files. */
function sources(): [file: string, source: string][] {
  const exclude = ["**/*.test.ts", "server/testing/**"];
  const files = globSync("server/**/*.ts", { cwd: folder, exclude });
  return files.map((file) => [file, readFileSync(join(folder, file), "utf8")]);
}

/** Names and levels of all that the server logs, also through the writers that `sparingly` makes. */
function logged(): Map<string, number> {
  const calls = sources().flatMap(([file, source]) => {
    // A computed name would be found in no list.
    expect(source, file).not.toMatch(/\blog\.(debug|info|warn|alarm)\(\s*[^"\s]/);
    return [...source.matchAll(/\b(?:log\.)?(debug|info|warn|alarm)\w*\(\s*"([a-z_]+)"/g)];
  });
  return new Map(calls.map(([, level, event]) => [event!, levels[level as keyof typeof levels]]));
}

test.each([50, 40, 30])("every log event of level %i has its meaning in on-call.md", (level) => {
  const events = [...logged()].filter(([, itsLevel]) => itsLevel === level);
  expect(events.length).toBeGreaterThan(5);
  const heading = new RegExp(`^Log events, level ${level}`);
  expect(listed(heading).sort()).toEqual(events.map(([event]) => event).sort());
});

test("every alarm has its meaning in on-call.md", () => {
  const rules = readFileSync(join(folder, "deploy", "alerts.yml"), "utf8");
  const alarms = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name]) => name!);
  expect(alarms.length).toBeGreaterThan(5);
  expect(listed(/^Alarms/).sort()).toEqual(alarms.sort());
});

test("every kind of code has its meaning in on-call.md, also when the rest of it is unknown", () => {
  const [, codes = ""] = guide.split(/^## Codes$/m);
  const made = sources().flatMap(([, source]) => [...source.matchAll(/`([a-z]+_)\$\{/g)]);
  const kinds = new Set(["smtp_", "smtp_tls_", ...made.map(([, kind = ""]) => kind)]);
  expect(kinds.size).toBeGreaterThan(5);
  for (const kind of kinds) expect(codes).toContain(`\`${kind}…\``);
});
