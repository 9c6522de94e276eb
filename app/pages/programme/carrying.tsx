import { carryingWords } from "#app/programme/carrying-words.ts";
import { useNumberFormat } from "#app/programme/use-number-format.ts";
import { WideTable } from "#app/ui/wide-table.tsx";
import type { EstimateProps } from "./estimator-props.ts";

/** Ways to pay for the same programme: what each costs in a year, and who carries a bad one. */
export function Carrying({ content, programme, result }: EstimateProps) {
  const texts = content.carrying;
  const rows = carryingWords(result, texts, useNumberFormat(programme.country));
  return (
    <WideTable label={texts.title} className="mt-4">
      <table className="w-full text-small leading-snug [&_:is(td,th)]:border-t [&_:is(td,th)]:border-line [&_:is(td,th)]:py-3 [&_:is(td,th)]:pr-4 [&_:is(td,th)]:text-left [&_:is(td,th)]:align-top">
        <thead>
          <tr>
            {[texts.way, texts.year, texts.carries].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ way, pays, who }) => (
            <tr key={way}>
              <th scope="row" className="font-semibold">
                {way}
              </th>
              <td className="figures">{pays}</td>
              <td>{who}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  );
}
