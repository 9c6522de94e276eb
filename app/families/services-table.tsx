import { Fragment, type ReactNode } from "react";
import { useSite } from "#app/site-data/use-site.ts";
import { WideTable } from "#app/ui/wide-table.tsx";
import type { FamilyId } from "#core/pages.ts";
import { familyColors } from "./family-colors.ts";

interface Row {
  name: string;
  values: readonly ReactNode[];
  /** Below the name. */
  bar?: ReactNode;
  /** In a row of its own: on a narrow screen as wide as what is seen of the table, elsewhere as the names. */
  scope?: string;
}

/** Services with their numbers, by family where groups name one, and totals below a line. `--row` is a row's padding. */
export function ServicesTable({
  label,
  headings: [nameHeading, ...headings],
  groups,
  totals,
  wideOnly,
  className,
}: {
  label: string;
  /** Of the names and the values; the last one is above all values that are left. */
  headings: readonly string[];
  groups: readonly { family?: FamilyId; note?: string; rows: readonly Row[] }[];
  totals: readonly Row[];
  /** The column that phones leave out. */
  wideOnly?: number;
  className: string;
}) {
  const { families } = useSite().texts;
  const columns = totals[0]?.values.length ?? 0;
  const onPhones = (index: number) => (index === wideOnly ? "max-sm:hidden" : "");
  const cells = ({ name, bar, values }: Row) => (
    <>
      <th
        scope="row"
        className={`py-(--row) text-left max-[24rem]:hyphens-auto max-[24rem]:wrap-anywhere ${bar ? "w-1/2" : "max-sm:w-2/5"}`}
      >
        {name}
        {bar}
      </th>
      {values.map((value, index) => (
        <td
          key={headings[index] ?? "last"}
          className={`figures py-(--row) pl-[0.4em] text-right sm:pl-[0.8em] sm:whitespace-nowrap ${onPhones(index)}`}
        >
          {value}
        </td>
      ))}
    </>
  );
  return (
    <WideTable label={label} className={className}>
      <table className="w-full">
        <thead>
          <tr className="text-ink-2 max-sm:text-[0.875rem] sm:text-[0.88em] print:text-[max(0.88em,8pt)] *:pb-[0.4em] *:align-bottom *:font-normal">
            <th scope="col" className="text-left">
              {nameHeading}
            </th>
            {headings.map((heading, index) => (
              <th
                key={heading}
                scope="col"
                colSpan={index === headings.length - 1 ? columns - index : undefined}
                className={`pl-[0.4em] text-right sm:pl-[0.8em] ${onPhones(index)}`}
              >
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ family, note, rows }) => (
          <tbody key={family ?? "all"} className="break-inside-avoid">
            {family && (
              <tr className="border-line-strong border-t">
                <th
                  scope="rowgroup"
                  colSpan={1 + columns}
                  className="pt-[calc(var(--row)+0.25em)] pb-[calc(var(--row)/2)] text-left"
                >
                  <i
                    className={`mr-[0.5em] inline-block size-[0.75em] rounded-pill ${familyColors[family].solid}`}
                  />
                  {families[family]}
                  {note && <span className="ml-[0.7em] font-normal text-ink-2">{note}</span>}
                </th>
              </tr>
            )}
            {rows.map((row) => (
              <Fragment key={row.name}>
                <tr
                  className={`border-line border-t *:first:font-medium ${row.scope ? "align-top *:pb-0" : row.bar ? "align-top" : "align-baseline"}`}
                >
                  {cells(row)}
                </tr>
                {row.scope && (
                  <tr>
                    <td
                      colSpan={1 + columns}
                      className="below-name pb-(--row) leading-tight text-ink-2 first-letter:uppercase sm:text-[0.9em] paper:text-[max(0.9em,8pt)]"
                    >
                      {row.scope}
                    </td>
                  </tr>
                )}
              </Fragment>
            ))}
          </tbody>
        ))}
        <tfoot>
          {totals.map((row) => (
            <tr key={row.name} className="border-ink align-baseline font-semibold first:border-t-2">
              {cells(row)}
            </tr>
          ))}
        </tfoot>
      </table>
    </WideTable>
  );
}
