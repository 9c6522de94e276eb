import { WideTable } from "#app/ui/wide-table.tsx";

/** A small table of figures, each row with its name. */
export function FigureTable({
  title,
  heads,
  rows,
  className,
}: {
  title: string;
  heads: readonly string[];
  rows: readonly { name: string; note?: string | undefined; cells: readonly string[] }[];
  className?: string;
}) {
  return (
    <WideTable label={title} className={className}>
      <table className="w-full text-small leading-snug [&_:is(td,th)]:border-t [&_:is(td,th)]:border-line [&_:is(td,th)]:py-2.5 [&_:is(td,th)]:pr-2 sm:[&_:is(td,th)]:pr-4 [&_:is(td,th)]:text-left [&_:is(td,th)]:align-top">
        <thead>
          <tr>
            {heads.map((head) =>
              head ? (
                <th key={head} scope="col">
                  {head}
                </th>
              ) : (
                <td key="names" />
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, note, cells }) => (
            <tr key={name}>
              <th scope="row" className="font-semibold">
                {name}
                {note && <span className="block font-normal text-danger">{note}</span>}
              </th>
              {cells.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its column
                <td key={index} className="tabular-nums">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  );
}
