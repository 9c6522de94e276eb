// Everything that names the owner: the names, addresses and companies. The mark is app/brand/mark.svg. After a change, `npm run brand`
// makes icons and preview pictures again.
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

/** The ways to reach us in a country, as the owner has entered them (content/records/terms). */
export interface ContactWays {
  /** "Le respondemos en un día hábil." */
  answerWithin?: string | undefined;
  /** As displayed; the link dials all its digits. */
  phone?: string | undefined;
  /** Opens a chat, for example WhatsApp. */
  chat?: string | undefined;
}

export type DirectWay = "phone" | "chat";

/** The address of a country's telephone or chat; absent where it has none. */
export function hrefOf({ phone, chat }: ContactWays, way: DirectWay): string | undefined {
  return way === "chat" ? chat : phone && `tel:${phone.replace(/[^+\d]/g, "")}`;
}
