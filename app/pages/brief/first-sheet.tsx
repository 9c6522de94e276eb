import { useEffect, useState } from "react";
import { NetworkFacts } from "#app/network/network-facts.tsx";
import {
  exclusionsOf,
  rangeWords,
  serviceCount,
  tierWords,
} from "#app/programme/assumption-words.ts";
import { carryingWords } from "#app/programme/carrying-words.ts";
import { useNumberFormat } from "#app/programme/use-number-format.ts";
import { useSite } from "#app/site-data/use-site.ts";
import { connectionIds } from "#content/brief/ids.ts";
import { basisWords } from "#core/assumptions.ts";
import { fewCasesOf } from "#core/band.ts";
import { monthOf } from "#core/benchmark-sets.ts";
import { writtenLocale } from "#core/countries.ts";
import { type Band, rangeOf } from "#core/estimate.ts";
import type { NumberFormat } from "#core/number-format.ts";
import { printedOf } from "#core/printed.ts";
import { fill } from "#core/template.ts";
import { CoverageTable } from "./coverage-table.tsx";
import { type BriefProps, Part, Sheet, small, smaller } from "./sheet.tsx";
import type { Room } from "./use-room.ts";

/** The programme in words, its estimate by service, who carries what and, with room for it, how a case runs and what is connected. */
export function FirstSheet(props: BriefProps) {
  const { content, words, endings, network, programme, result, people } = props;
  const { dictionary, language } = useSite();
  const format = useNumberFormat(programme.country);
  const about = fill(content.what.text, {
    services: serviceCount(programme, words),
    customers: format.integer(programme.customers),
    company: words.companies[programme.company],
    basis: basisWords(programme, words),
    country: words.sourceCountries[programme.country],
  });
  const named = (["company", "author"] as const).filter((field) => people[field].trim() !== "");
  return (
    <Sheet programme={programme} people={people} title={useToday(content.date)}>
      {(room) => (
        <>
          <h2 className="mt-[0.7em] font-display text-[2.3em] leading-[1.05] font-semibold tracking-tight">
            {programme.name ? `${content.sheetTitle}: ${programme.name}` : content.sheetTitle}
          </h2>
          {named.length > 0 && (
            <p className="mt-[0.5em] flex flex-wrap gap-x-[1.6em]">
              {named.map((field) => (
                <span key={field}>
                  <span className="text-ink-2">{content.people[field]}:</span>{" "}
                  <strong>{people[field]}</strong>
                </span>
              ))}
            </p>
          )}
          <Part title={content.what.title} className="mt-[1em]">
            <p className="max-w-[75ch] paper:max-w-none">{about}</p>
            {network && programme.network && (
              <NetworkFacts summary={programme.network} names={network} className="mt-[0.4em]" />
            )}
          </Part>
          <Part
            title={content.estimate}
            className="mt-[1.1em] break-inside-avoid rounded-[1.2em] rounded-tr-[4.5em] bg-bone px-[1.3em] pt-[1em] pb-[1.1em]"
          >
            <EstimateFigures {...props} room={room} />
            <p className={`mt-[0.9em] leading-snug text-ink-2 ${smaller}`}>
              {rangeWords(programme, result, words, format)}{" "}
              {result.tier && `${tierWords(result, words, format)}. `}
              {extraWords(props, format)}{" "}
              {fill(content.figuresOf, { month: monthOf(programme.set, language) })}{" "}
              {words.notOffer}
            </p>
          </Part>
          <Part title={content.coverage.title} className="mt-[1.1em]">
            <CoverageTable {...props} room={room} />
          </Part>
          <Part title={content.carrying.title} className="mt-[1em] break-inside-avoid">
            <Carrying {...props} room={room} />
          </Part>
          <Part title={words.excluded.title} className="mt-[1em] break-inside-avoid">
            <Items items={exclusionsOf(programme, words)} bar="border-line" />
          </Part>
          {room.hasExtras && (
            <>
              <Part title={content.steps} className="mt-auto break-inside-avoid pt-[1.1em]">
                <ol className="grid gap-x-[1.2em] gap-y-[1em] sm:grid-cols-3 paper:grid-cols-3">
                  {steps.map(({ id, bar }, index) => (
                    <li key={id} className={`border-t-4 pt-[0.4em] leading-snug ${small} ${bar}`}>
                      <strong className="block">
                        {index + 1}. {dictionary[id]}
                      </strong>
                      {dictionary[`${id}Desc`]}
                      {id === "resolucion" && ` ${endings}`}
                    </li>
                  ))}
                </ol>
              </Part>
              <Part title={content.connected.title} className="break-inside-avoid pt-[1.1em]">
                <Items
                  items={connectionIds.map((id) => content.connected.items[id])}
                  bar="border-petrol"
                />
              </Part>
            </>
          )}
        </>
      )}
    </Sheet>
  );
}

