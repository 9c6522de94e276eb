import { useNumberFormat } from "#app/programme/use-number-format.ts";
import { WideTable } from "#app/ui/wide-table.tsx";
import { carryingOf } from "#core/carrying.ts";
import { fill } from "#core/template.ts";
import type { EstimateProps } from "./estimator-props.ts";

/** Ways to pay for the same programme: what each costs in a year, and who carries a bad one. */
export function Carrying({ content, programme, result }: EstimateProps) {
  const { rough, percent } = useNumberFormat(programme.country);
  const { ways, ...texts } = content.carrying;
  const { fixed, perEvent, year, stopped } = carryingOf(result);
  const rows = [
    { id: "fixed", name: ways.fixed.name, pays: rough(fixed), who: ways.fixed.who },
    {
      id: "event",
      name: fill(ways.event.name, { fee: rough(perEvent) }),
      pays: fill(texts.between, { low: rough(year.low), high: rough(year.high) }),
      who: ways.event.who,
    },
    ...stopped.map(({ percent: stop, most, above }) => ({
      id: String(stop),
      name: fill(ways.stopped.name, { percent: percent(stop * 100) }),
      pays: fill(texts.atMost, { most: rough(most) }),
      who: fill(ways.stopped.who, { most: rough(most), above: rough(above) }),
    })),
  ];
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
          {rows.map(({ id, name, pays, who }) => (
            <tr key={id}>
              <th scope="row" className="font-semibold">
                {name}
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
