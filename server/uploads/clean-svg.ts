// A drawing is read and written anew from what is allowed in it: what a browser gets is never what was sent.
import { escaped } from "#core/escaped.ts";
import type { Size } from "./picture-size.ts";

type Cleaned = { svg: string; size: Size } | { unsafe: string };

const namesIn = (...lines: string[]) => new Set(lines.join("|").split("|"));

const elements = namesIn(
  "svg|g|defs|symbol|use|path|rect|circle|ellipse|line|polyline|polygon|text|tspan|title|desc",
  "style|linearGradient|radialGradient|stop|clipPath|mask|pattern",
);
/** Ids and classes are only for the drawing itself. */
const attributes = namesIn(
  "xmlns|version|viewBox|width|height|x|y|x1|x2|y1|y2|cx|cy|r|rx|ry|fx|fy|dx|dy|d|points|id|class",
  "style|transform|gradientTransform|gradientUnits|patternUnits|patternTransform",
  "patternContentUnits|spreadMethod|offset|clip-path|clip-rule|clipPathUnits|mask|mask-type",
  "maskUnits|maskContentUnits|preserveAspectRatio|pathLength|fill|fill-opacity|fill-rule|stroke",
  "stroke-width|stroke-opacity|stroke-linecap|stroke-linejoin|stroke-miterlimit|stroke-dasharray",
  "stroke-dashoffset|opacity|stop-color|stop-opacity|color|display|visibility|overflow|font-family",
  "font-size|font-weight|font-style|text-anchor|letter-spacing|dominant-baseline|paint-order",
  "vector-effect|shape-rendering|href",
);
/** What programs for drawing leave behind, and no browser draws. */
const leftOut = new Set(["metadata"]);
const mostElements = 5_000;
const deepest = 60;
const mostNamed = deepest * mostElements;

class Unsafe extends Error {}

/** The reason names what it has, as the file writes it. */
export function cleanSvg(bytes: Uint8Array): Cleaned {
  try {
    const source = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return clean(source);
  } catch (error) {
    if (error instanceof Unsafe) return { unsafe: error.message };
    if (error instanceof TypeError) return { unsafe: "UTF-8" };
    throw error;
  }
}

