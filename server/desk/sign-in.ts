import { randomUUIDv7 } from "node:crypto";
import { brand } from "#core/brand.ts";
import { deskPaths } from "#core/desk.ts";
import type { Language, Localized } from "#core/languages.ts";
import { tokenBuckets } from "#server/api/token-buckets.ts";
import type { LeadStore } from "#server/leads/store.ts";
import type { Log } from "#server/log.ts";
import { compose } from "#server/mail/compose.ts";
import type { MailTransport } from "#server/mail/outgoing-mail.ts";
import { hashOf, newSecret } from "./secrets.ts";

export const linkMs = 15 * 60_000;
export const sessionMs = 12 * 3_600_000;

/** Links that one address gets in a minute. */
const linksPerMinute = 2;

type Options = {
  store: Pick<LeadStore, "addPass">;
  isUser: (email: string) => boolean;
  transport: MailTransport;
  mailFrom: string;
  log: Log;
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
export function createLinks({ store, isUser, transport, mailFrom, log }: Options) {
  const take = tokenBuckets();
  const sending = new Set<Promise<void>>();

  async function send(email: string, origin: string, language: Language, to: string) {
    try {
      const link = await newLink(store, origin, email, to);
      const outcome = await transport.send(await composeLink({ email, link, language, mailFrom }));
      if (outcome.kind !== "sent") log.warn("desk_mail_failed", { code: outcome.failure });
    } catch {
      log.warn("desk_mail_failed", { code: "store" });
    }
  }

  return {
    request(email: string, origin: string, language: Language, to: string): void {
      const isLimited = take([{ key: email, perMinute: linksPerMinute }]) !== undefined;
      if (isLimited || !isUser(email)) return;
      const sent = send(email, origin, language, to).finally(() => sending.delete(sent));
      sending.add(sent);
    },
    async stop(): Promise<void> {
      await Promise.all(sending);
    },
  };
}

const texts: Localized<{ subject: string; text: (link: string) => string }> = {
  es: {
    subject: `Su enlace para entrar al panel de ${brand.name}`,
    text: (link) =>
      `Abra este enlace para entrar. Vale 15 minutos y una sola vez:\n\n${link}\n\nSi no lo pidió, no haga nada: sin este enlace nadie entra.\n`,
  },
  pt: {
    subject: `Seu link para entrar no painel da ${brand.name}`,
    text: (link) =>
      `Abra este link para entrar. Ele vale 15 minutos e só uma vez:\n\n${link}\n\nSe você não o pediu, não faça nada: sem este link ninguém entra.\n`,
  },
  en: {
    subject: `Your link to ${brand.name}'s desk`,
    text: (link) =>
      `Open this link to sign in. It works once, within 15 minutes:\n\n${link}\n\nIf you did not ask for it, do nothing: nobody gets in without this link.\n`,
  },
};

function composeLink({
  email,
  link,
  language,
  mailFrom,
}: {
  email: string;
  link: string;
  language: Language;
  mailFrom: string;
}) {
  const deliveryId = `desk-${randomUUIDv7()}`;
  const { subject, text } = texts[language];
  return compose({ deliveryId, from: mailFrom, to: email, subject, text: text(link) });
}
