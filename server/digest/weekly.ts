// The owner's weekly figures: this week against the one before, in words and bars, for people who open no terminal.

import { createElement as h, type ReactNode } from "react";
import { deskPaths } from "#core/desk.ts";
import type { Language } from "#core/languages.ts";
import { fill } from "#core/template.ts";
import { readReport } from "#server/analytics/read-report.ts";
import type { AnalyticsReport, Line } from "#server/analytics/report.ts";
import { other } from "#server/analytics/source.ts";
import type { Config } from "#server/config.ts";
import { dayMs, dayOf } from "#server/day.ts";
import type { LeadStore } from "#server/leads/store.ts";
import { compose } from "#server/mail/compose.ts";
import { mailDocument, quiet } from "#server/mail/mail-document.ts";
import type { OutgoingMail } from "#server/mail/outgoing-mail.ts";
import { type MailTexts, nameOf, texts } from "#server/mail/texts.ts";

const mostLines = 8;
const widestBar = 24;
const barPx = 10;

type Options = Pick<Config, "mailFrom" | "mailLanguage"> & {
  deskOrigin?: string | undefined;
  /** The week's first day, a Monday. */
  monday: string;
  to: string;
};

type Bars = { title: string; rows: { name: string; now: number; earlier: number }[] };

export async function composeWeekly(store: LeadStore, options: Options): Promise<OutgoingMail> {
  const { mailFrom, mailLanguage: language, deskOrigin, monday, to } = options;
  const [since, until] = [monday, dayAfter(monday, 6)];
  const now = await readReport(store, since, until);
  const earlier = await readReport(store, dayAfter(monday, -7), dayAfter(monday, -1));
  const words = texts[language].weekly;
  const title = fill(words.title, { week: weekOf(since, until, language) });
  const parts = {
    title,
    sentences: sentencesOf(now.total, earlier.total, language, words),
    bars: barsOf(now, earlier, language, words),
    link: deskOrigin && `${deskOrigin}${deskPaths.figures}?since=${since}&until=${until}`,
    words,
    language,
  };
  return compose({
    deliveryId: `figures-${monday}`,
    from: { name: texts[language].digest.sender, address: mailFrom },
    to,
    subject: `${title}: ${counted(now.total.leads, words.leads, language)}`,
    text: textOf(parts),
    html: htmlOf(parts),
  });
}

function sentencesOf(now: Line, earlier: Line, language: Language, words: Words): string[] {
  const compared = (measure: "leads" | "views") =>
    fill(words.compared, {
      now: counted(now[measure], words[measure], language),
      earlier: number(earlier[measure], language),
      change: changeWords(now[measure], earlier[measure], language, words),
    });
  const rate = (line: Line) => number((line.conversion ?? 0) * 100, language);
  return [
    compared("leads"),
    compared("views"),
    fill(words.rate, { now: rate(now), earlier: rate(earlier) }),
  ];
}

function changeWords(now: number, earlier: number, language: Language, words: Words): string {
  if (now === earlier) return words.same;
  if (earlier === 0) return words.nothingBefore;
  const format = new Intl.NumberFormat(language, { style: "percent" });
  const share = format.format(Math.abs(now - earlier) / earlier);
  return fill(now > earlier ? words.more : words.less, { share });
}

function barsOf(
  now: AnalyticsReport,
  earlier: AnalyticsReport,
  language: Language,
  words: Words,
): Bars[] {
  const weekday = new Intl.DateTimeFormat(language, { weekday: "short", timeZone: "UTC" });
  const days = (measure: "leads" | "views") =>
    now.days.map((day, index) => ({
      name: weekday.format(Date.parse(day.name)),
      now: day[measure],
      earlier: earlier.days[index]?.[measure] ?? 0,
    }));
  const most = (lines: Line[], before: Line[], write = (name: string) => name) => {
    const found = new Map(before.map(({ name, leads }) => [name, leads]));
    return lines
      .toSorted((a, b) => b.leads - a.leads)
      .map(({ name, leads }) => ({ name, now: leads, earlier: found.get(name) ?? 0 }))
      .filter((row) => row.now + row.earlier > 0)
      .slice(0, mostLines)
      .map((row) => ({ ...row, name: row.name === other ? words.others : write(row.name) }));
  };
  const region = (code: string) => nameOf("region", code.toUpperCase(), language);
  const all: Bars[] = [
    { title: words.leadsByDay, rows: days("leads") },
    { title: words.viewsByDay, rows: days("views") },
    { title: words.byCountry, rows: most(now.countries, earlier.countries, region) },
    { title: words.byPage, rows: most(now.pages, earlier.pages) },
    { title: words.byCampaign, rows: most(now.campaigns, earlier.campaigns) },
  ];
  return all.filter(({ rows }) => rows.length > 0);
}

