import { deskPaths, funnelDimensions, type StatisticsLine } from "#core/desk.ts";
import {
  Badge,
  Card,
  DataTable,
  Field,
  type PageProps,
  PageTitle,
  quietButton,
  Submit,
} from "../../parts.tsx";
import { ageWords } from "../../words.ts";
import { Chart } from "./chart.tsx";
import { Funnel, FunnelTable } from "./funnel.tsx";
import { Vitals } from "./vitals.tsx";

type Props = PageProps<"statistics">;

const dayMs = 24 * 3_600_000;
const mostLines = 12;
const measures = ["views", "leads"] as const;

export function Statistics({ view, frame, texts }: Props) {
  const words = texts.statistics;
  return (
    <>
      <PageTitle title={texts.pages.statistics} lead={words.lead} />
      <Range view={view} frame={frame} texts={texts} />
      <Funnel view={view} frame={frame} texts={texts} />
      {funnelDimensions.map((by) => (
        <Card key={by} title={words.by[by]} className="mb-5">
          <FunnelTable by={by} view={view} frame={frame} texts={texts} />
        </Card>
      ))}
      <div className="mb-5 grid gap-5 md:grid-cols-2">
        {measures.map((measure) => (
          <Card key={measure}>
            <Total
              name={words[measure]}
              now={view.total[measure]}
              then={view.before[measure]}
              {...{ frame, texts }}
            />
            <Chart
              title={words.byDay}
              language={frame.language}
              points={view.days.map((day) => ({ day: day.name, value: day[measure] }))}
            />
          </Card>
        ))}
      </div>
      <Card title={words.referrers} className="mb-5">
        <Lines lines={view.referrers} frame={frame} texts={texts} />
      </Card>
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
    <div className="mb-4">
      <h2 className="text-ink-2 text-small">{name}</h2>
      <p className="figures mt-2 text-figure">{number.format(now)}</p>
      <p className="mt-2 text-small">
        {then > 0 && (
          <Badge tone={now >= then ? "good" : "bad"}>{percent.format(now / then - 1)}</Badge>
        )}{" "}
        {texts.statistics.before}: {number.format(then)}
      </p>
    </div>
  );
}

function Lines({
  lines,
  frame,
  texts,
}: Pick<Props, "frame" | "texts"> & { lines: StatisticsLine[] }) {
  const words = texts.statistics;
  const number = new Intl.NumberFormat(frame.language, { useGrouping: "always" });
  if (lines.length === 0) return <p className="text-ink-2">{words.none}</p>;
  return (
    <DataTable
      label={words.referrers}
      columns={[words.name, words.arrivals, words.leads]}
      rows={lines.slice(0, mostLines).map(({ name, views, leads }) => [
        <span key="name" className="inline-block min-w-28 max-w-60 wrap-anywhere">
          {name === "(other)" ? words.others : name}
        </span>,
        number.format(views),
        number.format(leads),
      ])}
    />
  );
}
