// The owner's daily mail: counts only, and of what a visitor sent at most the plain name of a campaign.

import { endingRecords } from "#content/standing.ts";
import { deskPaths } from "#core/desk.ts";
import { type Line, readReport } from "#server/analytics/report.ts";
import type { Config } from "#server/config.ts";
import { dayMs, dayOf } from "#server/day.ts";
import type { LeadStore } from "#server/leads/store.ts";
import { compose } from "#server/mail/compose.ts";
import type { OutgoingMail } from "#server/mail/outgoing-mail.ts";
import { nameOf, texts } from "#server/mail/texts.ts";
import { other } from "#server/visit-source.ts";

/** A flood with made-up campaigns must not make the mail endless. */
const mostRows = 8;

export type DigestConfig = Pick<
  Config,
  "mailFrom" | "mailLanguage" | "digestTo" | "figures" | "desk"
>;

/** About one day in UTC, and the seven days that end with it against the seven before. */
export async function composeDigest(
  store: LeadStore,
  day: string,
  to: string,
  { mailFrom, mailLanguage: language, figures, desk }: DigestConfig,
): Promise<OutgoingMail> {
  const words = texts[language].digest;
  const since = dayBefore(day, 6);
  const week = await readReport(store, since, day);
  const earlier = await readReport(store, dayBefore(day, 13), dayBefore(day, 7));
  const [waiting, held, setAside] = await Promise.all(
    (["waiting", "held", "set_aside"] as const).map((state) => store.count({ state })),
  );
  const [today] = week.days.slice(-1) as [Line];
  const country = (code: string) => nameOf("region", code.toUpperCase(), language);
  const measures = figures ? (["leads", "views"] as const) : (["leads"] as const);
  const most = (lines: Line[], write = (name: string) => name) =>
    lines
      .filter(({ leads }) => leads > 0)
      .sort((a, b) => b.leads - a.leads)
      .slice(0, mostRows)
      .map(({ name, leads }) => [name === other ? words.others : write(name), `${leads}`] as const);
  const sections = [
    [words.thatDay, measures.map((each) => [words[each], `${today[each]}`] as const)],
    [
      words.week,
      measures.map(
        (each) => [words[each], `${week.total[each]} (${earlier.total[each]})`] as const,
      ),
    ],
    [words.byCountry, most(week.countries, country)],
    [words.byPage, most(week.pages)],
    [words.byCampaign, most(week.campaigns)],
    [
      words.now,
      [
        [words.waiting, `${waiting}`],
        [words.held, `${held}`],
        [words.setAside, `${setAside}`],
      ],
    ],
    [words.ending, endingRecords(language, dayBefore(day, -1))],
  ] as const;
  const link = `${desk?.origin}${deskPaths.statistics}?since=${since}&until=${day}`;
  return compose({
    deliveryId: `digest-${day}`,
    from: { name: words.sender, address: mailFrom },
    to,
    subject: `${words.subject} ${day}: ${today.leads}`,
    text: [
      ...sections.flatMap(([title, rows]) =>
        rows.length > 0 ? [title, ...aligned(rows), ""] : [],
      ),
      ...(desk?.origin ? [`${words.all}: ${link}`, ""] : []),
      `${words.note}\n`,
    ].join("\n"),
  });
}

function aligned(rows: readonly (readonly [label: string, value: string])[]): string[] {
  const width = Math.max(...rows.map(([label]) => label.length));
  return rows.map(([label, value]) => `  ${label.padEnd(width)}  ${value}`);
}

function dayBefore(day: string, days: number): string {
  return dayOf(Date.parse(day) - days * dayMs);
}