type Words = MailTexts["weekly"];
type Parts = {
  title: string;
  sentences: string[];
  bars: Bars[];
  link: string | undefined;
  words: Words;
  language: Language;
};

function textOf({ title, sentences, bars, link, words, language }: Parts): string {
  const lines = bars.flatMap(({ title: name, rows }) => {
    const most = mostIn(rows);
    const width = Math.max(...rows.map((row) => row.name.length));
    return [
      "",
      name,
      ...rows.map((row) => {
        const bar = "█".repeat(Math.ceil((row.now / most) * widestBar));
        return `  ${row.name.padEnd(width)}  ${bar} ${number(row.now, language)} (${words.before} ${number(row.earlier, language)})`;
      }),
    ];
  });
  const end = link ? ["", `${words.all}: ${link}`] : [];
  return [title, "", ...sentences, ...lines, ...end, "", words.note, ""].join("\n");
}

// Mail programs show no SVG: the bars are table cells.
const label = { padding: "3px 12px 3px 0", fontWeight: "normal", textAlign: "left" } as const;
const bar = { height: 9, borderRadius: 2, fontSize: 1, lineHeight: "9px" };

function htmlOf({ title, sentences, bars, link, words, language }: Parts): string {
  return mailDocument(
    title,
    language,
    h("h1", { style: { fontSize: 20, margin: "0 0 12px" } }, title),
    sentences.map((sentence) => h("p", { key: sentence, style: { margin: "4px 0" } }, sentence)),
    bars.map((each) => barTable(each, words, language)),
    link && h("p", null, h("a", { href: link }, words.all)),
    h("p", { style: quiet }, words.note),
  );
}

function barTable({ title, rows }: Bars, words: Words, language: Language): ReactNode {
  const most = mostIn(rows);
  const drawn = (value: number, background: string) =>
    h("div", {
      style: { ...bar, background, width: Math.ceil((value / most) * widestBar * barPx) },
    });
  const row = ({ name, now, earlier }: Bars["rows"][number]) =>
    h(
      "tr",
      { key: name },
      h("th", { scope: "row", style: label }, name),
      h("td", { width: widestBar * barPx }, drawn(now, "#0b5563"), drawn(earlier, "#c9d1dc")),
      h(
        "td",
        { style: { paddingLeft: 12, whiteSpace: "nowrap" } },
        number(now, language),
        h("span", { style: quiet }, ` (${words.before} ${number(earlier, language)})`),
      ),
    );
  return h(
    "div",
    { key: title },
    h("h2", { style: { fontSize: 16, margin: "24px 0 6px" } }, title),
    h("table", { style: { borderCollapse: "collapse" } }, h("tbody", null, rows.map(row))),
  );
}

function mostIn(rows: Bars["rows"]): number {
  return Math.max(1, ...rows.flatMap(({ now, earlier }) => [now, earlier]));
}

function counted(
  value: number,
  [one, many]: readonly [string, string],
  language: Language,
): string {
  return `${number(value, language)} ${value === 1 ? one : many}`;
}

function number(value: number, language: Language): string {
  return new Intl.NumberFormat(language, {
    maximumFractionDigits: 1,
    useGrouping: "always",
  }).format(value);
}

function weekOf(since: string, until: string, language: Language): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" });
  return format.formatRange(Date.parse(since), Date.parse(until));
}

function dayAfter(day: string, days: number): string {
  return dayOf(Date.parse(day) + days * dayMs);
}
