import { Card, DataTable, Facts, type PageProps, quietButton } from "../../parts.tsx";
import type { DeskTexts } from "../../texts.ts";

export function Programme({
  programme,
  texts,
}: {
  programme: NonNullable<PageProps<"lead">["view"]["lead"]["programme"]>;
  texts: DeskTexts;
}) {
  if (typeof programme === "string") return <Card title={texts.lead.programme}>{programme}</Card>;
  const { facts, headings, rows, links } = programme;
  return (
    <Card title={texts.lead.programme}>
      <Facts facts={facts} className="mb-4 flex flex-wrap gap-x-8 gap-y-2" />
      <DataTable
        label={texts.lead.programme}
        columns={headings}
        rows={rows.map((cells) =>
          cells.map((cell) => (
            <span key={cell} className="whitespace-nowrap">
              {cell}
            </span>
          )),
        )}
      />
      <div className="-mx-3 mt-3 flex flex-wrap gap-x-4">
        {links.map(([label, href]) => (
          <a key={href} href={href} className={quietButton} rel="noreferrer">
            {label}
          </a>
        ))}
      </div>
    </Card>
  );
}
