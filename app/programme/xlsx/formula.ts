// Formulas of a spreadsheet, each with what it comes to: whoever builds one from others builds both, so a file can hold the values
// for readers that do not recalculate.

import { wholeOf } from "#core/band.ts";

export type Value = number | string;

export interface Formula {
  readonly text: string;
  readonly value: Value;
  /** How firmly its outermost operation binds. */
  readonly binds: number;
}

/** Cells of one column, or a calculation over each of them. */
export interface Cells {
  readonly text: string;
  readonly values: readonly Value[];
}

export type Operand = Formula | number;

const strength = { compare: 1, add: 2, multiply: 3, power: 4, whole: 5 } as const;

export function whole(text: string, value: Value): Formula {
  return { text, value, binds: strength.whole };
}

export function numberOf(operand: Operand): number {
  if (typeof operand === "number") return operand;
  return typeof operand.value === "number" ? operand.value : 0;
}

function written(operand: Operand, least: number): string {
  if (typeof operand === "number") return operand < 0 ? `(${operand})` : String(operand);
  return operand.binds < least ? `(${operand.text})` : operand.text;
}

export function plus(...all: Operand[]): Formula {
  const text = all.map((each) => written(each, strength.add)).join("+");
  const value = all.reduce((sum: number, each) => sum + numberOf(each), 0);
  return { text, value, binds: strength.add };
}

export function minus(one: Operand, other: Operand): Formula {
  const text = `${written(one, strength.add)}-${written(other, strength.multiply)}`;
  return { text, value: numberOf(one) - numberOf(other), binds: strength.add };
}

/** Factors that are 1 whatever the reader changes are left out. */
export function times(...all: Operand[]): Formula {
  const factors = all.filter((each) => each !== 1);
  if (factors.length === 0) return whole("1", 1);
  const text = factors.map((each) => written(each, strength.multiply)).join("*");
  const value = factors.reduce((product: number, each) => product * numberOf(each), 1);
  return { text, value, binds: strength.multiply };
}

export function over(one: Operand, other: Operand): Formula {
  const text = `${written(one, strength.multiply)}/${written(other, strength.power)}`;
  return { text, value: numberOf(one) / numberOf(other), binds: strength.multiply };
}

export function power(base: Operand, exponent: Operand): Formula {
  const text = `${written(base, strength.whole)}^${written(exponent, strength.whole)}`;
  return { text, value: numberOf(base) ** numberOf(exponent), binds: strength.power };
}

function call(name: string, of: (...values: number[]) => number) {
  return (...all: Operand[]) =>
    whole(`${name}(${all.map((each) => written(each, 0)).join(",")})`, of(...all.map(numberOf)));
}

export const exp = call("EXP", Math.exp);
export const ln = call("LN", Math.log);
export const sqrt = call("SQRT", Math.sqrt);
export const least = call("MIN", Math.min);
export const most = call("MAX", Math.max);
export const round = call("ROUND", (value = 0, digits = 0) => {
  const unit = 10 ** digits;
  return wholeOf(value * unit) / unit;
});

/** The share of a normal distribution below so many deviations. Excel wants the prefix in the file and does not show it. */
export function normal(at: Operand, below: (at: number) => number): Formula {
  return whole(`_xlfn.NORM.S.DIST(${written(at, 0)},TRUE)`, below(numberOf(at)));
}

export function either(test: Formula, one: Operand | string, other: Operand | string): Formula {
  const [first, second] = [one, other].map((each) =>
    typeof each === "string" ? whole(`"${each}"`, each) : each,
  ) as [Operand, Operand];
  const chosen = test.value ? first : second;
  const value = typeof chosen === "number" ? chosen : chosen.value;
  return whole(`IF(${[test, first, second].map((each) => written(each, 0)).join(",")})`, value);
}

function compare(sign: string, holds: (one: number, other: number) => boolean) {
  return (one: Operand, other: Operand): Formula => ({
    text: `${written(one, strength.add)}${sign}${written(other, strength.add)}`,
    value: Number(holds(numberOf(one), numberOf(other))),
    binds: strength.compare,
  });
}

export const isSame = compare("=", (one, other) => one === other);
export const isBelow = compare("<", (one, other) => one < other);

export function isBlank(cell: Formula): Formula {
  return { text: `${cell.text}=""`, value: Number(cell.value === ""), binds: strength.compare };
}

export function both(one: Formula, other: Formula): Formula {
  return whole(`AND(${one.text},${other.text})`, Number(one.value && other.value));
}

export function sumOf({ text, values }: Cells): Formula {
  return whole(
    `SUM(${text})`,
    values.reduce((sum: number, each) => sum + Number(each), 0),
  );
}

/** Of the amounts beside a name. */
export function sumBeside(names: Cells, name: Formula, amounts: Cells): Formula {
  const value = amounts.values.reduce(
    (sum: number, each, index) => sum + (names.values[index] === name.value ? Number(each) : 0),
    0,
  );
  return whole(`SUMIF(${names.text},${name.text},${amounts.text})`, value);
}
