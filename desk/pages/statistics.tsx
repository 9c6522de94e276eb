import { type Vital, vitals } from "#core/analytics.ts";
import { deskPaths, type StatisticsLine } from "#core/desk.ts";
import { Chart } from "../chart.tsx";
import {
  Badge,
  Card,
  DataTable,
  Field,
  type PageProps,
  PageTitle,
  quietButton,
  Submit,
} from "../parts.tsx";
import { ageWords, countryName } from "../words.ts";

type Props = PageProps<"statistics">;

const dayMs = 24 * 3_600_000;
const mostLines = 12;

/** Where a visit is good, and where it is poor: https://web.dev/articles/vitals. */
const limits = {
  lcp: { good: 2_500, poor: 4_000, per: 1_000, digits: 1, unit: " s" },
  inp: { good: 200, poor: 500, per: 1, digits: 0, unit: " ms" },
  cls: { good: 0.1, poor: 0.25, per: 1, digits: 2, unit: "" },
};

const measures = ["views", "leads", "conversion"] as const;

function amountOf(line: StatisticsLine, measure: (typeof measures)[number]): number {
  return measure === "conversion" ? (line.conversion ?? 0) * 100 : line[measure];
}

export function Statistics({ view, frame, texts }: Props) {
  const words = texts.statistics;
  const { total, before, days } = view;
  const tables = [
    ["countries", words.views, (name: string) => countryName(name, frame.language, texts)],
    ["pages", words.views, (name: string) => name],
    ["campaigns", words.arrivals, (name: string) => name],
    ["referrers", words.arrivals, (name: string) => name],
  ] as const;
  return (
    <>
      <PageTitle title={texts.pages.statistics} lead={words.lead} />
      <Range view={view} frame={frame} texts={texts} />
      <div className="mb-5 grid gap-5 md:grid-cols-3">
        {measures.map((measure) => (
          <Total
            key={measure}
            name={words[measure]}
            now={amountOf(total, measure)}
            then={amountOf(before, measure)}
            {...{ frame, texts }}
          />
        ))}
      </div>
      <Card title={words.byDay} className="mb-5">
        <div className="grid gap-8 lg:grid-cols-3">
          {measures.map((measure) => (
            <Chart
              key={measure}
              title={words[measure]}
              language={frame.language}
              points={days.map((day) => ({ day: day.name, value: amountOf(day, measure) }))}
            />
          ))}
        </div>
      </Card>
      <div className="mb-5 gap-5 lg:columns-2">
        {tables.map(([part, base, nameOf]) => (
          <Card key={part} title={words[part]} className="mb-5 break-inside-avoid last:mb-0">
            <Lines label={words[part]} lines={view[part]} {...{ base, nameOf, frame, texts }} />
          </Card>
        ))}
      </div>
      <Card title={words.vitals}>
        <Vitals view={view} frame={frame} texts={texts} />
      </Card>
    </>
  );
}

function Range({ view, frame, texts }: Props) {
  const words = texts.statistics;
  const today = new Date(frame.nowMs).toISOString().slice(0, 10);
  const start = (days: number) =>
    new Date(frame.nowMs - (days - 1) * dayMs).toISOString().slice(0, 10);
  return (
    <form
      action={deskPaths.statistics}
      className="mb-5 flex flex-wrap items-end gap-3 rounded-card bg-paper p-4 md:p-5"
    >
      {(["since", "until"] as const).map((name) => (
        <Field key={name} label={words[name]}>
          <input
            type="date"
            name={name}
            defaultValue={view[name]}
            max={today}
            className="field compact"
          />
        </Field>
      ))}
      <Submit>{words.show}</Submit>
      {[7, 30, 90].map((days) => (
        <a key={days} href={`${deskPaths.statistics}?since=${start(days)}`} className={quietButton}>
          {ageWords(days * dayMs, frame.language)}
        </a>
      ))}
      <a
        href={`${deskPaths.statistics}/csv?since=${view.since}&until=${view.until}`}
        className={quietButton}
      >
        CSV
      </a>
    </form>
  );
}

type TotalProps = Pick<Props, "frame" | "texts"> & { name: string; now: number; then: number };

function Total({ name, now, then, frame, texts }: TotalProps) {
  const number = new Intl.NumberFormat(frame.language, {
    useGrouping: "always",
    maximumFractionDigits: now < 100 ? 2 : 0,
  });
  const percent = new Intl.NumberFormat(frame.language, {
    style: "percent",
    maximumFractionDigits: 0,
    signDisplay: "exceptZero",
  });
  return (
    <Card>
      <h2 className="text-ink-2 text-small">{name}</h2>
      <p className="figures mt-2 text-figure">{number.format(now)}</p>
      <p className="mt-2 text-small">
        {then > 0 && (
          <Badge tone={now >= then ? "good" : "bad"}>{percent.format(now / then - 1)}</Badge>
        )}{" "}
        {texts.statistics.before}: {number.format(then)}
      </p>
    </Card>
  );
}

function Lines({
  label,
  lines,
  base,
  nameOf,
  frame,
  texts,
}: Pick<Props, "frame" | "texts"> & {
  label: string;
  lines: StatisticsLine[];
  base: string;
  nameOf: (name: string) => string;
}) {
  const words = texts.statistics;
  const number = new Intl.NumberFormat(frame.language, {
    maximumFractionDigits: 2,
    useGrouping: "always",
  });
  if (lines.length === 0) return <p className="text-ink-2">{words.none}</p>;
  return (
    <DataTable
      label={label}
      columns={[
        words.name,
        base,
        words.leads,
        base === words.arrivals ? words.arrivalConversion : words.conversion,
      ]}
      rows={lines.slice(0, mostLines).map(({ name, views, leads, conversion }) => [
        <span key="name" className="inline-block min-w-28 max-w-60 wrap-anywhere">
          {name === "(other)" ? words.others : nameOf(name)}
        </span>,
        number.format(views),
        number.format(leads),
        conversion === null ? "–" : number.format(conversion * 100),
      ])}
    />
  );
}

function Vitals({ view, frame, texts }: Props) {
  const words = texts.statistics;
  const write = (vital: Vital, value: number) => {
    const { per, digits, unit } = limits[vital];
    const fraction = { minimumFractionDigits: digits, maximumFractionDigits: digits };
    return new Intl.NumberFormat(frame.language, fraction).format(value / per) + unit;
  };
  if (view.vitals.length === 0) return <p className="text-ink-2">{words.none}</p>;
  const names = vitals.map(
    (vital) => `${vital.toUpperCase()}, ${words.limit} ${write(vital, limits[vital].good)}`,
  );
  return (
    <DataTable
      label={words.vitals}
      columns={[texts.lead.facts.page, ...names]}
      rows={view.vitals.map((line) => [
        line.page,
        ...vitals.map((vital) => {
          const { good, poor } = limits[vital];
          const p75 = line[vital]?.p75;
          if (p75 === undefined) return "–";
          const tone = p75 <= good ? "good" : p75 <= poor ? "news" : "bad";
          return (
            <span key={vital}>
              {write(vital, p75)} <Badge tone={tone}>{p75 <= good ? words.good : words.poor}</Badge>
            </span>
          );
        }),
      ])}
    />
  );
}
