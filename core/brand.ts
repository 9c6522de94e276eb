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
