import MailComposer from "nodemailer/lib/mail-composer";
import { other } from "#server/analytics/source.ts";
import type { Config } from "#server/config.ts";
import type { OutgoingMail } from "#server/mail/outgoing-mail.ts";
import { texts } from "#server/mail/texts.ts";
import type { DigestFigures, Shares } from "./figures.ts";

/** A flood with made-up campaigns must not make the mail endless. */
const mostRows = 15;

type Options = Pick<Config, "mailFrom"> & { day: string; to: string };

/** Counts only: of what a visitor sent, at most the plain name of a campaign. The Message-ID is the day's, so that a digest sent twice is recognized. */
export async function composeDigest(
  figures: DigestFigures,
  { mailFrom, day, to }: Options,
): Promise<OutgoingMail> {
  const deliveryId = `digest-${day}`;
  const composer = new MailComposer({
    from: { name: texts.digest.sender, address: mailFrom },
    to,
    subject: `${texts.digest.subject} ${day}: ${figures.received}`,
    messageId: `<${deliveryId}@${mailFrom.slice(mailFrom.lastIndexOf("@") + 1)}>`,
    text: digestText(figures, day),
    headers: { "Auto-Submitted": "auto-generated" },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return { deliveryId, from: mailFrom, to, raw: await composer.compile().build() };
}

function digestText(figures: DigestFigures, day: string): string {
  const words = texts.digest;
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
      [words.waiting, queue.waiting.count + queue.sending.count],
      [words.held, queue.held.count],
      [words.setAside, queue.set_aside.count],
    ]),
    ...section(words.byCountry, byCountry),
    ...section(words.byPage, byPage),
    ...section(words.byCampaign, byCampaign),
    "",
    words.note,
    "",
  ].join("\n");
}

function section(title: string, shares: Shares): string[] {
  if (shares.length === 0) return [];
  const shown = shares.filter(([value]) => value !== other).slice(0, mostRows);
  const others = sumOf(shares) - sumOf(shown);
  return [
    "",
    title,
    ...rows([
      ...shown.map(([value, count]) => [value || texts.digest.none, count] as const),
      ...(others > 0 ? [[texts.digest.others, others] as const] : []),
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
