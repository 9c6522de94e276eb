import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readReport } from "#server/analytics/read-report.ts";
import { readConfig } from "#server/config.ts";
import { dayMs, dayOf } from "#server/day.ts";
import { openStore } from "#server/leads/open-store.ts";
import { UsageError } from "../arguments.ts";
import { writeTo } from "../output.ts";
import type { ProgramOptions } from "../program.ts";
import { asCsv, asJson, asText } from "./print.ts";

const help = `npm run figures -- [options]

  --since DAY     first day, 2026-11-01, or 30d for thirty days up to today, the default
  --until DAY     last day; the default is today
  --json, --csv   all figures, for programs and spreadsheets
  --output FILE   write to a file; npm prints a banner to the terminal

Views, leads and conversion by day, country, page, campaign and referring host, and web vitals by kind of page. Days are in UTC.
A view is a page that a browser showed; programs that call themselves bots are left out. Campaigns and referring hosts count
arrivals: the first view of a visit that they brought.
`;

const longestDays = 3_660;

export async function runFigures({ args, env, print }: ProgramOptions): Promise<void> {
  const nowMs = Date.now();
  const values = optionsIn(args);
  if (values.help) return print(help);
  const until = values.until ? dayFrom(values.until, nowMs) : dayOf(nowMs);
  const since = dayFrom(values.since ?? "30d", nowMs);
  if (since > until) throw new UsageError("--since is after --until.");
  if (Date.parse(until) - Date.parse(since) > longestDays * dayMs) {
    throw new UsageError(`At most ${longestDays} days at a time.`);
  }
  if (values.json && values.csv) throw new UsageError("Choose one of --json and --csv.");
  const { databaseUrl, dataDir } = readConfig(env);
  if (!databaseUrl && !existsSync(join(dataDir, "leads.sqlite"))) {
    throw new UsageError(
      `There are no figures in DATA_DIR (${dataDir}) yet, or this user may not read them.`,
    );
  }
  const store = openStore({ databaseUrl, dataDir, onFatal: () => {} });
  try {
    const report = await readReport(store, since, until);
    const text = values.json ? asJson(report) : values.csv ? asCsv(report) : asText(report);
    await writeTo(values.output, print, async (write) => write(text));
  } finally {
    await store.close();
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
    throw new UsageError((error as Error).message);
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
  throw new UsageError(`${text} is no day. Examples: 2026-11-01, 30d`);
}
