import { randomUUIDv7 } from "node:crypto";
import { deskPaths } from "#core/desk.ts";
import type { Language } from "#core/languages.ts";
import { fill } from "#core/template.ts";
import { bucketsOf } from "#server/api/client-address.ts";
import { type Bucket, lasting, tokenBuckets } from "#server/api/token-buckets.ts";
import type { LeadStore } from "#server/leads/store.ts";
import type { Log } from "#server/log.ts";
import { compose } from "#server/mail/compose.ts";
import type { MailTransport } from "#server/mail/outgoing-mail.ts";
import { texts } from "#server/mail/texts.ts";
import { hashOf, newSecret } from "./secrets.ts";

export const linkMs = 15 * 60_000;
export const sessionMs = 12 * 3_600_000;

/** Links that one person gets when one network asks. */
const linksPerMinute = 2;
const linksPerDay = 10;

/** Links that one person gets, whoever asks: ten networks would have to ask in vain before the person does. */
const mostLinksPerDay = 100;
const minutesPerDay = 24 * 60;

type Options = {
  store: Pick<LeadStore, "addPass">;
  isUser: (email: string) => boolean;
  transport: MailTransport;
  mailFrom: string;
  log: Log;
  nowMs?: () => number;
};

type LinkRequest = {
  email: string;
  /** The network address of whoever asks: a stranger must not use up the person's links. */
  from: string;
  origin: string;
  language: Language;
  to: string;
};

/** A link that lets its reader in once. */
export async function newLink(
  store: Options["store"],
  origin: string,
  email: string,
  to = "/",
): Promise<string> {
  const secret = newSecret();
  await store.addPass({ hash: hashOf(secret), kind: "link", email, lastsMs: linkMs });
  const query = new URLSearchParams({ link: secret, ...(to !== "/" && { to }) });
  return `${origin}${deskPaths.enter}?${query}`;
}

/** Mails links. Nothing is awaited where it is called, so that the answer takes as long for an unknown address. */
export function createLinks({ store, isUser, transport, mailFrom, log, nowMs }: Options) {
  const take = tokenBuckets({ nowMs });
  const sending = new Set<Promise<void>>();

  function isLimited({ email, from }: LinkRequest): boolean {
    const own = (name: string) => (bucket: Bucket) => ({
      ...bucket,
      key: `${name} ${email} ${bucket.key}`,
    });
    const daily = [
      ...bucketsOf(from, linksPerDay).map(own("day")),
      { key: email, perMinute: mostLinksPerDay },
    ];
    const wanted = [
      ...bucketsOf(from, linksPerMinute).map(own("minute")),
      ...daily.map((bucket) => lasting(bucket, minutesPerDay)),
    ];
    return take(wanted) !== undefined;
  }

  async function send({ email, origin, language, to }: LinkRequest) {
    try {
      const link = await newLink(store, origin, email, to);
      const outcome = await transport.send(await composeLink(email, link, language, mailFrom));
      if (outcome.kind !== "sent") log.warn("desk_mail_failed", { code: outcome.failure });
    } catch {
      log.warn("desk_mail_failed", { code: "store" });
    }
  }

  return {
    request(link: LinkRequest): void {
      if (!isUser(link.email) || isLimited(link)) return;
      const sent = send(link).finally(() => sending.delete(sent));
      sending.add(sent);
    },
    async stop(): Promise<void> {
      await Promise.all(sending);
    },
  };
}

function composeLink(to: string, link: string, language: Language, from: string) {
  const deliveryId = `desk-${randomUUIDv7()}`;
  const { subject, text } = texts[language].signIn;
  return compose({ deliveryId, from, to, subject, text: fill(text, { link }) });
}
