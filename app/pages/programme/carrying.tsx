import { carryingWords } from "#app/programme/carrying-words.ts";
import { useNumberFormat } from "#app/programme/use-number-format.ts";
import type { EstimateProps } from "./estimator-props.ts";
import { FigureTable } from "./figure-table.tsx";

/** Ways to pay for the same programme: what each costs in a year, and who carries a bad one. */
export function Carrying({ content: { carrying }, programme, result }: EstimateProps) {
  const ways = carryingWords(programme, result, carrying, useNumberFormat(programme.country));
  return (
    <FigureTable
      title={carrying.title}
      heads={[carrying.way, carrying.year, carrying.carries]}
      rows={ways.map(({ way, pays, who }) => ({ name: way, cells: [pays, who] }))}
      className="mt-4"
    />
  );
}
