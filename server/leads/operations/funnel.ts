import type { FunnelLine, FunnelStage } from "#core/desk.ts";
import { dayMs } from "#server/day.ts";
import { type Database, type Part, PerEngine, part, type Steps, sql } from "../sql.ts";
import type { FunnelDimension } from "../store.ts";

/** One that was held counts once somebody has worked on it. */
const isLead = part`status not in ('spam', 'not_for_us') and (held_reason is null or status <> 'new')`;

export const stages: Record<FunnelStage, Part> = {
  leads: isLead,
  answered: part`${isLead} and answered_at is not null`,
  won: part`status = 'won'`,
  lost: part`status = 'lost'`,
};

const month = new PerEngine({
  sqlite: "strftime('%Y-%m', received_at / 1000, 'unixepoch')",
  postgres: "to_char(to_timestamp(received_at / 1000) at time zone 'UTC', 'YYYY-MM')",
});

const names: Record<FunnelDimension, Part> = {
  all: part`''`,
  country: part`country`,
  campaign: part`campaign`,
  page: part`page`,
  kind: part`coalesce(kind, '')`,
  month: part`${month}`,
};

type CountRow = Record<FunnelStage, number> & {
  name: string;
  currency: string;
  value: number | null;
};

export function funnel(
  database: Database,
  sinceDay: string,
  untilDay: string,
  by: FunnelDimension,
): Promise<FunnelLine[]> {
  const isWithin = part`received_at >= ${Date.parse(sinceDay)}
    and received_at < ${Date.parse(untilDay) + dayMs}`;
  const name = names[by];
  return database.read(function* () {
    const rows = yield* sql<CountRow>`
      select ${name} as name, coalesce(deal_currency, '') as currency, count(*) as leads,
        count(answered_at) as answered, cast(sum(deal_value) as bigint) as value,
        count(case status when 'won' then 1 end) as won,
        count(case status when 'lost' then 1 end) as lost
      from sealed_leads where ${isWithin} and ${isLead} group by 1, 2`;
    const daysToAnswer = yield* medianDays(
      part`answered_at`,
      part`${isWithin} and ${isLead}`,
      name,
    );
    const isWon = part`${isWithin} and status = 'won'`;
    const daysToWin = yield* medianDays(part`closed_at`, isWon, name);
    return [...Map.groupBy(rows, (row) => row.name)].map(([each, some]) => ({
      name: each,
      ...summed(some),
      values: some.flatMap(({ currency, value }) => (value ? [{ currency, value }] : [])),
      daysToAnswer: daysToAnswer.get(each) ?? null,
      daysToWin: daysToWin.get(each) ?? null,
    }));
  });
}

function summed(rows: CountRow[]): Record<FunnelStage, number> {
  const sum = (stage: FunnelStage) => rows.reduce((all, row) => all + row[stage], 0);
  return { leads: sum("leads"), answered: sum("answered"), won: sum("won"), lost: sum("lost") };
}

/** The middle one, or the mean of the two in the middle: SQLite has no function for it. */
function* medianDays(end: Part, condition: Part, name: Part): Steps<Map<string, number>> {
  const rows = yield* sql<{ name: string; ms: number }>`
    select name, cast(avg(ms) as bigint) as ms from (
      select name, ms, row_number() over (partition by name order by ms) as place,
        count(*) over (partition by name) as size
      from (select ${name} as name, ${end} - received_at as ms from sealed_leads
        where ${condition} and ${end} is not null) as ended) as placed
    where place in ((size + 1) / 2, (size + 2) / 2) group by name`;
  return new Map(rows.map((row) => [row.name, row.ms / dayMs]));
}
