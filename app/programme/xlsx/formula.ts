// Formulas of a spreadsheet, each worked out as it is written, so that a file holds the values for readers that do not recalculate.
import { normalBelow, wholeOf } from "#core/band.ts";

export type Value = number | string;
type Worth = Value | readonly Value[];

/** Its value is a list where it names the cells of a column, or calculates over each of them. */
export interface Formula {
  readonly text: string;
  readonly value: Worth;
}

export type Operand = Formula | number;

const isAlone = /^([\w.]+|"[^"]*"|'([^']|'')+'![A-Z\d:]+)$/;

/** As a spreadsheet reads it: formula`ROUND(${cost},2)`. What is put into another gets the parentheses that it needs. */
export function formula(pieces: readonly string[], ...operands: Operand[]): Formula {
  const all = operands.map((it) => (typeof it === "number" ? { text: `${it}`, value: it } : it));
  const text = pieces.reduce((before, piece, index) => {
    const { text = "" } = all[index - 1] ?? {};
    const isWhole = isAlone.test(text) || (/[(,]$/.test(before) && /^[,)]/.test(piece));
    return `${before}${isWhole ? text : `(${text})`}${piece}`;
  });
  return { text, value: worthOf(pieces.join("?"), all) };
}

export function joined(sign: "*" | "+", all: readonly Operand[]): Formula {
  return formula(["", ...all.slice(1).map(() => sign), ""], ...all);
}

/** Factors that are 1 whatever the reader changes are left out. */
export function times(...all: Operand[]): Formula {
  const factors = all.filter((each) => each !== 1);
  return factors.length === 0 ? formula`1` : joined("*", factors);
}

/** From those that bind least to those that bind most. */
const signs: Record<string, (one: number, other: number) => number>[] = [
  { "=": () => 0, "<": (one, other) => Number(one < other) },
  { "+": (one, other) => one + other, "-": (one, other) => one - other },
  { "*": (one, other) => one * other, "/": (one, other) => one / other },
  { "^": (one, other) => one ** other },
];

const functions: Record<string, (...of: Worth[]) => Worth> = {
  AND: (...all) => Number(all.every(Boolean)),
  EXP: (of) => Math.exp(numberOf(of)),
  IF: (test, one = "", other = "") => (test ? one : other),
  LN: (of) => Math.log(numberOf(of)),
  MAX: (...all) => Math.max(...all.map(numberOf)),
  MIN: (...all) => Math.min(...all.map(numberOf)),
  // Excel wants the prefix in the file and does not show it.
  "_xlfn.NORM.S.DIST": (at) => normalBelow(numberOf(at)),
  ROUND: (of, digits) => wholeOf(numberOf(of) * 10 ** numberOf(digits)) / 10 ** numberOf(digits),
  SQRT: (of) => Math.sqrt(numberOf(of)),
  SUM: (all = []) => sumOf(all),
  SUMIF: (names = [], name = "", amounts = []) => sumOf(each(each(names, name, "="), amounts, "*")),
  SUMPRODUCT: (one = [], other = []) => sumOf(each(one, other, "*")),
};

function numberOf(value: Worth | undefined): number {
  return typeof value === "number" ? value : 0;
}

function sumOf(values: Worth): number {
  return [values].flat().reduce((sum: number, value) => sum + numberOf(value), 0);
}

/** One by one, where either is a list. */
function each(one: Worth, other: Worth, sign: string): Worth {
  if (typeof one === "object") return one.map((it, at) => each(it, atOf(other, at), sign) as Value);
  if (typeof other === "object") return other.map((it) => each(one, it, sign) as Value);
  if (sign === "=") return Number(one === other);
  const of = signs.find((all) => sign in all)?.[sign];
  return of?.(numberOf(one), numberOf(other)) ?? "";
}

function atOf(value: Worth, index: number): Value {
  return typeof value === "object" ? (value[index] ?? "") : value;
}

/** Of a text with a question mark for each operand. */
function worthOf(text: string, operands: readonly Formula[]): Worth {
  const left = [...operands];
  const tokens = text.match(/"[^"]*"|[\w.]+|\S/g) ?? [];
  const calculation = (level = 0): Worth => {
    const own = signs[level];
    if (!own) return one();
    let value = calculation(level + 1);
    while ((tokens[0] ?? "") in own) {
      const sign = tokens.shift() as string;
      value = each(value, calculation(level + 1), sign);
    }
    return value;
  };
  const one = (): Worth => {
    const token = tokens.shift() ?? "";
    if (token === "?") return left.shift()?.value ?? "";
    if (token.startsWith('"')) return token.slice(1, -1);
    if (token !== "(" && tokens[0] !== "(") return Number(token);
    if (token !== "(") tokens.shift();
    const all = [calculation()];
    while (tokens.shift() === ",") all.push(calculation());
    return token === "(" ? all[0]! : functions[token]!(...all);
  };
  return calculation();
}
