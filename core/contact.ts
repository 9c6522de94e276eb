// The contact contract: the forms' fields, the payload, and the API's validation. Errors are codes; the form and the API turn
// them into words. Uses zod/mini to keep the browser's scripts small.
import * as z from "zod/mini";
import { brand } from "./brand.ts";

/** The privacy policies promise that no delivered message is kept longer; the server refuses a longer time. */
export const longestRetentionDays = 730;

/** Identifies the site to its API. It is in every browser, so it is public and protects nothing. */
export const publicSiteKey = `${brand.slug}-web-2025`;

/** All contact types; `investor` only through the investor form. */
export const contactTypes = ["partner", "provider", "client", "investor"] as const;
type ContactType = (typeof contactTypes)[number];

/** The types offered in the contact dialog. */
export const dialogContactTypes = ["partner", "provider", "client"] as const;
export const defaultContactType = "client" satisfies ContactType;

/** `contact_type` of a message sent through no particular form. */
export const unspecifiedContactType = "not specified";
export type WireContactType = ContactType | typeof unspecifiedContactType;

const providerDesks = [
  "providers",
  "provider-network",
  "operations",
  "quality",
  "provider-payments",
] as const;
const generalDesks = ["claims", "commercial"] as const;

/** The internal desks, by name. Their addresses are in the server's configuration and never sent to a client. */
export const desks = [...providerDesks, ...generalDesks] as const;
export type Desk = (typeof desks)[number];

export function desksFor(contactType: WireContactType): readonly Desk[] {
  return contactType === "provider" ? providerDesks : generalDesks;
}

/** Desk mail is in Spanish, the company's working language; the type keeps its payload value, so that mail filters match. */
export function subjectFor(contactType: WireContactType): string {
  return contactType === unspecifiedContactType
    ? "Formulario general de la web"
    : `Nuevo contacto: ${contactType}`;
}

/** Lengths in UTF-16 units. The largest valid form stays under the API's 16 kB in any script. */
export const limits = {
  name: { min: 2, max: 100 },
  email: { max: 254 },
  phone: { min: 1, max: 40 },
  company: { min: 1, max: 150 },
  message: { min: 10, max: 4000 },
} as const;

/** The message in the payload also holds the phone line. */
const wireMessageMax = limits.message.max + limits.phone.max + 20;

/** Every error code of a field. */
const errorCodes = ["required", "too_short", "too_long", "invalid", "wrong_desks"] as const;
export type ErrorCode = (typeof errorCodes)[number];

// Lone surrogates cannot be encoded as UTF-8, and PostgreSQL cannot store NUL.
const storable = z.refine<string>((text) => text.isWellFormed() && !text.includes("\0"), "invalid");

function text(min: number, max: number) {
  return z
    .string("required")
    .check(
      z.trim(),
      z.minLength(min, min > 1 ? "too_short" : "required"),
      z.maxLength(max, "too_long"),
      storable,
    );
}

// Stricter than RFC 5322: quotes, comments and brackets mainly serve to forge headers. The domain may be in any script.
const emailPattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[\p{L}\p{M}\p{N}-]+\.)+[\p{L}\p{M}\p{N}-]{2,}$/u;
const email = z
  .string("required")
  .check(
    z.trim(),
    z.minLength(1, "required"),
    z.maxLength(limits.email.max, "too_long"),
    z.regex(emailPattern, "invalid"),
  );

const name = text(limits.name.min, limits.name.max);
const phone = text(limits.phone.min, limits.phone.max);
const company = text(limits.company.min, limits.company.max);
const message = text(limits.message.min, limits.message.max);

/** A hidden trap field; a message that fills it in is held for an operator. Named so that browsers don't autofill it. */
export const trapField = "homepage";
const trap = z.optional(z.string("invalid"));

/** Only a partner must name a company. */
export const contactFormSchema = z
  .object({
    name,
    email,
    company: z.optional(text(0, limits.company.max)),
    phone,
    message,
    contactType: z.enum(dialogContactTypes, "required"),
    [trapField]: trap,
  })
  .check(
    z.refine(({ contactType, company }) => contactType !== "partner" || Boolean(company), {
      path: ["company"],
      error: "required",
      // Reported together with the other fields' errors, not after them.
      when: () => true,
    }),
  );
export type ContactForm = z.infer<typeof contactFormSchema>;

export const investorFormSchema = z.object({
  name,
  email,
  company,
  phone,
  message,
  [trapField]: trap,
});
export type InvestorForm = z.infer<typeof investorFormSchema>;

const contextLimits = {
  page: 300,
  country: 10,
  language: 10,
  campaign: 200,
  referrer: 100,
  programme: 2_000,
} as const;

const contextSchema = z.object({
  page: z.optional(text(0, contextLimits.page)),
  country: z.optional(text(0, contextLimits.country)),
  language: z.optional(text(0, contextLimits.language)),
  campaign: z.optional(text(0, contextLimits.campaign)),
  /** The host that linked to the first page: counted by day, not stored with the message. */
  referrer: z.catch(z.optional(text(0, contextLimits.referrer)), undefined),
  /** As it stands in an address's fragment. Whether it is one is for `parseProgramme` to say, and it costs no message. */
  programme: z.catch(z.optional(z.string().check(z.maxLength(contextLimits.programme))), undefined),
  /** Time between showing the form and sending it. */
  elapsed_ms: z.optional(z.number("invalid").check(z.nonnegative("invalid"))),
});
/** The page a message was sent from. All of it is optional, so that no message is refused for it. */
export type ContactContext = z.infer<typeof contextSchema>;

/** The body of `POST /api/send-email`. Unknown fields are ignored. */
export const payloadSchema = z
  .object({
    recipients: z.array(z.enum(desks, "wrong_desks"), "required"),
    subject: text(1, 200),
    from_name: name,
    from_email: email,
    reply_to: email,
    message: text(limits.message.min, wireMessageMax),
    contact_type: z._default(
      z.enum([...contactTypes, unspecifiedContactType], "invalid"),
      unspecifiedContactType,
    ),
    company: z._default(text(0, limits.company.max), ""),
    timestamp: z.iso.datetime({ offset: true, error: "invalid" }),
    context: z.optional(contextSchema),
    [trapField]: trap,
  })
  .check(
    z.refine((payload) => sameDesks(payload.recipients, desksFor(payload.contact_type)), {
      path: ["recipients"],
      error: "wrong_desks",
    }),
  );
export type Payload = z.infer<typeof payloadSchema>;

function sameDesks(named: readonly Desk[], belonging: readonly Desk[]): boolean {
  return named.length === belonging.length && belonging.every((desk) => named.includes(desk));
}

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
    ...((context.programme?.length ?? 0) > contextLimits.programme && { programme: undefined }),
  };
}

/** The first code of each field, by the field's path: `{ "reply_to": "invalid", "context.page": "too_long" }`. */
export function fieldErrors(error: z.core.$ZodError): Record<string, ErrorCode> {
  const errors: Record<string, ErrorCode> = {};
  for (const issue of error.issues) {
    const field = fieldOf(issue.path);
    errors[field] ??= errorCodes.find((code) => code === issue.message) ?? "invalid";
  }
  return errors;
}

// An index means nothing to the visitor.
function fieldOf(path: readonly PropertyKey[]): string {
  return path.filter((step) => typeof step === "string").join(".") || "body";
}
