// The validation of the forms and of the API, apart from contact.ts, whose constants are also needed without zod. Uses zod/mini
// to keep the browser's scripts small.
import * as z from "zod/mini";
import {
  contactTypes,
  contextLimits,
  type Desk,
  desks,
  desksFor,
  dialogContactTypes,
  type ErrorCode,
  errorCodes,
  limits,
  trapField,
  unreadProgramme,
  unspecifiedContactType,
} from "./contact.ts";

/** The message in the payload also holds the phone line. */
const wireMessageMax = limits.message.max + limits.phone.max + 20;

// Lone surrogates cannot be encoded as UTF-8, and PostgreSQL cannot store NUL.
const storable = z.refine<string>((text) => text.isWellFormed() && !text.includes("\0"), "invalid");

/** Spaces, controls and zero-width characters draw nothing, nor does the blank Braille pattern. */
const visible = /[^\s\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;

function text(min: number, max: number) {
  return z.string("required").check(
    // Otherwise a sender could have an invisible name.
    z.overwrite((written) => (visible.test(written) ? written.trim() : "")),
    z.minLength(min, min > 1 ? "too_short" : "required"),
    z.maxLength(max, "too_long"),
    storable,
  );
}

// Stricter than RFC 5322: quotes, comments and brackets mainly serve to forge headers. The domain may be in any script.
const emailPattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[\p{L}\p{M}\p{N}-]+\.)+[\p{L}\p{M}\p{N}-]{2,}$/u;

/** Mail programs read "1.22" as the IP address 1.0.0.22, and no mail server knows a domain that ASCII cannot spell. */
function hasMailDomain(written: string): boolean {
  const url = `http://${written.slice(written.lastIndexOf("@") + 1)}`;
  return URL.canParse(url) && /\.[a-z\d-]*[a-z][a-z\d-]*$/.test(new URL(url).hostname);
}

const email = z
  .string("required")
  .check(
    z.trim(),
    z.minLength(1, "required"),
    z.maxLength(limits.email.max, "too_long"),
    z.regex(emailPattern, "invalid"),
    z.refine<string>(hasMailDomain, "invalid"),
  );

const name = text(limits.name.min, limits.name.max);
/** Any spelling that has a digit: numbers and extensions differ too much by country to refuse more. */
const phone = text(limits.phone.min, limits.phone.max).check(z.regex(/\p{Nd}/u, "required"));
const company = text(limits.company.min, limits.company.max);
const message = text(limits.message.min, limits.message.max);

const trap = z.optional(z.string("invalid"));

const filledInSchema = z.object({
  name,
  email,
  company: z.optional(text(0, limits.company.max)),
  phone,
  message,
  contactType: z.enum(dialogContactTypes, "required"),
  [trapField]: trap,
});

/** Only partners see the field for a company. The form keeps it when the visitor changes to another type, which sends none. */
export const contactFormSchema = z.pipe(
  z.transform((form: z.input<typeof filledInSchema>) =>
    form.contactType === "partner" ? form : { ...form, company: undefined },
  ),
  filledInSchema,
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

const contextSchema = z.object({
  page: z.optional(text(0, contextLimits.page)),
  country: z.optional(text(0, contextLimits.country)),
  language: z.optional(text(0, contextLimits.language)),
  campaign: z.optional(text(0, contextLimits.campaign)),
  /** The host that linked to the first page: counted by day, not stored with the message. */
  referrer: z.catch(z.optional(text(0, contextLimits.referrer)), undefined),
  /** A URL fragment, unchecked: a programme that cannot be read must not refuse the message. */
  programme: z.catch(
    z.optional(z.string().check(z.maxLength(contextLimits.programme))),
    unreadProgramme,
  ),
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
