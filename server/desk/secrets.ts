import { hash, randomBytes, timingSafeEqual } from "node:crypto";

export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** What the store keeps: whoever reads a copy of it cannot sign in. */
export function hashOf(secret: string): string {
  return hash("sha256", `pass\0${secret}`, "base64url");
}

/** In every form of a browser: made of its cookie, which another site's page cannot read. */
export function formToken(cookie: string): string {
  return hash("sha256", `form\0${cookie}`, "base64url");
}

export function isFormToken(given: unknown, cookie: string): boolean {
  const expected = Buffer.from(formToken(cookie));
  const actual = Buffer.from(typeof given === "string" ? given : "");
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}
