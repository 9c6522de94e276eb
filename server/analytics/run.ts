import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readConfig } from "#server/config.ts";
import { openStore } from "#server/leads/open-store.ts";
import { dayOf } from "./counters.ts";
import { asCsv, asJson, asText } from "./print.ts";
import { readReport } from "./read-report.ts";

/** The command was used wrongly. */
export class AnalyticsUsageError extends Error {}

const help = `npm run figures -- [options]

  --since DAY     first day, 2026-11-01, or 30d for thirty days up to today, the default
  --until DAY     last day; the default is today
  --json, --csv   all figures, for programs and spreadsheets
  --output FILE   write to a file; npm prints a banner to the terminal

Views, leads and conversion by day, country, page, campaign and referring host, and web vitals by kind of page. Days are in UTC.
A view is a page that a browser showed; programs that call themselves bots are left out. Campaigns and referring hosts count
arrivals: the first view of a visit that they brought.
`;

const dayMs = 86_400_000;
const longestDays = 3_660;

type Options = {
  args: string[];
  env: Record<string, string | undefined>;
  print: (text: string) => void;
  nowMs?: number;
};

export async function runAnalytics({
  args,
  env,
  print,
  nowMs = Date.now(),
}: Options): Promise<void> {
  const values = optionsIn(args);
  if (values.help) return print(help);
  const until = values.until ? dayFrom(values.until, nowMs) : dayOf(nowMs);
  const since = dayFrom(values.since ?? "30d", nowMs);
  if (since > until) throw new AnalyticsUsageError("--since is after --until.");
  if (Date.parse(until) - Date.parse(since) > longestDays * dayMs) {
    throw new AnalyticsUsageError(`At most ${longestDays} days at a time.`);
  }
  if (values.json && values.csv) throw new AnalyticsUsageError("Choose one of --json and --csv.");
  const { databaseUrl, dataDir } = readConfig(env);
  if (!databaseUrl && !existsSync(join(dataDir, "leads.sqlite"))) {
    throw new AnalyticsUsageError(
      `There are no figures in DATA_DIR (${dataDir}) yet, or this user may not read them.`,
    );
  }
  const store = openStore({ databaseUrl, dataDir, onFatal: () => {} });
  try {
    const report = await readReport(store, since, until);
    const text = values.json ? asJson(report) : values.csv ? asCsv(report) : asText(report);
    if (values.output) await write(values.output, text);
    else print(text);
  } finally {
    await store.close();
  }
}

async function write(path: string, text: string): Promise<void> {
  try {
    await writeFile(path, text);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new AnalyticsUsageError(`${path} cannot be written (${code}).`);
  }
}

function optionsIn(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        since: { type: "string" },
        until: { type: "string" },
        json: { type: "boolean" },
        csv: { type: "boolean" },
        output: { type: "string" },
        help: { type: "boolean" },
      },
    }).values;
  } catch (error) {
    throw new AnalyticsUsageError((error as Error).message);
  }
}

function dayFrom(text: string, nowMs: number): string {
  const days = /^(\d{1,4})d$/.exec(text)?.[1];
  if (days !== undefined && Number(days) <= longestDays) {
    return dayOf(nowMs - Math.max(0, Number(days) - 1) * dayMs);
  }
  const ms = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  // Date.parse reads February 31 as March 3.
  if (!Number.isNaN(ms) && dayOf(ms) === text) return text;
  throw new AnalyticsUsageError(`${text} is no day. Examples: 2026-11-01, 30d`);
}
