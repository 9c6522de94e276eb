// The visitor's programmes, kept in the tab: they come back where the address has none. They never leave the browser.
const key = "programme";

/** Private windows and full storage refuse, and then there is no draft. */
export function readDraft(): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

export function writeDraft(fragment: string) {
  try {
    sessionStorage.setItem(key, fragment);
  } catch {
    // As above.
  }
}
