import { useEffect, useState } from "react";
import { serviceCount } from "#app/programme/assumption-words.ts";
import { useNumberFormat } from "#app/programme/use-number-format.ts";
import { useSite } from "#app/site-data/use-site.ts";
import { writtenLocale } from "#core/countries.ts";
import type { Total } from "#core/estimate.ts";
import { fill } from "#core/template.ts";
import { connectionIds } from "./content.ts";
import { CoverageTables } from "./coverage-tables.tsx";
import { type BriefProps, Part, Sheet } from "./sheet.tsx";

/** The programme in words, its estimate by service, how a case runs and what is connected. */
export function FirstSheet({ content, words, endings, programme, result }: BriefProps) {
  const { dictionary } = useSite();
  const format = useNumberFormat(programme.country);
  const about = fill(content.what.text, {
    services: serviceCount(programme, words),
    customers: format.integer(programme.customers),
    company: words.companies[programme.company],
    country: words.sourceCountries[programme.country],
  });
  return (
    <Sheet
      services={result.services.length}
      title={useToday(content.date)}
      page={fill(content.page, { page: 1 })}
    >
      <h2 className="mt-[0.7em] font-display text-[2.3em] leading-[1.05] font-semibold tracking-tight">
        {content.sheetTitle}
      </h2>
      <Part title={content.what.title} className="mt-[1em]">
        <p className="max-w-[75ch] print:max-w-none">{about}</p>
      </Part>
      <Part
        title={content.estimate}
        className="mt-[1.2em] rounded-[1.2em] rounded-tr-[4.5em] bg-bone px-[1.3em] pt-[1.1em] pb-[1.2em]"
      >
        <EstimateFigures words={words} programme={programme} result={result} />
        <p className="mt-[1em] text-[0.85em] leading-snug text-ink-2">
          {words.notOffer} {words.rangeNote}
        </p>
      </Part>
      <Part title={content.coverage.title} className="mt-[1.2em]">
        <CoverageTables content={content} words={words} programme={programme} result={result} />
      </Part>
      <Part title={content.steps} className="mt-auto pt-[1.2em]">
        <ol className="grid gap-x-[1.2em] gap-y-[1em] sm:grid-cols-3 print:grid-cols-3">
          {steps.map(({ id, bar }, index) => (
            <li key={id} className={`border-t-4 pt-[0.4em] text-[0.92em] leading-snug ${bar}`}>
              <strong className="block">
                {index + 1}. {dictionary[id]}
              </strong>
              {dictionary[`${id}Desc`]}
              {id === "resolucion" && ` ${endings}`}
            </li>
          ))}
        </ol>
      </Part>
      <Part title={content.connected.title} className="mt-auto pt-[1.2em]">
        <ul className="grid gap-x-[1.2em] gap-y-[0.4em] text-[0.92em] leading-snug sm:grid-cols-2 print:grid-cols-2">
          {connectionIds.map((id) => (
            <li key={id} className="border-l-3 border-petrol pl-[0.7em]">
              {content.connected.items[id]}
            </li>
          ))}
        </ul>
      </Part>
    </Sheet>
  );
}

/** The colors are those of the three-part bar that stands for a case all over the site. */
const steps = [
  { id: "solicitud", bar: "border-petrol" },
  { id: "coordinacion", bar: "border-amber" },
  { id: "resolucion", bar: "border-line" },
] as const;

function EstimateFigures({
  words,
  programme,
  result,
}: Pick<BriefProps, "words" | "programme" | "result">) {
  const { fees, costs, integer } = useNumberFormat(programme.country);
  const { low, likely, high } = result.total;
  const fee = fees([low.costPerCustomerMonth, high.costPerCustomerMonth]);
  const cost = costs([low.cost, high.cost]);
  const figures: { name: string; of: (total: Total) => string }[] = [
    { name: words.perCustomerMonth, of: (total) => fee.write(total.costPerCustomerMonth) },
    { name: words.cases, of: (total) => integer(total.cases) },
    { name: words.cost, of: (total) => cost.write(total.cost) },
  ];
  return (
    <dl className="grid grid-cols-1 gap-[1em] lg:grid-cols-3 print:grid-cols-3">
      {figures.map(({ name, of }) => (
        <div key={name} className="border-l-3 border-amber pl-[0.8em]">
          <dt className="text-[0.9em] text-ink-2">{name}</dt>
          <dd>
            <span className="figures block text-[2em] leading-tight font-semibold">
              {of(likely)}
            </span>
            <span className="text-[0.9em] text-ink-2">
              {fill(words.between, { low: of(low), high: of(high) })}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The pages are built ahead of time, so the date is set in the browser. */
function useToday(label: string): string {
  const { country, language } = useSite();
  const [today, setToday] = useState("");
  const locale = writtenLocale(country, language);
  useEffect(() => {
    setToday(new Intl.DateTimeFormat(locale, { dateStyle: "long" }).format(new Date()));
  }, [locale]);
  return today && `${label}: ${today}`;
}
