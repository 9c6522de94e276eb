import MailComposer from "nodemailer/lib/mail-composer";
import { type Desk, subjectFor } from "#core/contact.ts";
import type { Claim } from "#server/leads/lead.ts";
import { htmlBody } from "./html-body.ts";
import type { OutgoingMail } from "./outgoing-mail.ts";
import { programmeTable } from "./programme.ts";
import { textBody } from "./text-body.ts";
import { texts } from "./texts.ts";

type Options = { mailFrom: string; deskAddresses: Record<Desk, string>; publicOrigin: string };

/** The Message-ID comes from the store, so that a mail sent twice has the same one. The body says when the lead was received. */
export async function composeMail(
  { deliveryId, desk, messageId, lead }: Claim,
  { mailFrom, deskAddresses, publicOrigin }: Options,
): Promise<OutgoingMail> {
  if (desk === "webhook") throw new Error("A webhook's delivery is not a mail");
  const to = deskAddresses[desk];
  const programme = programmeTable(lead, publicOrigin);
  const composer = new MailComposer({
    from: { name: `${senderName(lead.name)} (${texts.viaWeb})`, address: mailFrom },
    to: { name: desk, address: to },
    replyTo: { name: senderName(lead.name), address: lead.email },
    subject: subjectFor(lead.contactType),
    messageId,
    text: textBody(lead, programme),
    html: htmlBody(lead, programme),
    // Keeps automatic replies from reaching visitors.
    headers: { "Auto-Submitted": "auto-generated" },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return { deliveryId, from: mailFrom, to, raw: await composer.compile().build() };
}

// Some mail programs show only the display name: one that looks like an address would be mistaken for the sender's.
function senderName(name: string): string {
  const looksEncoded = name.includes("=?");
  const looksLikeAddress = name.normalize("NFKC").includes("@");
  return looksEncoded || looksLikeAddress || name === "" ? texts.visitor : name;
}
