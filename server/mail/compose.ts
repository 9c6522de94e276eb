import MailComposer from "nodemailer/lib/mail-composer";
import type { OutgoingMail } from "./outgoing-mail.ts";

type Mailbox = string | { name: string; address: string };

type Parts = {
  leadId?: string;
  deliveryId: string;
  from: Mailbox;
  to: string | string[];
  /** Names beside the addresses of `to`. */
  shownTo?: Mailbox[];
  replyTo?: Mailbox;
  subject: string;
  /** Undefined: made of the delivery's id, so that a mail sent twice is recognized. */
  messageId?: string;
  inReplyTo?: string;
  /** A person wrote it. */
  isPersonal?: boolean;
  text: string;
  html?: string;
};

/** A mail that nothing answers by itself unless a person wrote it, and that no part of its text can make read a file or an address. */
export async function compose({
  leadId,
  deliveryId,
  from,
  to,
  shownTo,
  isPersonal = false,
  ...parts
}: Parts): Promise<OutgoingMail> {
  const sender = typeof from === "string" ? from : from.address;
  const composer = new MailComposer({
    messageId: `<${deliveryId}@${sender.slice(sender.lastIndexOf("@") + 1)}>`,
    ...parts,
    from,
    to: shownTo ?? to,
    headers: isPersonal ? {} : { "Auto-Submitted": "auto-generated" },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return { leadId, deliveryId, from: sender, to, raw: await composer.compile().build() };
}
