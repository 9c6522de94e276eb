import { z } from "zod";
import type { ContactWays } from "#core/brand.ts";
import { dialogContactTypes } from "#core/contact.ts";
import { countryCodes } from "#core/countries.ts";
import { each, record, template, text, textWith } from "../schema.ts";

/** Texts of the contact dialog, the investor form and their toasts. */
export const schema = z.strictObject({
  dialog: z.strictObject({ title: text, lead: text, close: text }),
  investor: z.strictObject({ title: text }),
  who: z.strictObject({
    question: text,
    types: record(dialogContactTypes, z.strictObject({ name: text, line: text })),
  }),
  fields: record(["email", "name", "company", "phone", "message"], text),
  trap: text.describe("Of the hidden field that only programs find."),
  programme: z.strictObject({ attached: text, remove: text }),
  allRequired: text,
  optional: text,
  interest: template("subject").describe(
    "Starts the message of a visitor who was reading about something.",
  ),
  otherWays: z
    .strictObject({ phone: template("phone"), chat: text })
    .describe("Other ways to reach us, where the country has them."),
  didYouMean: template("email").describe("The value is the suggested address."),
  isPhoneComplete: template("digits").describe(
    "Under a phone number that seems to be cut short, which is sent all the same.",
  ),
  check: text.describe("Before the names of the fields with an error."),
  submit: text,
  sending: text,
  errors: z
    .strictObject({
      ...each(["email", "name", "company", "phone", "message", "contactType", "unreadable"], text),
      tooLong: template("max"),
    })
    .describe(
      "By field; `tooLong` and `unreadable` are used for every field. The value is a number of characters.",
    ),
  privacy: record(countryCodes, text),
  policy: z.strictObject({ name: text, newTab: text }),
  answer: z
    .strictObject({ reference: text, another: text })
    .describe("On the page that answers a form sent without scripts."),
  toasts: z.strictObject({
    region: text,
    close: text,
    sent: text,
    contactSent: text,
    investorSent: text,
    failed: text,
    hints: record(["busy", "unavailable", "unreachable"], textWith("email")).describe(
      "The next step, where the cause is known. The value is the public mailbox.",
    ),
  }),
});

/** With the ways to reach us, where the owner has said them. */
export type ContactTexts = z.infer<typeof schema> & { ways?: ContactWays | undefined };
