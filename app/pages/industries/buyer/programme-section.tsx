import { ServicesTable } from "#app/families/services-table.tsx";
import { useSite } from "#app/site-data/use-site.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Section, SectionHeading } from "#app/ui/section.tsx";
import type { BuyersContent } from "#content/buyers/schema.ts";
import { programmePath } from "#core/programme-start.ts";
import { fill } from "#core/template.ts";
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
        <div className="min-w-0 rounded-card bg-white p-[min(1.5rem,5vw)] sm:p-8 lg:col-span-8 lg:flex lg:flex-col">
          <h3 className="flex flex-wrap items-center justify-between gap-3 text-h3">
            {texts.programme.coverage}
            <SampleMark>{texts.sample}</SampleMark>
          </h3>
          <p className="mt-2 text-small text-ink-2">
            {sample.company}. {sample.customerIs} {sample.basis}
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
  const { words, totals, groups } = sample;
  return (
    <ServicesTable
      label={label}
      headings={[words.service, words.cases, words.cost]}
      groups={groups.map(({ family, limits, parts }) => ({
        family,
        note: limits,
        rows: parts.map(({ name, cases, cost }) => ({ name, values: [cases, cost] })),
      }))}
      totals={[{ name: words.total, values: [totals.cases, totals.cost] }]}
      className="mt-5 grow text-small [--row:0.5em] lg:[&_tr]:align-middle [&>table]:h-full"
    />
  );
}