/** What the prices of the contract's year and the tax add, and the monthly price with those that the visitor counts. */
function extraWords({ content, programme, result }: BriefProps, { rough, percent }: NumberFormat) {
  const { allIn, indexation, tax, payers } = result;
  const lines = [
    ["index", indexation, programme.isIndexed],
    ["tax", tax, programme.isTaxed],
  ] as const;
  const added = lines.reduce((sum, [, amount, counts]) => sum + (counts ? amount : 0), 0);
  const month = rough(Math.round((allIn.likely + added) / payers / 12));
  return [
    ...lines.flatMap(([id, amount]) => {
      const rate = percent(rangeOf(programme, id).likely);
      return amount > 0 ? [fill(content.adds[id], { amount: rough(amount), percent: rate })] : [];
    }),
    ...(added > 0 ? [fill(content.adds.together, { fee: month })] : []),
  ].join(" ");
}

/** The colors are those of the three-part bar that stands for a case all over the site. */
const steps = [
  { id: "solicitud", bar: "border-petrol" },
  { id: "coordinacion", bar: "border-amber" },
  { id: "resolucion", bar: "border-line" },
] as const;

function Items({ items, bar }: { items: readonly string[]; bar: string }) {
  return (
    <ul
      className={`grid grid-cols-1 gap-x-[2em] gap-y-[0.3em] leading-snug sm:grid-cols-2 paper:grid-cols-2 ${small}`}
    >
      {items.map((item) => (
        <li key={item} className={`border-l-3 pl-[0.7em] ${bar}`}>
          {item}
        </li>
      ))}
    </ul>
  );
}

/** Of the ways to pay, the one that says least beside its neighbors. */
const middleStop = 3;

/** Ways to pay for the same programme, and who carries a bad year of each. */
function Carrying({ content, programme, result, room }: BriefProps & { room: Room }) {
  const lines = carryingWords(
    programme,
    result,
    content.carrying,
    useNumberFormat(programme.country),
  );
  return (
    <ul className={`grid gap-y-[0.2em] leading-snug ${small}`}>
      {lines
        .filter((_, index) => !room.isShort || index !== middleStop)
        .map(({ way, pays, who }) => (
          <li key={way}>
            <strong>{`${way}: ${pays}.`}</strong> {who}
          </li>
        ))}
    </ul>
  );
}

function EstimateFigures({ words, programme, result, room }: BriefProps & { room: Room }) {
  const { rough, roughCount, exact, count } = useNumberFormat(programme.country);
  const printed = printedOf(result);
  const figures: {
    name: string;
    band: Band;
    write: (value: number) => string;
    likely?: string;
  }[] = [
    { name: words.perCustomerMonth, band: result.perCustomerMonth, write: rough },
    { name: words.allIn, band: result.allIn, write: rough, likely: exact(printed.allIn) },
    { name: words.cost, band: result.cost, write: rough, likely: exact(printed.cost) },
    {
      name: words.cases,
      band: result.cases,
      write: roughCount,
      likely: count(printed.allCases),
    },
  ];
  return (
    <dl className="grid gap-[1em] min-[30rem]:grid-cols-2 lg:grid-cols-4 paper:grid-cols-4">
      {figures.map(({ name, band, write, likely }) => (
        <div key={name} className="min-w-0 border-l-3 border-amber pl-[0.7em]">
          <dt className={`leading-tight text-ink-2 ${small}`}>{name}</dt>
          <dd>
            <span
              className={`figures block leading-tight font-semibold wrap-anywhere ${room.isShort ? "text-[1.3em]" : "text-[1.7em]"}`}
            >
              {likely ?? write(band.likely)}
            </span>
            <span className={`block leading-tight text-ink-2 ${small}`}>
              {!fewCasesOf(result.cases.likely) &&
                fill(words.between, { low: write(band.low), high: write(band.high) })}
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
