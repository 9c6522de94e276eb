import type { dialogContactTypes, InvestorForm } from "#core/contact.ts";
import type { CountryCode } from "#core/countries.ts";

export type DialogContactType = (typeof dialogContactTypes)[number];

/** The fields people fill in, over both forms. */
export type TextField = Exclude<keyof InvestorForm, "homepage">;

/** What the contact dialog, the investor form and their toasts say. */
export interface ContactTexts {
  dialog: { title: string; lead: string; close: string };
  investor: { title: string };
  who: { question: string; types: Record<DialogContactType, { name: string; line: string }> };
  fields: Record<TextField, string>;
  programme: { attached: string; remove: string };
  allRequired: string;
  /** Other ways to reach us, where the country has them. `{phone}` is a number. */
  otherWays: { phone: string; chat: string };
  /** `{email}` is the address proposed. */
  didYouMean: string;
  submit: string;
  sending: string;
  /** By field; what a field's own message does not cover is too long or unreadable. `{max}` is a number of characters. */
  errors: Record<TextField | "contactType" | "tooLong" | "unreadable", string>;
  privacy: Record<CountryCode, string>;
  toasts: {
    region: string;
    close: string;
    sent: string;
    contactSent: string;
    investorSent: string;
    failed: string;
    /** What to do next, where the cause is known. `{email}` is the public mailbox. */
    hints: Record<FailureHint, string>;
  };
}

export type FailureHint = "busy" | "unavailable" | "unreachable";
