// Texts for translators and back: XLIFF 2.0, as programs for translators read it. What else such a file may hold is refused.
import { escaped } from "#core/escaped.ts";
import type { Language } from "#core/languages.ts";

export interface Unit {
  id: string;
  source: string;
  target: string;
}

interface XliffFile {
  from: Language;
  to: Language;
  units: Unit[];
}

export function writeXliff({ from, to, units }: XliffFile): string {
  const written = units.map(
    ({ id, source, target }, index) => `    <unit id="u${index + 1}" name="${escaped(id)}">
      <segment>
        <source xml:space="preserve">${escaped(source)}</source>
        <target xml:space="preserve">${escaped(target)}</target>
      </segment>
    </unit>
`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="${from}" trgLang="${to}">
  <file id="site">
${written.join("")}  </file>
</xliff>
`;
}

/** More than all texts of the site have in one language, and than one of them has in two. */
const [longestFile, longestUnit] = [2_000_000, 16_000];

/** Undefined if it is no such file. */
export function readXliff(bytes: Uint8Array): Unit[] | undefined {
  const file = bytes.length > longestFile ? undefined : decoded(bytes);
  if (file === undefined || !/<xliff\s[^<>]*\bversion="2\.\d"/.test(file)) return undefined;
  if (/<!(?!--)/.test(file)) return undefined;
  const units: Unit[] = [];
  for (const part of file.split("</unit>").slice(0, -1)) {
    const unit = part.slice(part.lastIndexOf("<unit"));
    if (unit.length > longestUnit) return undefined;
    const [, id] = /^<unit\b[^>]*?\bname="([^"]*)"/.exec(unit) ?? [];
    const [source, target] = [textsIn(unit, "source"), textsIn(unit, "target")];
    if (id === undefined || source === undefined || target === undefined) return undefined;
    units.push({ id: unescaped(id), source, target });
  }
  return units;
}

/** Of all segments; undefined where a program has put marks of its own into a text. */
function textsIn(unit: string, name: string): string | undefined {
  const whole = new RegExp(`<${name}\\b[^<>]*(?:/>|>([^<]*)</${name}>)`, "g");
  const texts = [...unit.matchAll(whole)].map(([, text = ""]) => text);
  return texts.length === unit.split(`<${name}`).length - 1 ? unescaped(texts.join("")) : undefined;
}

/** With the line ends of XML, whatever the program's were. */
function decoded(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes).replaceAll(/\r\n?/g, "\n");
  } catch {
    return undefined;
  }
}

const signs: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function unescaped(text: string): string {
  return text.replace(/&(?:(\w+)|#(\d{1,7})|#x([\da-f]{1,6}));/gi, (whole, name, decimal, hex) => {
    const point = Number.parseInt(decimal ?? hex ?? "", decimal ? 10 : 16);
    if (name) return signs[name] ?? whole;
    return point <= 0x10ffff ? String.fromCodePoint(point) : whole;
  });
}
