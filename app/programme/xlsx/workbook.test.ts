import fc from "fast-check";
import { expect, test } from "vitest";
import { fewCasesOf, wholeOf } from "#core/band.ts";
import { carryingOf } from "#core/carrying.ts";
import { countries } from "#core/countries.ts";
import { estimate } from "#core/estimate.ts";
import { anyProgramme } from "#core/programme.arbitrary.ts";
import { type Programme, readProgrammes } from "#core/programme.ts";
import { workbookWords } from "../programme-words.server.ts";
import { xmlOf } from "./file.ts";
import type { Sheet } from "./sheet.ts";
import { workbookOf } from "./workbook.ts";

const place = { country: "us", language: "en", origin: "https://amparia.example" } as const;
const tiers = [
  { customers: 20_000, discount: 12.5 },
  { customers: 5_000, discount: 5 },
];
const words = { ...workbookWords(place), tiers: { us: tiers, es: tiers } };
const warranty =
  "v2&country=us&company=insurerHome&basis=warranty&customers=12345&services=plumbing,appliances,towing&limits=towing:e2:k24,appliances:e2:a180&with=index,tax";
const ownYear =
  "v2&country=es&company=bank&customers=50000&services=plumbing,electricity,towing,onlineDoctor&set=cost.towing:95.5:20&claims=hogar:120000:9800:71.5,towing:90000:4100";
const links = [
  warranty,
  ownYear,
  "v2&country=us&company=insurerHome&basis=warranty&customers=9000&services=plumbing,appliances&claims=hogar:9000:8800:260",
  "v2&country=br&company=telco&basis=bought,vial:included&customers=90000&services=plumbing,glass,towing,battery,vetClinic&limits=hogar:e2:a200&with=tax",
  "v2&country=ar&company=retail&customers=300&services=towing,locksmith,phoneScreen",
  "v2.2026-11&country=us&company=insurerHome&basis=warranty&customers=8000&services=plumbing,appliances,towing&limits=towing:e4:k60,plumbing:a150,appliances:a300",
  // A case that comes to half a cent, and cases that round to none.
  "v2.2026-11&country=br&company=bank&customers=7350&services=plumbing&limits=plumbing:a1577&set=cost.plumbing:1210.1:30",
  "v2&country=es&company=retail&customers=100&services=fumigation&set=takeUp:1",
];

test.each(links)("its values are the estimate's: %s", (link) => {
  expectSame(readProgrammes(link, "us").programmes[0] as Programme);
});

test("its values are the estimate's, for any programme", () => {
  // The same ones each time, and none is made smaller: that takes minutes.
  for (const programme of fc.sample(anyProgramme, { numRuns: 60, seed: 48 })) expectSame(programme);
});

function expectSame(programme: Programme) {
  const { perCustomerMonth, allIn, cost, cases, stress, ...result } = estimate(
    programme,
    words.tiers,
  );
  const [sheet] = workbookOf([programme], words, place);
  const row = rowsOf(sheet as Sheet);
  const near = (name: string, values: number[], first = 0) => {
    for (const [index, expected] of values.entries()) {
      // A row that the set of benchmarks does not have adds nothing.
      const distance = Math.abs(Number(row(name)[first + index] ?? 0) - expected);
      expect(distance, name).toBeLessThan(0.0101 + 1e-12 * expected);
    }
  };
  const few = fewCasesOf(cases.likely);
  const band = ({ low, likely, high }: typeof cost, unit = 100) =>
    [likely, ...(few ? [] : [low, high])].map((value) => value / unit);
  near(words.perCustomerMonth, band(perCustomerMonth));
  near(words.allIn, band(allIn));
  near(words.cost, band(cost));
  near(words.cases, band(cases, 1));
  expect(row(words.cost)[1] === "–").toBe(few !== undefined);
  if (few) near(words.xlsx.labels.noCase, [few.none]);
  near(words.xlsx.labels.stress, [stress.low / 100, stress.high / 100], 1);
  near(words.xlsx.labels.indexation, [result.indexation / 100]);
  near(words.xlsx.labels.tax, [result.tax / 100]);
  for (const part of result.parts) {
    near(words.services[part.part], [part.cases.likely]);
    near(words.services[part.part], [part.cost.likely / 100], 3);
  }
  const { stopped, perEvent } = carryingOf(estimate(programme, words.tiers));
  near(words.xlsx.carrying.perEvent, [perEvent / 100]);
  for (const { percent, most, above } of stopped)
    near(
      `${percent / 100}`,
      [most, above].map((minor) => minor / 100),
    );
}

