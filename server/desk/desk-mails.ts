// Mails that begin at the desk: an answer to a visitor, and what the desk's people are told. These name leads by their references alone.
import { brand } from "#core/brand.ts";
import { deskPaths, openStatuses } from "#core/desk.ts";
import { type Language, languages } from "#core/languages.ts";
import { fill } from "#core/template.ts";
import type { Config } from "#server/config.ts";
import type { Claim, LeadWithDeliveries } from "#server/leads/lead.ts";
import { referenceOf } from "#server/leads/reference.ts";
import type { LeadStore } from "#server/leads/store.ts";
import { compose } from "#server/mail/compose.ts";
import type { OutgoingMail } from "#server/mail/outgoing-mail.ts";
import { quoted } from "#server/mail/text-body.ts";
import { deskLanguage, texts } from "#server/mail/texts.ts";
import { settingsOf } from "./person-settings.ts";

type Options = { store: LeadStore; config: Pick<Config, "mailFrom" | "mailLanguage" | "desk"> };

/** Undefined: there is nothing to send any more. */
export async function composeFromDesk(
  claim: Claim,
  { store, config }: Options,
): Promise<OutgoingMail | undefined> {
  const [lead] = await store.list({ id: claim.lead.id, limit: 1 });
  if (!lead) return undefined;
  return claim.desk === "answer"
    ? composeAnswer(claim, lead, config)
    : composeAssigned(claim, lead, { store, config });
}

/** What the visitor answers goes to the person who wrote. */
async function composeAnswer(
  { deliveryId, messageId }: Claim,
  lead: LeadWithDeliveries,
  { mailFrom, mailLanguage }: Options["config"],
): Promise<OutgoingMail | undefined> {
  const note = lead.notes.find(({ answer }) => answer?.deliveryId === deliveryId);
  if (!note?.answer) return undefined;
  const spoken = languages.find((each) => each === lead.language);
  const language = spoken ?? deskLanguage(lead.country, mailLanguage);
  const date = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" });
  const { wrote } = texts[language].answer;
  const confirmation = lead.deliveries.find(({ desk }) => desk === "visitor");
  return compose({
    leadId: lead.id,
    deliveryId,
    from: { name: brand.name, address: mailFrom },
    to: lead.email,
    replyTo: { name: brand.name, address: note.who },
    subject: note.answer.subject,
    messageId,
    ...(confirmation && { inReplyTo: confirmation.messageId }),
    isPersonal: true,
    text: [
      note.text,
      "",
      fill(wrote, { date: date.format(lead.receivedAt) }),
      quoted(lead.message),
      "",
    ].join("\n"),
  });
}

async function composeAssigned(
  { deliveryId, messageId }: Claim,
  lead: LeadWithDeliveries,
  { store, config }: Options,
): Promise<OutgoingMail | undefined> {
  const role = config.desk?.users.get(lead.owner);
  const isOpen = openStatuses.some((status) => status === lead.status);
  // Given to somebody else meanwhile, or back: nobody is told of a lead that is not theirs.
  const isTheirs = lead.told?.deliveryId === deliveryId && lead.told.who === lead.owner;
  if (!role || !isOpen || !isTheirs) return undefined;
  const person = { email: lead.owner, role };
  const { language } = await settingsOf(store, person, config.mailLanguage);
  const reference = referenceOf(lead.id);
  const { subject, text } = texts[language].assigned;
  return compose({
    deliveryId,
    messageId,
    from: { name: brand.name, address: config.mailFrom },
    to: lead.owner,
    subject: fill(subject, { reference }),
    text: fill(text, { reference, link: linkTo(lead.id, config) }),
  });
}

type Due = { id: string; followUp: string };

/** One person's morning mail. */
export function composeDue(
  to: string,
  { day, language, leads }: { day: string; language: Language; leads: Due[] },
  config: Options["config"],
): Promise<OutgoingMail> {
  const words = texts[language].due;
  const date = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeZone: "UTC" });
  const lines = leads.map(({ id, followUp }) => {
    const when = followUp < day ? date.format(Date.parse(followUp)) : words.today;
    return `${referenceOf(id)}  ${when}\n${linkTo(id, config)}\n`;
  });
  return compose({
    deliveryId: `due-${day}-${to}`,
    from: { name: brand.name, address: config.mailFrom },
    to,
    subject: fill(words.subject, { count: `${leads.length}` }),
    text: [words.lead, "", ...lines].join("\n"),
  });
}

function linkTo(id: string, { desk }: Options["config"]): string {
  return `${desk?.origin ?? `http://localhost:${desk?.port}`}${deskPaths.lead(id)}`;
}
