import type { CountryCode } from "./countries.ts";
import type { Localized } from "./languages.ts";

/** Names, links and addresses that a new owner would change. */
export const brand = {
  name: "Amparia",
  formerName: "CasaPronta",
  foundedYear: 2017,
  /** Where a visitor without scripts, or with a failing form, can always write. */
  contactEmail: {
    es: "contacto@amparia.example",
    pt: "contato@amparia.example",
    en: "contact@amparia.example",
  },
  /** Requests about personal data. */
  privacyEmail: {
    es: "privacidad@amparia.example",
    pt: "privacidade@amparia.example",
    en: "privacy@amparia.example",
  },
  /** Barriers found on the site. */
  accessibilityEmail: {
    es: "accesibilidad@amparia.example",
    pt: "acessibilidade@amparia.example",
    en: "accessibility@amparia.example",
  },
  /** Reports of weaknesses, for security.txt. */
  securityEmail: "seguridad@amparia.example",
  social: {
    facebook: "https://www.facebook.com/amparia.example",
    instagram: "https://www.instagram.com/amparia.example",
    linkedin: "https://www.linkedin.com/company/amparia-example",
  },
  jobBoard: "https://jobs.amparia.example",
} as const;

export type SocialNetwork = keyof typeof brand.social;

/** A sentence the owner writes in the languages it is to be read in. */
export type OwnersWords = Partial<Localized<string>>;

/** Beside a form, where a country has them. */
export interface ContactPromises {
  /** "Le respondemos en un día hábil." */
  answerWithin?: OwnersWords;
  /** As it is written; every digit of it is dialled. */
  phone?: string;
  /** Opens the chat, WhatsApp for one. */
  chat?: string;
}

/** What buyers ask and only the owner can answer. */
export const ownersAnswers = [
  "priceModel",
  "serviceLevels",
  "hours",
  "certificates",
  "dataLocation",
] as const;
export type OwnersAnswer = (typeof ownersAnswers)[number];
export type BuyerAnswers = Partial<Record<OwnersAnswer, OwnersWords>>;

/** Not set yet. What is not set shows nowhere. */
export const contactPromises: Record<CountryCode, ContactPromises> = {
  ar: {},
  es: {},
  br: {},
  us: {},
};

/** Not set yet. A question without an answer shows nowhere. */
export const buyerAnswers: Record<CountryCode, BuyerAnswers> = { ar: {}, es: {}, br: {}, us: {} };