/** What stands beside a name, whose currency does not matter. */
function rowsOf(sheet: Sheet) {
  const rows = sheet.rows.map((cells) =>
    cells.map(({ content }) => (typeof content === "object" ? content.value : content)),
  );
  return (name: string) =>
    rows
      .find(([first]) => String(first) === name || String(first).startsWith(`${name} (`))
      ?.slice(1) ?? [];
}

test.each(links)("each formula gives its value: %s", (link) => {
  const sheets = workbookOf(readProgrammes(link, "us").programmes, words, place);
  const contentOf = (name: string) => {
    const [, sheet, column = "", row] = /^'(.+)'!([A-Z]+)(\d+)$/.exec(name) ?? [];
    const at = [...column].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
    const cells = sheets.find(({ name }) => name === sheet)?.rows[Number(row) - 1];
    const content = cells?.[at - 1]?.content ?? "";
    return typeof content === "object" ? content.value : content;
  };
  const formulas = sheets.flatMap(({ rows }) =>
    rows.flat().flatMap(({ content }) => (typeof content === "object" ? [content] : [])),
  );
  expect(formulas.length).toBeGreaterThan(100);
  for (const { text, value } of formulas) {
    // Arrays are LibreOffice's matter.
    if (/SUM|[A-Z]\d+:/.test(text)) continue;
    const worth = evaluate(text, contentOf);
    if (typeof value === "string") expect(worth, text).toBe(value);
    else {
      const distance = Math.abs(Number(worth) - Number(value));
      expect(distance, text).toBeLessThan(1e-6 + 1e-9 * Math.abs(Number(value)));
    }
  }
});

function evaluate(text: string, contentOf: (name: string) => unknown): unknown {
  const script = text
    .replace(/'[^']+'![A-Z]+\d+/g, (name) => `(${JSON.stringify(contentOf(name))})`)
    .replaceAll("^", "**")
    .replaceAll("_xlfn.NORM.S.DIST(", "NORMAL(")
    .replace(/(?<=[^<>=])=(?=[^=])/g, "===");
  const names = ["IF", "AND", "TRUE", "NORMAL", "EXP", "LN", "SQRT", "MIN", "MAX", "ROUND"];
  return Function(...names, `return ${script}`)(
    (test: boolean, one: unknown, other: unknown) => (test ? one : other),
    (one: boolean, other: boolean) => one && other,
    true,
    normalByParts,
    Math.exp,
    Math.log,
    Math.sqrt,
    Math.min,
    Math.max,
    (value: number, digits: number) => wholeOf(value * 10 ** digits) / 10 ** digits,
  );
}

/** Simpson's rule from far below, and none of the core's series. */
function normalByParts(at: number): number {
  const [from, steps] = [-9, 4000];
  const width = (Math.max(from, Math.min(at, 9)) - from) / steps;
  const density = (x: number) => Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI);
  let sum = 0;
  for (let step = 0; step <= steps; step += 1) {
    const weight = step === 0 || step === steps ? 1 : step % 2 === 0 ? 2 : 4;
    sum += weight * density(from + step * width);
  }
  return (sum * width) / 3;
}

