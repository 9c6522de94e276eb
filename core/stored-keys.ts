/** All that the site stores in a visitor's browser. The privacy policies name each key; their test compares. */
export const storedKeys = {
  /** The cookie lets the server choose the language. */
  cookie: ["selectedCountry"],
  local: ["selectedCountry", "siteSuggestion"],
  session: ["contactDraft", "investorDraft", "programDraft", "visitSource"],
} as const;

export type StoredKey<Kind extends keyof typeof storedKeys> = (typeof storedKeys)[Kind][number];
