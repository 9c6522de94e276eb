// Everything that names the owner: the names, addresses and companies. The mark is app/brand/mark.svg. After a change, `npm run brand`
// makes icons and preview pictures again.
import type { CountryCode } from "./countries.ts";
import type { Localized } from "./languages.ts";

const domain = "amparia.example";

export const brand = {
  name: "Amparia",
  formerName: "CasaPronta",
  /** In file names and keys: lower-case letters, digits and hyphens. */
  slug: "amparia",
  domain,
  /** For visitors without scripts, or when the form fails. */
  contactEmail: {
    es: `contacto@${domain}`,
    pt: `contato@${domain}`,
    en: `contact@${domain}`,
  } satisfies Localized<string>,
  /** Requests about personal data. */
  privacyEmail: {
    es: `privacidad@${domain}`,
    pt: `privacidade@${domain}`,
    en: `privacy@${domain}`,
  } satisfies Localized<string>,
  /** Barriers found on the site. */
  accessibilityEmail: {
    es: `accesibilidad@${domain}`,
    pt: `acessibilidade@${domain}`,
    en: `accessibility@${domain}`,
  } satisfies Localized<string>,
  /** Vulnerability reports, for security.txt. */
  securityEmail: `seguridad@${domain}`,
  /** The sender of mails, unless the server's settings name another. */
  supportEmail: `soporte@${domain}`,
  social: {
    facebook: "https://www.facebook.com/amparia.example",
    instagram: "https://www.instagram.com/amparia.example",
    linkedin: "https://www.linkedin.com/company/amparia-example",
  },
  jobBoard: `https://jobs.${domain}`,
} as const;

/** What robots.txt tells programs: `reading` answers people's questions with the pages, `training` makes models of them. */
export const crawlerPolicy: Record<"reading" | "training", "allowed" | "refused"> = {
  reading: "allowed",
  training: "allowed",
};

/** The address of the license under which others may use the open figures (docs/assistants.md). Not set yet: none is granted. */
export const figuresLicense: string | undefined = undefined;

/** The dark ground of pages, icons, preview pictures and the browser's bars; `npm run brand` writes it to app.css. */
export const themeColor = "#052430";

export type SocialNetwork = keyof typeof brand.social;

/** A sentence by the owner, in the languages of the sites that show it. */
type OwnersWords = Partial<Localized<string>>;

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
/** What only the owner can say to those who must approve a programme. */
export const approvalFactIds = [
  "obligor",
  "liabilityCover",
  "subprocessors",
  "audits",
  "continuity",
] as const;
export type ApprovalFact = (typeof approvalFactIds)[number];
/** Not set yet. Unset values are not shown. */
export const contactPromises: { [Code in CountryCode]?: ContactPromises } = {};
