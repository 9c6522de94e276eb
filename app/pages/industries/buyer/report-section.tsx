import Download from "lucide-react/icons/download";
import { familyColors } from "#app/families/family-colors.ts";
import { ServicesTable } from "#app/families/services-table.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { Section, SectionHeading } from "#app/ui/section.tsx";
import type { BuyersContent } from "#content/buyers/schema.ts";
import { fill } from "#core/template.ts";
import type { SampleProgramme } from "./sample.server.ts";
import { SampleMark } from "./sample-mark.tsx";

/** A month of the sample programme as its report shows it, and the same as a file. */
export function ReportSection({
  texts,
  sample,
  file,
}: {
  texts: Omit<BuyersContent, "buyers">;
  sample: SampleProgramme;
  file: { path: string; size: string };
}) {
  const { report: words } = texts;
  const { report } = sample;
  const totals = [
    [words.cases, report.cases],
    [words.onTime, report.onTime],
    [words.satisfaction, report.satisfaction],
    [words.cost, report.cost],
  ];
  return (
    <Section>
      <SectionHeading title={words.title}>{words.lead}</SectionHeading>
      <figure className="rounded-card rounded-tr-arc bg-white p-[min(1.5rem,5vw)] shadow-console sm:p-10">
        <figcaption className="flex flex-wrap items-center gap-3 font-display text-h3 font-semibold">
          {words.sheet}
          <SampleMark>{texts.sample}</SampleMark>
        </figcaption>
        <dl className="mt-7 grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] md:grid-cols-4 gap-5 border-line border-y py-5">
          {totals.map(([name, value]) => (
            <div key={name} className="flex flex-col-reverse justify-end">
              <dt className="text-caption text-ink-2">{name}</dt>
              <dd className="figures text-figure-inline">{value}</dd>
            </div>
          ))}
        </dl>
        <ReportTable words={words} sample={sample} />
      </figure>
      <a
        href={file.path}
        download
        className={`${buttonClass({ variant: "secondary" })} mt-8 print:hidden`}
      >
        <Download aria-hidden="true" size={20} strokeWidth={1.75} className="shrink-0" />
        {fill(words.download, { size: file.size })}
      </a>
    </Section>
  );
}

function ReportTable({
  words,
  sample: { report, words: programme },
}: {
  words: BuyersContent["report"];
  sample: SampleProgramme;
}) {
  return (
    <ServicesTable
      label={words.sheet}
      headings={[programme.service, words.cases, words.average, words.cost]}
      wideOnly={1}
      groups={[
        {
          rows: report.rows.map(({ name, family, cases, average, cost, percent }) => ({
            name,
            values: [cases, average, cost],
            bar: (
              <i
                className={`mt-1.5 block h-2 rounded-pill ${familyColors[family].solid}`}
                style={{ width: `${percent}%` }}
              />
            ),
          })),
        },
      ]}
      totals={[{ name: programme.total, values: [report.cases, "", report.cost] }]}
      className="mt-5 text-small [--row:0.65em]"
    />
  );
}
