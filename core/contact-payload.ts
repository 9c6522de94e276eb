import { brand } from "./brand.ts";
import { contextLimits, desksFor, subjectFor, trapField, unreadProgramme } from "./contact.ts";
import type { ContactContext, ContactForm, InvestorForm, Payload } from "./contact-schemas.ts";

/** Builds the payload of a valid form. */
export function toPayload(
  form: ContactForm | InvestorForm,
  context: ContactContext,
  now: Date,
): Payload {
  const contactType = "contactType" in form ? form.contactType : "investor";
  return {
    recipients: [...desksFor(contactType)],
    subject: subjectFor(contactType),
    from_name: form.name,
    // The server always uses its own.
    from_email: brand.supportEmail,
    reply_to: form.email,
    message: withPhone(form.message, form.phone),
    contact_type: contactType,
    company: form.company ?? "",
    timestamp: now.toISOString(),
    context: shortened(context),
    [trapField]: form[trapField],
  };
}

/** "Tel.:" reads the same in the three languages. */
function withPhone(message: string, phone: string): string {
  return `${message}\n\nTel.: ${phone}`;
}

/** The phone line of a message in the payload; empty if there is none. */
export function phoneOf(message: string): string {
  return /\n\nTel\.: (.+)$/.exec(message)?.[1] ?? "";
}

// Cut instead of refused: a long campaign name must not cost a message.
function shortened(context: ContactContext): ContactContext {
  return {
    ...context,
    page: context.page?.slice(0, contextLimits.page).toWellFormed(),
    campaign: context.campaign?.slice(0, contextLimits.campaign).toWellFormed(),
    ...((context.programme?.length ?? 0) > contextLimits.programme && {
      programme: unreadProgramme,
    }),
  };
}
