import type { CompanyKind } from "#core/company-kinds.ts";
import { isCountryCode } from "#core/countries.ts";
import {
  type DeskFrame,
  deskPaths,
  type FunnelRow,
  type FunnelStage,
  type funnelDimensions,
  nobody,
} from "#core/desk.ts";
import { fill } from "#core/template.ts";
import { Card, DataTable, Facts, type PageProps } from "../../parts.tsx";
import { type DeskTexts, kindNames } from "../../texts.ts";
import { countryName, money } from "../../words.ts";

type Props = PageProps<"statistics">;

const mostLines = 12;

type Stage = "leads" | "answered" | "won";
const shownStages: Stage[] = ["leads", "answered", "won"];

/** From visits to results. Bars are as long as their share of the leads. */
export function Funnel({ view, frame, texts }: Props) {
  const words = texts.statistics;
  const { all } = view.funnel;
  const number = new Intl.NumberFormat(frame.language, { useGrouping: "always" });
  const share = new Intl.NumberFormat(frame.language, {
    style: "percent",
    maximumFractionDigits: 1,
  });
  const before = { leads: all.visits ?? 0, answered: all.leads, won: all.answered };
  const stages = ["visits" as const, ...shownStages];
  return (
    <Card title={words.funnel} className="mb-5">
      <ol className="grid gap-4 md:grid-cols-4">
        {stages.map((stage) => (
          <li key={stage}>
            <p className="text-ink-2 text-small">{words.stages[stage]}</p>
            <p className="figures mt-1 mb-3 text-figure">
              {stage === "visits" ? (
                number.format(all.visits ?? 0)
              ) : (
                <Count line={all} stage={stage} {...{ view, frame }} />
              )}
            </p>
            <svg
              viewBox="0 0 100 6"
              preserveAspectRatio="none"
              className="h-2 w-full"
              aria-hidden="true"
            >
              <rect width="100" height="6" rx="1" className="fill-bone-2" />
              <rect width={barOf(stage, all)} height="6" rx="1" className="fill-petrol" />
            </svg>
            <p className="mt-1 text-caption text-ink-2">
              {stage !== "visits" &&
                before[stage] > 0 &&
                fill(words.share, { share: share.format(all[stage] / before[stage]) })}
            </p>
          </li>
        ))}
      </ol>
      <Facts
        className="mt-5 flex flex-wrap gap-x-10 gap-y-3 border-line border-t pt-4"
        facts={[
          [words.value, valuesOf(all, frame)],
          [words.daysToAnswer, days(all.daysToAnswer, frame)],
          [words.daysToWin, days(all.daysToWin, frame)],
          [words.stages.lost, <Count key="lost" line={all} stage="lost" {...{ view, frame }} />],
        ]}
      />
    </Card>
  );
}

function barOf(stage: "visits" | Stage, all: FunnelRow): number {
  if (stage === "visits") return (all.visits ?? 0) > 0 ? 100 : 0;
  return all.leads > 0 ? (all[stage] / all.leads) * 100 : 0;
}

type Dimension = (typeof funnelDimensions)[number];

export function FunnelTable({ by, view, frame, texts }: Props & { by: Dimension }) {
  const words = texts.statistics;
  const number = new Intl.NumberFormat(frame.language, { useGrouping: "always" });
  const lines = view.funnel[by];
  if (lines.length === 0) return <p className="text-ink-2">{words.none}</p>;
  return (
    <DataTable
      label={words.by[by]}
      columns={[
        words.name,
        ...(by === "kind" ? [] : [by === "campaign" ? words.arrivals : words.stages.visits]),
        ...shownStages.map((stage) => words.stages[stage]),
        words.value,
        words.daysToAnswer,
        words.daysToWin,
      ]}
      rows={lines.slice(0, mostLines).map((line) => [
        <span key="name" className="inline-block min-w-28 max-w-60 wrap-anywhere">
          {nameOf(by, line.name, frame, texts)}
        </span>,
        ...(line.visits === null ? [] : [number.format(line.visits)]),
        ...shownStages.map((stage) => (
          <Count key={stage} by={by} line={line} stage={stage} {...{ view, frame }} />
        )),
        <span key="value" className="whitespace-nowrap">
          {valuesOf(line, frame)}
        </span>,
        days(line.daysToAnswer, frame),
        days(line.daysToWin, frame),
      ])}
    />
  );
}

/** A link to those leads, for whoever may read them. */
function Count({
  by,
  line,
  stage,
  view,
  frame,
}: Pick<Props, "view" | "frame"> & { by?: Dimension; line: FunnelRow; stage: FunnelStage }) {
  const text = new Intl.NumberFormat(frame.language, { useGrouping: "always" }).format(line[stage]);
  const isUnknown = by === "country" && !isCountryCode(line.name);
  const mayRead = frame.person?.pages.includes("leads");
  if (line[stage] === 0 || isUnknown || !mayRead) return <>{text}</>;
  const query = new URLSearchParams({ stage, ...rangeOf(by, line.name, view) });
  if (by && by !== "month") query.set(by, line.name || nobody);
  return (
    <a href={deskPaths.list(query.toString())} className="text-petrol underline underline-offset-4">
      {text}
    </a>
  );
}

/** Of a month, its days within the range. */
function rangeOf(by: Dimension | undefined, name: string, { since, until }: Props["view"]) {
  if (by !== "month") return { since, until };
  const last = new Date(Date.UTC(Number(name.slice(0, 4)), Number(name.slice(5)), 0));
  const end = last.toISOString().slice(0, 10);
  const start = `${name}-01`;
  return { since: start < since ? since : start, until: end > until ? until : end };
}

function nameOf(by: Dimension, name: string, frame: DeskFrame, texts: DeskTexts): string {
  const words = texts.statistics;
  if (by === "country") return countryName(name, frame.language, texts);
  if (by === "kind" && !name) return texts.leads.noProgramme;
  if (by === "kind") return kindNames(frame.language)[name as CompanyKind] ?? name;
  if (by === "month") {
    const format = { month: "long", year: "numeric", timeZone: "UTC" } as const;
    return new Intl.DateTimeFormat(frame.language, format).format(Date.parse(`${name}-01`));
  }
  if (!name) return by === "campaign" ? words.noCampaign : texts.leads.noPage;
  return name === "(other)" ? words.others : name;
}

function valuesOf({ values }: FunnelRow, { language }: DeskFrame): string {
  return values.map(({ currency, value }) => money(value, currency, language)).join(" · ") || "–";
}

function days(value: number | null, { language }: DeskFrame): string {
  if (value === null) return "–";
  return new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(value);
}
