// The only access to the browser's storage, by the keys that the privacy policies list. Private windows and full storage refuse:
// then nothing is stored.
import type { StoredKey } from "#core/stored-keys.ts";

const areas = { local: () => localStorage, session: () => sessionStorage };

type Area = keyof typeof areas;

export function readStored<A extends Area>(area: A, key: StoredKey<A>): string | undefined {
  try {
    return areas[area]().getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

export function writeStored<A extends Area>(area: A, key: StoredKey<A>, text: string) {
  try {
    areas[area]().setItem(key, text);
  } catch {}
}

export function removeStored<A extends Area>(area: A, key: StoredKey<A>) {
  try {
    areas[area]().removeItem(key);
  } catch {}
}

/** Where cookies are refused, even reading them may be an error. */
export function readCookies(): string {
  try {
    return document.cookie;
  } catch {
    return "";
  }
}

export function writeCookie(text: string) {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous, and the next request must carry it
    document.cookie = text;
  } catch {}
  // Chromium may store it later than it starts the next request, unless it is asked for its cookies first.
  readCookies();
}
