import { useEffect, useState } from "react";
import { familyColors } from "#app/families/family-colors.ts";
import { limitWords } from "#app/programme/assumption-words.ts";
import { useNumberFormat } from "#app/programme/use-number-format.ts";
import { localeOf } from "#app/site.ts";
import { useSite } from "#app/site-data/use-site.ts";
import { familyIds } from "#core/pages.ts";
import { chosenServices } from "#core/programme.ts";
import { services } from "#core/services.ts";
import { connectionIds } from "./content.ts";
import { type BriefProps, Part, Sheet } from "./sheet.tsx";

/** What it is, what it comes to, what it covers, how it runs. */
export function FirstSheet({ content, words, endings, programme, result }: BriefProps) {
  const { dictionary } = useSite();
  const format = useNumberFormat(programme.country);
  const chosen = chosenServices(programme);
  const about = content.what.text
    .replace("{services}", String(chosen.length))
    .replace("{customers}", format.integer(programme.customers))
    .replace("{company}", words.companies[programme.company])
    .replace("{country}", words.sourceCountries[programme.country]);
  return (
    <Sheet
      services={chosen.length}
      title={useToday(content.date)}
      page={content.page.replace("{page}", "1")}
    >
      <h2 className="mt-[1em] font-display text-[2.3em] leading-[1.05] font-semibold tracking-tight">
        {content.sheetTitle}
      </h2>
      <Part title={content.what.title} className="mt-[1.2em]">
        <p className="max-w-[75ch]">{about}</p>
      </Part>
      <Part title={content.estimate} className="mt-[1.4em]">
        <EstimateFigures words={words} programme={programme} result={result} />
        <p className="mt-[0.8em] text-[0.9em] text-ink-2">
          {words.notOffer} {words.rangeNote}
        </p>
      </Part>
      <Part title={content.coverage.title} className="mt-[1.4em]">
        <Coverage content={content} words={words} programme={programme} />
      </Part>
      <div className="mt-[1.4em] grid gap-x-[2em] gap-y-[1.2em] sm:grid-cols-2 print:grid-cols-2">
        <Part title={content.steps}>
          <ol className="grid gap-[0.5em]">
            {(["solicitud", "coordinacion", "resolucion"] as const).map((step, index) => (
              <li key={step}>
                <strong>
                  {index + 1}. {dictionary[step]}.
                </strong>{" "}
                {dictionary[`${step}Desc`]}
                {step === "resolucion" && ` ${endings}`}
              </li>
            ))}
          </ol>
        </Part>
        <Part title={content.connected.title}>
          <ul className="grid list-disc gap-[0.5em] pl-[1.1em]">
            {connectionIds.map((id) => (
              <li key={id}>{content.connected.items[id]}</li>
            ))}
          </ul>
        </Part>
      </div>
    </Sheet>
  );
}

function EstimateFigures({
  words,
  programme,
  result,
}: Pick<BriefProps, "words" | "programme" | "result">) {
  const { low, likely, high } = result.total;
  const { fee, cost, integer } = useNumberFormat(programme.country);
  const between = (from: string, to: string) =>
    words.between.replace("{low}", from).replace("{high}", to);
  const figures = [
    {
      name: words.perCustomerMonth,
      likely: fee(likely.costPerCustomerMonth),
      range: between(fee(low.costPerCustomerMonth), fee(high.costPerCustomerMonth)),
    },
    {
      name: words.cases,
      likely: integer(likely.cases),
      range: between(integer(low.cases), integer(high.cases)),
    },
    {
      name: words.cost,
      likely: cost(likely.cost),
      range: between(cost(low.cost), cost(high.cost)),
    },
  ];
  return (
    <dl className="grid gap-[1em] sm:grid-cols-3 print:grid-cols-3">
      {figures.map(({ name, likely, range }) => (
        <div key={name} className="border-l-3 border-amber pl-[0.8em]">
          <dt className="text-[0.9em] text-ink-2">{name}</dt>
          <dd>
            <span className="figures block text-[2em] leading-tight font-semibold">{likely}</span>
            <span className="text-[0.9em] text-ink-2">{range}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Coverage({
  content,
  words,
  programme,
}: Pick<BriefProps, "content" | "words" | "programme">) {
  const { texts } = useSite();
  const chosen = chosenServices(programme);
  const groups = familyIds
    .map((family) => ({ family, ids: chosen.filter((id) => services[id].family === family) }))
    .filter(({ ids }) => ids.length > 0);
  if (groups.length === 0) return <p>{content.coverage.none}</p>;
  return (
    <div className="gap-x-[1.6em] sm:columns-3 print:columns-3">
      {groups.map(({ family, ids }) => (
        <div key={family} className="mb-[0.8em] break-inside-avoid">
          <h3 className="flex items-center gap-[0.5em] font-text font-semibold">
            <span className={`size-[0.7em] rounded-pill ${familyColors[family].solid}`} />
            {texts.families[family]}
          </h3>
          <ul>
            {ids.map((id) => (
              <li
                key={id}
                className="flex justify-between gap-[0.6em] border-t border-line py-[0.15em] text-[0.92em] leading-snug"
              >
                <span>{words.services[id]}</span>
                <span className="shrink-0 text-ink-2">
                  {limitWords(programme.services[id] ?? "none", words)}
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

/** The files are made ahead of time: the date is the reader's. */
function useToday(label: string): string {
  const site = useSite();
  const [today, setToday] = useState("");
  const locale = localeOf(site);
  useEffect(() => {
    setToday(new Intl.DateTimeFormat(locale, { dateStyle: "long" }).format(new Date()));
  }, [locale]);
  return today && `${label}: ${today}`;
}
