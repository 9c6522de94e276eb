import type { dialogContactTypes } from "#core/contact.ts";
import type { InvestorForm } from "#core/contact-schemas.ts";
import type { CountryCode } from "#core/countries.ts";
import type { Template, TextWith } from "#core/template.ts";

export type DialogContactType = (typeof dialogContactTypes)[number];

/** The visible fields of both forms. */
export type TextField = Exclude<keyof InvestorForm, "homepage">;

/** Texts of the contact dialog, the investor form and their toasts. */
export interface ContactTexts {
  dialog: { title: string; lead: string; close: string };
  investor: { title: string };
  who: { question: string; types: Record<DialogContactType, { name: string; line: string }> };
  fields: Record<TextField, string>;
  programme: { attached: string; remove: string };
  allRequired: string;
  optional: string;
  /** Starts the message of a visitor who was reading about something. */
  interest: Template<"subject">;
  /** Other ways to reach us, where the country has them. */
  otherWays: { phone: Template<"phone">; chat: string };
  /** The value is the suggested address. */
  didYouMean: Template<"email">;
  /** Under a phone number that seems to be cut short, which is sent all the same. */
  isPhoneComplete: Template<"digits">;
  /** Before the names of the fields with an error. */
  check: string;
  submit: string;
  sending: string;
  /** By field; `tooLong` and `unreadable` are used for every field. The value is a number of characters. */
  errors: Record<TextField | "contactType" | "unreadable", string> & { tooLong: Template<"max"> };
  privacy: Record<CountryCode, string>;
  /** On the page that answers a form sent without scripts. */
  answer: { reference: string; another: string };
  toasts: {
    region: string;
    close: string;
    sent: string;
    contactSent: string;
    investorSent: string;
    failed: string;
    /** The next step, where the cause is known. The value is the public mailbox. */
    hints: Record<FailureHint, TextWith<"email">>;
  };
}

export type FailureHint = "busy" | "unavailable" | "unreachable";