/** What the format asks, in the order it asks for; Excel offers to repair whatever is different. */
test.each(countries)("Excel finds nothing to repair: $code", ({ code: country, language }) => {
  const { programmes } = readProgrammes(`${ownYear}~${warranty}~${links[5]}`, "us");
  const all = { country, language, origin: place.origin };
  const sheets = workbookOf(programmes, workbookWords(all), all);
  const parts = xmlOf(sheets);
  for (const [name, xml] of Object.entries(parts)) expect(openTags(xml), name).toEqual([]);
  const found = (name: string, of: RegExp) =>
    [...(parts[name] ?? "").matchAll(of)].map(([, first = ""]) => first);

  const names = sheets.map(({ name }) => name.toLowerCase());
  expect([...new Set(names)]).toHaveLength(15);
  for (const name of names) expect(name).toMatch(/^[^\\/*?:[\]']{1,31}$/);
  const types = found("[Content_Types].xml", /PartName="\/([^"]+)"/g);
  const targets = found("xl/_rels/workbook.xml.rels", /Target="([^"]+)"/g);
  expect(types.toSorted()).toEqual(["workbook.xml", ...targets].map((it) => `xl/${it}`).toSorted());
  expect(
    Object.keys(parts)
      .filter((name) => /^xl\/[^_]+$/.test(name))
      .toSorted(),
  ).toEqual(types.toSorted());
  const styles = "xl/styles.xml";
  expect(found(styles, /<(\w+) count/g).join()).toBe(
    "numFmts,fonts,fills,borders,cellStyleXfs,cellXfs",
  );
  const lists = (parts[styles] ?? "").matchAll(/<(\w+) count="(\d+)">(.*?)<\/\1>/g);
  for (const [, name, count, items = ""] of lists)
    expect(items.match(/<(numFmt|font|fill|border|xf)[ />]/g), name).toHaveLength(Number(count));
  const looks = (parts[styles] ?? "").split("<cellXfs")[1]?.match(/<xf /g)?.length;

  for (const name of types.filter((type) => type.includes("/sheet"))) {
    const number = String.raw`-?\d+(\.\d+)?(e[+-]\d+)?`;
    const [f, v] = ["<f>[^<]+</f>", `<v>${number}</v>`];
    const cell = `<c r="[A-Z]+\\d+" s="\\d+"(/>|>(${f})?${v}</c>| t="str">${f}<v>[^<]+</v></c>| t="inlineStr"><is><t xml:space="preserve">[^<]+</t></is></c>)`;
    const column = String.raw`<col min="\d+" max="\d+" width="\d+" customWidth="1"/>`;
    expect(parts[name]).toMatch(
      new RegExp(
        `<worksheet [^>]+><cols>(${column})+</cols><sheetData>(<row r="\\d+">(${cell})*</row>)+</sheetData></worksheet>$`,
      ),
    );
    expect(Math.max(...found(name, / s="(\d+)"/g).map(Number))).toBeLessThan(looks ?? 0);
    for (const text of found(name, /<f>([^<]+)<\/f>/g)) {
      expect(text).toMatch(/^[^=].{0,8000}$/);
      // A function that came after 2007 needs its prefix; an exponent, a capital E.
      expect(text.match(/[\w.]+(?=\()|\de/g) ?? []).toEqual(
        expect.toSatisfy((all: string[]) => all.every((it) => known.has(it))),
      );
    }
  }
});

const known = new Set(
  "AND EXP IF LN MAX MIN ROUND SQRT SUM SUMIF SUMPRODUCT _xlfn.NORM.S.DIST".split(" "),
);

test("a text of the reader's is text", () => {
  const { programmes } = readProgrammes(`${warranty}&name=Plan_2`, "us");
  const signs = { ...words, customers: `<"&'=1+1` };
  const xml = xmlOf(workbookOf(programmes, signs, place))["xl/worksheets/sheet1.xml"] ?? "";
  expect(xml).toContain('t="inlineStr"><is><t xml:space="preserve">&lt;&quot;&amp;\'=1+1</t>');
});

/** The tags that are left open, or closed without having been opened. */
function openTags(xml: string): string[] {
  const open: string[] = [];
  const rest = xml.replace(
    /<(\/?)([\w:]+)((?: [\w:]+="[^"<]*")*)(\/?)>/g,
    (_, ends, name, _of, empty) => {
      if (ends && open.at(-1) === name) open.pop();
      else if (ends) open.push(`/${name}`);
      else if (!empty) open.push(name);
      return "";
    },
  );
  expect(rest.replace(/^<\?xml[^>]+\?>/, "")).not.toMatch(/<|&(?!(amp|lt|gt|quot);)/);
  return open;
}
