import Download from "lucide-react/icons/download";
import { familyColors } from "#app/families/family-colors.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { Section, SectionHeading } from "#app/ui/section.tsx";
import { WideTable } from "#app/ui/wide-table.tsx";
import { fill } from "#core/template.ts";
import type { BuyersContent } from "./content.ts";
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
  const cell = "figures py-2.5 pl-3 text-right";
  return (
    <WideTable label={words.sheet} className="mt-5">
      <table className="w-full text-small">
        <thead>
          <tr className="text-caption text-ink-2 *:pb-2 *:align-bottom *:font-normal">
            <th scope="col" className="text-left">
              {programme.service}
            </th>
            <th scope="col" className="pl-3 text-right">
              {words.cases}
            </th>
            <th scope="col" className="pl-3 text-right max-sm:hidden">
              {words.average}
            </th>
            <th scope="col" className="pl-3 text-right">
              {words.cost}
            </th>
          </tr>
        </thead>
        <tbody>
          {report.rows.map(({ name, family, cases, average, cost, percent }) => (
            <tr key={name} className="border-line border-t align-top">
              <th scope="row" className="w-1/2 py-2.5 text-left font-medium wrap-anywhere">
                {name}
                <span
                  aria-hidden="true"
                  className={`mt-1.5 block h-2 rounded-pill ${familyColors[family].solid}`}
                  style={{ width: `${percent}%` }}
                />
              </th>
              <td className={cell}>{cases}</td>
              <td className={`${cell} max-sm:hidden`}>{average}</td>
              <td className={cell}>{cost}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-ink border-t-2 font-semibold">
            <th scope="row" className="py-2.5 text-left">
              {programme.total}
            </th>
            <td className={cell}>{report.cases}</td>
            <td className="max-sm:hidden" />
            <td className={cell}>{report.cost}</td>
          </tr>
        </tfoot>
      </table>
    </WideTable>
  );
}
