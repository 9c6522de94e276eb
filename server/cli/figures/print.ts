import { type Vital, vitals } from "#core/analytics.ts";
import { csvRow, csvStart } from "#core/csv.ts";
import type { AnalyticsReport, Line, VitalsLine } from "#server/analytics/report.ts";
import { shorten, table } from "../table.ts";

const mostLines = 20;
const widestName = 60;

const headings = {
  days: "day",
  countries: "country",
  pages: "page",
  campaigns: "campaign",
  referrers: "referring host",
} as const;
type Section = keyof typeof headings;
const sections = Object.keys(headings) as Section[];

/** A campaign or a host brings a visitor once; the pages seen afterwards are not counted for it. */
function countedIn(section: Section): "views" | "arrivals" {
  return section === "campaigns" || section === "referrers" ? "arrivals" : "views";
}

/** Tables for a terminal. */
export function asText(report: AnalyticsReport): string {
  const { since, until, days, total } = report;
  const start = [
    `Figures from ${since} to ${until} (days in UTC)`,
    "",
    table(
      ["", "total", "by day"],
      [
        ["views", String(total.views), sparkline(days.map(({ views }) => views))],
        ["leads", String(total.leads), sparkline(days.map(({ leads }) => leads))],
        ["conversion", percent(total.conversion), ""],
      ],
    ),
  ].join("\n");
  const tables = sections
    .filter((section) => report[section].length > 0)
    .map((section) => tableOf(section, report[section]));
  return `${[start, ...tables, vitalsTable(report.vitals)].filter(Boolean).join("\n\n")}\n`;
}

function tableOf(section: Section, lines: Line[]): string {
  const shown = section === "days" ? lines : lines.slice(0, mostLines);
  const rows = shown.map(({ name, views, leads, conversion }) => [
    shorten(name, widestName),
    String(views).padStart(8),
    String(leads).padStart(5),
    percent(conversion).padStart(10),
  ]);
  const rest = lines.length - shown.length;
  const more = rest > 0 ? `\n… and ${rest} more: --csv or --json has all of them` : "";
  const count = countedIn(section).padStart(8);
  return table([headings[section], count, "leads", "conversion"], rows) + more;
}

const units: Record<Vital, (value: number) => string> = {
  lcp: (value) => `${(value / 1000).toFixed(2)} s`,
  inp: (value) => `${Math.round(value)} ms`,
  cls: (value) => value.toFixed(3),
};

function vitalsTable(lines: VitalsLine[]): string {
  if (lines.length === 0) return "";
  const rows = lines.map((line) => [
    line.page,
    ...vitals.map((vital) => {
      const figure = line[vital];
      return figure ? units[vital](figure.p75) : "–";
    }),
    String(Math.max(...vitals.map((vital) => line[vital]?.count ?? 0))),
  ]);
  return table(["page, 75th percentile", ...vitals.map((it) => it.toUpperCase()), "visits"], rows);
}

const bars = "▁▂▃▄▅▆▇█";

/** One bar per number; the largest is full. */
export function sparkline(numbers: number[]): string {
  const most = Math.max(...numbers, 1);
  return numbers.map((it) => bars[Math.ceil((it / most) * (bars.length - 1))] ?? "").join("");
}

function percent(part: number | null): string {
  return part === null ? "–" : `${(part * 100).toFixed(1)} %`;
}

export function asJson(report: AnalyticsReport): string {
  const named = sections.map((section) => [
    section,
    report[section].map(({ name, views, ...rest }) => ({
      name,
      [countedIn(section)]: views,
      ...rest,
    })),
  ]);
  return `${JSON.stringify({ ...report, ...Object.fromEntries(named) }, undefined, 2)}\n`;
}

/** One row per figure: spreadsheets turn it into any table. */
export function asCsv(report: AnalyticsReport): string {
  const rows = [
    ...sections.flatMap((section) =>
      report[section].flatMap(({ name, views, leads, conversion }) => [
        csvRow([headings[section], name, countedIn(section), views]),
        csvRow([headings[section], name, "leads", leads]),
        csvRow([headings[section], name, "conversion", conversion ?? ""]),
      ]),
    ),
    ...report.vitals.flatMap((line) =>
      vitals.flatMap((vital) => {
        const figure = line[vital];
        return figure ? [csvRow(["page kind", line.page, `${vital} p75`, figure.p75])] : [];
      }),
    ),
  ];
  return csvStart + csvRow(["by", "name", "figure", "value"]) + rows.join("");
}
