// No sentence stands in code: what people read is in content/. Of scripts only what builds the site is looked at.
import { globSync, readFileSync } from "node:fs";
import { parseSync } from "vite";
import { expect, test } from "vitest";

/** Files whose sentences only engineers and operators read, in English. */
const engineersFiles = [
  // The notes for translators, and what the checks of content/ say about a file.
  /^content\/(.+\/)?(schema|document|checks|check-text|problems|files|records|owners)\.ts$/,
  // The operators' commands, the settings' errors, the metrics' descriptions.
  /^server\/(cli|metrics)\/|^server\/(config|main)\.ts$|^server\/http\/built-for\.ts$/,
  // Why npm says what it says, what the build warns of, and code that it writes.
  /^scripts\/build\/(bill-of-materials|before-opening|icons)\.ts$/,
  // Why a store does not open.
  /^server\/leads\/(sqlite\/open|store|lead-store|erasure-ledger|postgres\/database)\.ts$/,
];

/** Files in which a sentence is no text but a value. */
const valuesFiles: Record<string, RegExp> = {
  // Words to look for and to avoid.
  "core/glossary.ts": /./,
  "core/service-search.ts": /./,
  "app/contact/typing-slips.ts": /./,
  // Names of regions, and of publishers.
  "core/regions.ts": /./,
  "app/network/tiles.ts": /./,
  "core/sources.ts": /./,
  // The specification's values of the payload, and of a country's name.
  "core/contact.ts": /^(not specified|Formulario general de la web|Nuevo contacto: …)$/,
  "core/countries.ts": /^Estados Unidos$/,
  "app/contact/send.ts": /^Failed to send email$/,
};

/** SQL, of which the parts of a statement are strings too. */
const isSql = (file: string) =>
  /^server\/leads\/(postgres\/|sqlite\/|operations\/|sql|rows|tables)/.test(file);
/** Media types, values of headers, CSS, SVG paths, selectors, HTML. */
const isSyntax =
  /charset=|^(public|private|Accept|GET|HTTP|\d{3}|Bearer|Contact:|MAIL|RCPT)[ ,/…]|^attachment;|^\(?prefers-|\bsolid #|^M…|^<[!?\w]|^[a-z\d[\]=-]+(, [a-z\d[\]=.-]+)+$|\) ?\{/;

function isClassList(text: string): boolean {
  const names = text.split(" ");
  return names.every((name) => /^[a-z!*@[-][^\s]*[^,.;:!?]$/.test(name)) && /[[-]|\w:\w/.test(text);
}

/** Two words of letters, one after the other. */
const isSentence = (text: string) => /\p{L}{2,}[,;:.!?]?\s+\p{L}{2,}/u.test(text);

type Node = { type: string; start: number } & Record<string, unknown>;

function* sentencesIn(file: string): Generator<string> {
  const source = readFileSync(file, "utf8");
  const isForEngineers = (node: Node) => {
    const callee = node.callee as Node & { end: number };
    const name = callee && source.slice(callee.start, callee.end);
    return (
      (node.type === "NewExpression" && /Error$/.test(name) && name !== "ToolError") ||
      (node.type === "CallExpression" && /^console\.|\blog\.\w+$/.test(name)) ||
      (node.type === "JSXAttribute" && /[cC]lass(Name)?$/.test((node.name as Node).name as string))
    );
  };
  function* walk(value: unknown): Generator<string> {
    if (Array.isArray(value)) for (const item of value) yield* walk(item);
    const node = value as Node;
    if (typeof node?.type !== "string") return;
    if (/^(Import|TSLiteral|TSTemplateLiteral)/.test(node.type) || isForEngineers(node)) return;
    if ((node.type === "Literal" && typeof node.value === "string") || node.type === "JSXText")
      yield String(node.value);
    if (node.type === "TemplateLiteral") {
      const parts = node.quasis as { value: { cooked: string } }[];
      yield parts.map((part) => part.value.cooked).join("…");
    }
    for (const inner of Object.values(node)) if (typeof inner === "object") yield* walk(inner);
  }
  for (const text of walk(parseSync(file, source).program)) {
    const one = text.trim().replaceAll(/\s+/g, " ");
    if (!isSentence(one) || isSyntax.test(one) || isClassList(one)) continue;
    if (!valuesFiles[file]?.test(one)) yield one;
  }
}

const files = globSync("{app,content,core,desk,server,scripts}/**/*.{ts,tsx}")
  .filter((file) => !/\.(test|arbitrary|d)\.|^server\/testing\/|^scripts\/(?!build\/)/.test(file))
  .filter((file) => !isSql(file) && !engineersFiles.some((pattern) => pattern.test(file)));

test("no sentence stands in code", () => {
  expect(files.length).toBeGreaterThan(300);
  const found = files.flatMap((file) => [...sentencesIn(file)].map((text) => `${file}: ${text}`));
  expect(found).toEqual([]);
});
