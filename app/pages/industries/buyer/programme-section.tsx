import { familyColors } from "#app/families/family-colors.ts";
import { useSite } from "#app/site-data/use-site.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Section, SectionHeading } from "#app/ui/section.tsx";
import { WideTable } from "#app/ui/wide-table.tsx";
import { programmePath } from "#core/programme-start.ts";
import { fill } from "#core/template.ts";
import type { BuyersContent } from "./content.ts";
import type { SampleProgramme } from "./sample.server.ts";
import { SampleMark } from "./sample-mark.tsx";

/** What the sample programme covers and costs, with the estimator set to it. */
export function ProgrammeSection({
  texts,
  sample,
}: {
  texts: Omit<BuyersContent, "buyers">;
  sample: SampleProgramme;
}) {
  const { country } = useSite();
  const { totals, words } = sample;
  return (
    <Section ground="bone">
      <SectionHeading title={texts.programme.title}>
        {fill(texts.programme.lead, { customers: sample.customers })}
      </SectionHeading>
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-12">
        <div className="min-w-0 rounded-card bg-white p-[min(1.5rem,5vw)] sm:p-8 lg:col-span-8">
          <h3 className="flex flex-wrap items-center justify-between gap-3 text-h3">
            {texts.programme.coverage}
            <SampleMark>{texts.sample}</SampleMark>
          </h3>
          <p className="mt-2 text-small text-ink-2">
            {sample.company}. {sample.customerIs} {sample.basis}.
          </p>
          <CoverageTable label={texts.programme.coverage} sample={sample} />
        </div>
        <div className="on-night rounded-card rounded-br-arc p-[min(1.75rem,6vw)] sm:p-9 lg:col-span-4">
          <p className="text-small text-sky">{words.fee}</p>
          <p className="figures mt-2 text-figure text-amber">{totals.fee}</p>
          <p className="mt-1 text-small text-sky">{totals.range}</p>
          <dl className="mt-7 grid gap-4 md:max-lg:grid-cols-3">
            {[
              [words.cases, totals.cases],
              [words.cost, totals.cost],
              [words.allIn, totals.allIn],
            ].map(([name, value]) => (
              <div key={name} className="border-night-line border-t pt-3">
                <dt className="text-small text-sky">{name}</dt>
                <dd className="figures text-figure-inline">{value}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-6 text-caption text-sky">{words.notOffer}</p>
          <ButtonLink
            variant="secondary"
            className="mt-6"
            to={programmePath(country, sample.fragment)}
          >
            {texts.programme.open}
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}

function CoverageTable({ label, sample }: { label: string; sample: SampleProgramme }) {
  const { families } = useSite().texts;
  const { words, totals } = sample;
  const cell = "figures py-2 pl-3 text-right align-baseline";
  return (
    <WideTable label={label} className="mt-5">
      <table className="w-full text-small">
        <thead>
          <tr className="align-bottom text-caption text-ink-2 *:pb-2 *:font-normal">
            <th scope="col" className="text-left">
              {words.service}
            </th>
            <th scope="col" className="pl-3 text-right">
              {words.cases}
            </th>
            <th scope="col" className="pl-3 text-right">
              {words.cost}
            </th>
          </tr>
        </thead>
        {sample.groups.map(({ family, limits, parts }) => (
          <tbody key={family}>
            <tr className="border-line-strong border-t">
              <th scope="rowgroup" colSpan={3} className="pt-3 pb-1 text-left">
                <span
                  className={`mr-2 inline-block size-3 rounded-pill ${familyColors[family].solid}`}
                />
                {families[family]}
                <span className="ml-3 font-normal text-ink-2">{limits}</span>
              </th>
            </tr>
            {parts.map(({ name, cases, cost }) => (
              <tr key={name} className="border-line border-t">
                <th scope="row" className="py-2 text-left font-medium wrap-break-word">
                  {name}
                </th>
                <td className={cell}>{cases}</td>
                <td className={cell}>{cost}</td>
              </tr>
            ))}
          </tbody>
        ))}
        <tfoot>
          <tr className="border-ink border-t-2 font-semibold">
            <th scope="row" className="py-2 text-left">
              {words.total}
            </th>
            <td className={cell}>{totals.cases}</td>
            <td className={cell}>{totals.cost}</td>
          </tr>
        </tfoot>
      </table>
    </WideTable>
  );
}
