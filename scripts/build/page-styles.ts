// Each page's own part of the stylesheet: what its html, or a script that it can load, may need.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import postcss, { type Container, type Rule } from "postcss";

const inlined = /(<style id="styles">)([\s\S]*?)(<\/style>)/;

/** A function that takes the rules that cannot apply from a page's inlined stylesheet. `assetsDir` has the scripts and other stylesheets. */
export function pageStyles(assetsDir: string): (html: string) => string {
  const filesOf = loadedFiles(assetsDir);
  const made = new Map<string, (words: Set<string>) => string>();
  return (page) => {
    const [, , stylesheet] = page.match(inlined) ?? [];
    if (!stylesheet) throw new Error("A page has no inlined stylesheet.");
    const part = made.get(stylesheet) ?? partOf(stylesheet);
    made.set(stylesheet, part);
    const html = page.replace(inlined, "");
    const words = new Set([...wordsOfHtml(html), ...filesOf(html)]);
    return page.replace(inlined, (_, start, __, end) => start + part(words) + end);
  };
}

/** The words of every script and stylesheet that a page can load, at once or later. */
function loadedFiles(dir: string) {
  const names = readdirSync(dir).filter((name) => /\.(js|css)$/.test(name));
  const files = new Map(
    names.map((name) => {
      const text = readFileSync(join(dir, name), "utf8");
      return [name, { words: text.match(/[^\s"'`${}]+/g) ?? [], names: namesIn(text), text }];
    }),
  );
  const filesIn = (text: string) =>
    (text.match(/[\w.-]+\.(?:js|css)\b/g) ?? []).filter((name) => files.has(name));
  return (html: string): Set<string> => {
    const entries = new Set(filesIn(html));
    // The page's own script names the files of every island, and the page loads those of its own ones, and the dialog.
    const parts = [...html.matchAll(/"name":"([\w-]+)","when":/g)].map(([, name]) => name);
    const isPart = (file: string) =>
      [...parts, "contact-host"].some((part) => file.startsWith(`${part}-`));
    const loaded = new Set([...entries, ...names.filter(isPart)]);
    const words = new Set<string>();
    for (const name of loaded) {
      const file = files.get(name);
      if (!entries.has(name)) for (const found of filesIn(file?.text ?? "")) loaded.add(found);
      for (const word of [...(file?.words ?? []), ...(file?.names ?? [])]) words.add(word);
    }
    return words;
  };
}

function wordsOfHtml(html: string): string[] {
  const classes = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, value = ""]) =>
    value.replaceAll("&gt;", ">").replaceAll("&amp;", "&").split(/\s+/),
  );
  return [...classes, ...namesIn(html)];
}

/** Variables, and attributes as html or scripts name them: `data-top-bar`, `dataset.topBar`. */
function namesIn(text: string): string[] {
  const fromScripts = [...text.matchAll(/\bdataset\.(\w+)/g)].map(
    ([, name = ""]) => `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
  );
  return [...variablesIn(text), ...(text.match(/\bdata-[\w-]+/g) ?? []), ...fromScripts];
}

const variablesIn = (text: string) => text.match(/--[\w-]+/g) ?? [];

/** A function from words to the stylesheet without rules for other classes, and without variables and animations that nothing uses. */
export function partOf(stylesheet: string): (words: ReadonlySet<string>) => string {
  const whole = postcss.parse(stylesheet);
  const known = new Set(variablesIn(stylesheet));
  whole.walkRules((rule) => {
    for (const word of rule.selectors.map(needsOf).flatMap(wordsIn)) known.add(word);
  });
  const made = new Map<string, string>();
  return (words) => {
    const key = [...known].filter((word) => words.has(word)).join(" ");
    const part = made.get(key) ?? cut(whole.clone(), words);
    made.set(key, part);
    return part;
  };
}

function cut(root: postcss.Root, words: ReadonlySet<string>): string {
  root.walkRules((rule) => {
    const selectors = rule.selectors.filter((selector) => areMet(needsOf(selector), words));
    if (selectors.length === 0) removeWithEmptyParents(rule);
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
  });
  const used = usedNames(root, words);
  root.walkDecls(/^--/, (declaration) => {
    if (!used.has(declaration.prop)) removeWithEmptyParents(declaration);
  });
  root.walkAtRules(/^(property|keyframes)$/, (rule) => {
    if (!used.has(rule.params)) removeWithEmptyParents(rule);
  });
  return root.toString();
}

/** Of variables, those that something reads, directly or through another; and the words of every `animation`. */
function usedNames(root: postcss.Root, words: ReadonlySet<string>): Set<string> {
  const used = new Set(words);
  const readBy = new Map<string, string[]>();
  root.walkDecls(({ prop, value }) => {
    const read = /animat/.test(prop) ? (value.match(/[\w-]+/g) ?? []) : variablesIn(value);
    if (prop.startsWith("--")) readBy.set(prop, [...(readBy.get(prop) ?? []), ...read]);
    else for (const name of read) used.add(name);
  });
  for (const name of used) for (const read of readBy.get(name) ?? []) used.add(read);
  return used;
}

function removeWithEmptyParents(node: postcss.ChildNode) {
  const { parent } = node;
  node.remove();
  if (parent && parent.type !== "root" && (parent as Container).nodes?.length === 0) {
    removeWithEmptyParents(parent as Rule);
  }
}

/** Words that a page must have for a selector to match: all of these, and of each `:is()`, `:where()` and `:has()` one argument's. */
interface Needs {
  words: string[];
  oneOf: Needs[][];
}

/** Classes and `data-` attributes. What is in `:not()` and other functions is left out. */
function needsOf(selector: string): Needs {
  const oneOf: Needs[][] = [];
  let plain = "";
  for (let at = 0; at < selector.length; at++) {
    if (selector[at] !== "(" || selector[at - 1] === "\\") {
      plain += selector[at];
      continue;
    }
    const end = closingBracket(selector, at);
    if (/:(is|where|has)$/.test(plain)) {
      oneOf.push(postcss.list.comma(selector.slice(at + 1, end)).map(needsOf));
    }
    at = end;
  }
  const classes = [...plain.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = ""]) =>
    name.replace(/\\(?:([\da-f]{1,6}) ?|(.))/gi, (_, code, character) =>
      code ? String.fromCodePoint(Number.parseInt(code, 16)) : character,
    ),
  );
  const attributes = [...plain.matchAll(/(?<!\\)\[(data-[\w-]+)/g)].map(([, name = ""]) => name);
  return { words: [...classes, ...attributes], oneOf };
}

function closingBracket(text: string, opening: number): number {
  let depth = 0;
  for (let at = opening; at < text.length; at++) {
    if (text[at] === "\\") at++;
    else if (text[at] === "(") depth++;
    else if (text[at] === ")" && --depth === 0) return at;
  }
  throw new Error(`No end: ${text}`);
}

function areMet({ words, oneOf }: Needs, page: ReadonlySet<string>): boolean {
  return (
    words.every((word) => page.has(word)) &&
    oneOf.every((options) => options.some((option) => areMet(option, page)))
  );
}

const wordsIn = ({ words, oneOf }: Needs): string[] => [...words, ...oneOf.flat().flatMap(wordsIn)];
