import type { Formula, Value } from "./formula.ts";

export const formats = ["text", "number", "whole", "count", "money", "percent", "spread"] as const;
export type Format = (typeof formats)[number];
/** `input`: the reader's to change. */
export const looks = ["plain", "bold", "input"] as const;
export type Look = (typeof looks)[number];

export interface Cell {
  content: Formula | Value;
  format: Format;
  look: Look;
}

type Written = Formula | Value | undefined;

/** At the next column of its row, whose title is the same in each. */
export type Put = (title: string, written: Written, format?: Format, look?: Look) => Formula;

/** A sheet that is filled row by row. A cell that was filled is a formula for others to use. */
export class Sheet {
  readonly rows: Cell[][] = [];

  readonly name: string;
  readonly widths: readonly number[];

  constructor(name: string, widths: readonly number[]) {
    this.name = name;
    this.widths = widths;
  }

  /** In a row, the last one if it is not said, at its next free column. */
  put(
    written: Written,
    format: Format = "text",
    look: Look = "plain",
    number = this.rows.length,
  ): Formula {
    const row = this.rows[number - 1] as Cell[];
    row.push({ content: written ?? "", format, look });
    const value = typeof written === "object" ? written.value : (written ?? "");
    return { text: `${this.prefix}${letters(row.length)}${number}`, value };
  }

  row(...titles: string[]): void {
    this.rows.push([]);
    for (const title of titles) this.put(title, "text", "bold");
  }

  /** A name, and a figure beside it. */
  line(name: string, written: Written, format: Format = "text", look: Look = "plain"): Formula {
    this.row();
    this.put(name);
    return this.put(written, format, look);
  }

  /** Room for so many rows below their titles, which are filled from the left, as often as there is more to add to all of them. */
  table(count: number) {
    this.row();
    const titles = this.rows.length;
    for (let added = 0; added < count; added += 1) this.row();
    return <Item, Row>(items: readonly Item[], fill: (put: Put, item: Item, at: number) => Row) =>
      items.map((item, at) => {
        const put: Put = (title, written, format, look) => {
          if (at === 0) this.put(title, "text", "bold", titles);
          return this.put(written, format, look, titles + 1 + at);
        };
        return fill(put, item, at);
      });
  }

  /** As a formula on this sheet names its cells. */
  own(text: string): string {
    return text.replaceAll(this.prefix, "");
  }

  private get prefix(): string {
    return `'${this.name.replaceAll("'", "''")}'!`;
  }
}

/** From the first of a column's cells to the last. */
export function from(cells: readonly Formula[]): Formula {
  const [first, last] = [cells[0]?.text ?? "", cells.at(-1)?.text ?? ""];
  return {
    text: `${first}:${last.slice(last.lastIndexOf("!") + 1)}`,
    value: cells.map(({ value }) => value as Value),
  };
}

/** "A", "Z", "AA" */
export function letters(column: number): string {
  const before = Math.floor((column - 1) / 26);
  return (before > 0 ? letters(before) : "") + String.fromCharCode(65 + ((column - 1) % 26));
}