const token =
  /<!--[\s\S]*?-->|<\?xml[^<>]*\?>|<!DOCTYPE\s+svg[^<>[\]]*>|<!\[CDATA\[([\s\S]*?)\]\]>|<\/([\w:.-]+)\s*>|<([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|([^<]+)/y;

function clean(source: string): Cleaned {
  const open: { name: string; isKept: boolean; id: string }[] = [];
  const drawings: Drawing[] = [];
  const styles: string[] = [];
  let [svg, count, css] = ["", 0, ""];
  let size: Size | undefined;
  token.lastIndex = 0;
  while (token.lastIndex < source.length) {
    const start = token.lastIndex;
    const found = token.exec(source);
    if (!found) throw new Unsafe(source.slice(start, start + 30).trim());
    const [, cdata, closed, opened, written = "", isEmpty, text = cdata] = found;
    const parent = open.at(-1);
    if (opened) {
      count += 1;
      if (count > mostElements || open.length > deepest) throw new Unsafe(`> ${mostElements} <…>`);
      if (!parent && (opened !== "svg" || size)) throw new Unsafe(`<${opened}>`);
      const isKept = (parent?.isKept ?? true) && !leftOut.has(opened) && !opened.includes(":");
      if (isKept && !elements.has(opened)) throw new Unsafe(`<${opened}>`);
      const own = isKept ? attributesIn(written) : [];
      const { id = "", class: classes = "" } = Object.fromEntries(own);
      const outers = new Set(["", id, ...open.map((each) => each.id)]);
      const kinds = classes.split(/\s+/).map((name) => `.${name}`);
      const parts = own.flatMap(([, value]) => partsIn(value));
      if (isKept) drawings.push({ outers, parts, selectors: ["*", opened, `#${id}`, ...kinds] });
      if (!parent) size = sizeOf(own);
      if (isKept)
        svg += `<${opened}${own.map(([name, value]) => ` ${name}="${escaped(value)}"`).join("")}>`;
      if (isEmpty && isKept) svg += `</${opened}>`;
      if (!isEmpty) open.push({ name: opened, isKept, id });
    } else if (closed) {
      if (parent?.name !== closed) throw new Unsafe(`</${closed}>`);
      if (closed === "style" && parent.isKept) {
        checkCss(css);
        svg += escaped(css);
        styles.push(css);
        css = "";
      }
      if (parent.isKept) svg += `</${closed}>`;
      open.pop();
    } else if (text !== undefined) {
      const plain = cdata === undefined ? decoded(text) : text;
      if (parent?.isKept && parent.name === "style") css += plain;
      else if (parent?.isKept) svg += escaped(plain);
      else if (!parent && plain.replace(/^\uFEFF/, "").trim())
        throw new Unsafe(plain.trim().slice(0, 30));
    }
  }
  if (open.length > 0 || !size) throw new Unsafe(`</${open.at(-1)?.name ?? "svg"}>`);
  checkRepeats(drawings, styledParts(styles));
  return { svg, size };
}

/** An element: the ids that it is drawn with, "" for the whole, the parts it names, and what a style may know it by. */
interface Drawing {
  outers: Set<string>;
  parts: string[];
  selectors: string[];
}

/** Of an attribute, or of a style. */
function partsIn(text: string): string[] {
  return [...text.matchAll(/(?:^|url\(\s*["']?)#([\w.-]+)/g)].map(([, part = ""]) => part);
}

/** The parts that styles name, by each tag, class and id of their selectors. "*": where these are not so plain, for every element. */
function styledParts(styles: string[]): Map<string, Set<string>> {
  const styled = new Map<string, Set<string>>();
  for (const { selectors, parts } of styles.flatMap(rulesIn)) {
    for (const part of new Set(parts)) {
      for (const each of selectors) styled.set(each, (styled.get(each) ?? new Set()).add(part));
    }
  }
  return styled;
}

const remarkOrText =
  /url\(\s*["']?(#[\w.-]+)["']?\s*\)|\/\*[\s\S]*?(?:\*\/|$)|"[^"\n\r\f]*"|'[^'\n\r\f]*'/g;

function rulesIn(css: string): { selectors: string[]; parts: string[] }[] {
  const plain = css.replaceAll(remarkOrText, (_, part?: string) => (part ? `url(${part})` : " "));
  const pieces = plain.split("{");
  const rules = pieces.slice(1).map((piece, index) => {
    const selector = pieces[index]?.split("}").at(-1) ?? "";
    const isPlain = /^[\w\s.,#>-]+$/.test(selector);
    const selectors = isPlain ? (selector.match(/[.#]?[\w-]+/g) ?? []) : ["*"];
    return { selectors, parts: partsIn(piece.split("}")[0] ?? "") };
  });
  const all = partsIn(css);
  const isRead = rules.flatMap(({ parts }) => parts).length === all.length && !/["']/.test(plain);
  return isRead ? rules : [{ selectors: ["*"], parts: all }];
}

/** Parts that name parts that name parts may be drawn more often than any browser can. */
function checkRepeats(drawings: Drawing[], styled: ReadonlyMap<string, Set<string>>): void {
  const parts = new Map<string, string[]>();
  let count = 0;
  for (const { outers, parts: own, selectors } of drawings) {
    const named = [...own, ...selectors.flatMap((each) => [...(styled.get(each) ?? [])])];
    count += named.length * outers.size;
    if (count > mostNamed) throw new Unsafe("<use>");
    for (const outer of named.length > 0 ? outers : []) {
      const known = parts.get(outer) ?? [];
      known.push(...named);
      parts.set(outer, known);
    }
  }
  const known = new Map<string, number>();
  const drawn = (id: string, depth: number): number => {
    // While it is counted, one that names itself is endless.
    const count = known.get(id) ?? (depth > deepest ? Number.POSITIVE_INFINITY : undefined);
    if (count !== undefined) return count;
    known.set(id, Number.POSITIVE_INFINITY);
    const sum = (parts.get(id) ?? []).reduce((all, part) => all + drawn(part, depth + 1), 1);
    known.set(id, sum);
    return sum;
  };
  if (drawn("", 0) > mostElements) throw new Unsafe("<use>");
}

function attributesIn(written: string): [string, string][] {
  const found = written.matchAll(/([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g);
  const named = new Map<string, string>();
  for (const [, original = "", double, single] of found) {
    const name = original === "xlink:href" ? "href" : original;
    const value = decoded(double ?? single ?? "");
    if (/^on/i.test(name)) throw new Unsafe(`${name}=`);
    if (name === "href" && !/^#[\w.-]+$/.test(value))
      throw new Unsafe(`href="${value.slice(0, 40)}"`);
    if (name === "xmlns" && value !== namespace) throw new Unsafe(`xmlns="${value.slice(0, 40)}"`);
    // Names of other programs, and remarks for screen readers of a page that it is not part of.
    if (!attributes.has(name)) continue;
    checkCss(value);
    named.set(name, value);
  }
  return [...named];
}

const namespace = "http://www.w3.org/2000/svg";

/** Styles may name parts of the drawing, nothing else. */
function checkCss(css: string): void {
  const outside = css.replaceAll(/url\(\s*["']?#[\w.-]+["']?\s*\)/g, "");
  const found = /(?:url|src)\s*\(|@\w*|\\|expression|javascript:|image-set|<|-moz-binding/i.exec(
    outside,
  );
  if (found) throw new Unsafe(css.slice(found.index, found.index + 40));
}

function decoded(text: string): string {
  return text.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|\w+);?/gi, (entity, name: string) => {
    const known = named[name];
    if (known !== undefined) return known;
    const code = name.startsWith("#x") ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    const isCharacter = code >= 32 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
    if (!name.startsWith("#") || !(isCharacter || [9, 10, 13].includes(code))) {
      throw new Unsafe(entity);
    }
    return String.fromCodePoint(code);
  });
}

const named: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** A drawing may be stretched: only the proportions count. */
function sizeOf(own: [string, string][]): Size {
  const value = Object.fromEntries(own);
  if (value.xmlns !== namespace) throw new Unsafe("xmlns");
  const [, , ...box] = (value.viewBox ?? "")
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [width = 0, height = 0] =
    box.length === 2
      ? box
      : [Number.parseFloat(value.width ?? ""), Number.parseFloat(value.height ?? "")];
  if (!(width > 0 && height > 0 && width < 1e6 && height < 1e6)) throw new Unsafe("viewBox");
  const scale = Math.max(1, 100 / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}
