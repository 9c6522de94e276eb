import { other } from "#server/analytics/source.ts";
import type { Config } from "#server/config.ts";
import { compose } from "#server/mail/compose.ts";
import type { OutgoingMail } from "#server/mail/outgoing-mail.ts";
import { type MailTexts, texts } from "#server/mail/texts.ts";
import type { DigestFigures, Shares } from "./figures.ts";

/** A flood with made-up campaigns must not make the mail endless. */
const mostRows = 15;

type Words = MailTexts["digest"];

type Options = Pick<Config, "mailFrom" | "mailLanguage"> & { day: string; to: string };

/** Counts only: of what a visitor sent, at most the plain name of a campaign. */
export function composeDigest(
  figures: DigestFigures,
  { mailFrom, mailLanguage, day, to }: Options,
): Promise<OutgoingMail> {
  const words = texts[mailLanguage].digest;
  return compose({
    deliveryId: `digest-${day}`,
    from: { name: words.sender, address: mailFrom },
    to,
    subject: `${words.subject} ${day}: ${figures.received}`,
    text: digestText(figures, day, words),
  });
}

function digestText(figures: DigestFigures, day: string, words: Words): string {
  const { received, heldOfDay, byCountry, byPage, byCampaign, queue } = figures;
  return [
    `${words.title} ${day} (UTC)`,
    "",
    ...rows([
      [words.received, received],
      [words.heldOfDay, heldOfDay],
    ]),
    "",
    words.now,
    ...rows([
      [words.waiting, queue.waiting.count + queue.retrying.count + queue.sending.count],
      [words.held, queue.held.count],
      [words.setAside, queue.set_aside.count],
    ]),
    ...section(words, words.byCountry, byCountry),
    ...section(words, words.byPage, byPage),
    ...section(words, words.byCampaign, byCampaign),
    "",
    words.note,
    "",
  ].join("\n");
}

function section(words: Words, title: string, shares: Shares): string[] {
  if (shares.length === 0) return [];
  const shown = shares.filter(([value]) => value !== other).slice(0, mostRows);
  const others = sumOf(shares) - sumOf(shown);
  return [
    "",
    title,
    ...rows([
      ...shown.map(([value, count]) => [value || words.none, count] as const),
      ...(others > 0 ? [[words.others, others] as const] : []),
    ]),
  ];
}

function sumOf(shares: Shares): number {
  return shares.reduce((sum, [, count]) => sum + count, 0);
}

function rows(entries: (readonly [label: string, count: number])[]): string[] {
  const width = Math.max(...entries.map(([label]) => label.length));
  const digits = Math.max(...entries.map(([, count]) => String(count).length));
  return entries.map(
    ([label, count]) => `  ${label.padEnd(width)}  ${String(count).padStart(digits)}`,
  );
}
