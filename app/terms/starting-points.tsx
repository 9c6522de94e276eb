import { Section, SectionHeading } from "#app/ui/section.tsx";
import { WideTable } from "#app/ui/wide-table.tsx";
import type { StartingPoint, StartingPoints } from "./terms.server.ts";

/** Nothing while the owner has answered none of the page's questions. */
export function StartingPointsSection({ points }: { points: StartingPoints | undefined }) {
  if (!points) return null;
  return (
    <Section>
      <SectionHeading title={points.title}>{points.lead}</SectionHeading>
      <StartingPointList items={points.items} />
    </Section>
  );
}

/** The owner's positions, question by question; on paper in the measure of the sheet around them. */
export function StartingPointList({ items }: { items: readonly StartingPoint[] }) {
  return (
    <dl className="mt-[0.8em]">
      {items.map(({ id, name, lines, rows, email }) => (
        <div
          key={id}
          data-term={id}
          className="grid content-start gap-x-6 gap-y-1 break-inside-avoid border-line border-t py-[0.8em] sm:grid-cols-[2fr_3fr] print:grid-cols-[2fr_3fr] print:py-[0.4em]"
        >
          <dt className="font-semibold">{name}</dt>
          <dd className="min-w-0 text-ink-2">
            {lines.map((line) => (
              <p key={line} className="wrap-anywhere not-first:mt-1">
                {email && line.includes(email) ? <Linked line={line} email={email} /> : line}
              </p>
            ))}
            {rows && <Rows label={name} rows={rows} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Linked({ line, email }: { line: string; email: string }) {
  const [before, after] = line.split(email);
  return (
    <>
      {before}
      <a href={`mailto:${email}`} className="font-semibold text-petrol underline">
        {email}
      </a>
      {after}
    </>
  );
}

function Rows({ label, rows: [heads = [], ...rows] }: { label: string; rows: string[][] }) {
  return (
    <WideTable label={label} className="mt-2">
      <table className="w-full text-left text-[0.9em]">
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col" className="pr-4 pb-1 font-semibold">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <tr key={cells.join()} className="border-line border-t">
              {cells.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never changed
                <td key={index} className="py-1 pr-4">
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
