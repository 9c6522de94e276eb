import type { CountryCode } from "./countries.ts";
import type { Localized } from "./languages.ts";

/** Names, links and addresses that a new owner would change. */
export const brand = {
  name: "Amparia",
  formerName: "CasaPronta",
  /** For visitors without scripts, or when the form fails. */
  contactEmail: {
    es: "contacto@amparia.example",
    pt: "contato@amparia.example",
    en: "contact@amparia.example",
  } satisfies Localized<string>,
  /** Requests about personal data. */
  privacyEmail: {
    es: "privacidad@amparia.example",
    pt: "privacidade@amparia.example",
    en: "privacy@amparia.example",
  } satisfies Localized<string>,
  /** Barriers found on the site. */
  accessibilityEmail: {
    es: "accesibilidad@amparia.example",
    pt: "acessibilidade@amparia.example",
    en: "accessibility@amparia.example",
  } satisfies Localized<string>,
  /** Vulnerability reports, for security.txt. */
  securityEmail: "seguridad@amparia.example",
  social: {
    facebook: "https://www.facebook.com/amparia.example",
    instagram: "https://www.instagram.com/amparia.example",
    linkedin: "https://www.linkedin.com/company/amparia-example",
  },
  jobBoard: "https://jobs.amparia.example",
} as const;

export type SocialNetwork = keyof typeof brand.social;

/** A sentence by the owner, in the languages of the sites that show it. */
export type OwnersWords = Partial<Localized<string>>;

/** The ways to reach us in a country, shown beside its forms. */
export interface ContactPromises {
  /** "Le respondemos en un día hábil." */
  answerWithin?: OwnersWords;
  /** As displayed; the link dials all its digits. */
  phone?: string;
  /** Opens a chat, for example WhatsApp. */
  chat?: string;
  /** The one that also replaces the country picker in the corner of the country's home page. */
  corner?: DirectWay;
}

export type DirectWay = "phone" | "chat";

/** The address of a country's telephone or chat; absent where it has none. */
export function hrefOf({ phone, chat }: ContactPromises, way: DirectWay): string | undefined {
  return way === "chat" ? chat : phone && `tel:${phone.replace(/[^+\d]/g, "")}`;
}

/** Questions of buyers that only the owner can answer. */
export const ownersAnswers = [
  "priceModel",
  "serviceLevels",
  "hours",
  "providerChecks",
  "certificates",
  "dataLocation",
] as const;
export type OwnersAnswer = (typeof ownersAnswers)[number];
export type BuyerAnswers = Partial<Record<OwnersAnswer, OwnersWords>>;

/** Not set yet. Unset values are not shown. */
export const contactPromises: Record<CountryCode, ContactPromises> = {
  ar: {},
  es: {},
  br: {},
  us: {},
};

/** Not set yet. A question without an answer is not shown. */
export const buyerAnswers: Record<CountryCode, BuyerAnswers> = { ar: {}, es: {}, br: {}, us: {} };
