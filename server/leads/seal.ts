// Encrypts a visitor's input under a key per lead. Deleting the key makes every copy of the lead unreadable.
import { createCipheriv, createDecipheriv, createHmac, randomBytes } from "node:crypto";
import { mailboxOf, withPlainDomain } from "./email-spellings.ts";
import type { LeadContent, NewLead } from "./lead.ts";

/** The encrypted part: the visitor's input, and the hash that finds repeated clicks. */
export type SealedContent = Omit<LeadContent, "contactType"> & { dedupe: string };

export type Sealed = { key: Uint8Array; sealed: Uint8Array };

const cipher = "aes-256-gcm";
const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;

export function seal(leadId: string, content: SealedContent): Sealed {
  const key = randomBytes(keyBytes);
  return { key, sealed: encrypt(key, leadId, content) };
}

/** Undefined if the key is missing or wrong, or the data was changed. */
export function unseal(
  leadId: string,
  key: Uint8Array | null | undefined,
  sealed: Uint8Array,
): SealedContent | undefined {
  return decrypt(key, leadId, sealed) as SealedContent | undefined;
}

/** The label, such as the lead's id, is authenticated too, so that ciphertext cannot be moved to another place. */
export function encrypt(key: Uint8Array, label: string, value: unknown): Buffer {
  const nonce = randomBytes(nonceBytes);
  const encryption = createCipheriv(cipher, key, nonce).setAAD(Buffer.from(label));
  const text = encryption.update(JSON.stringify(value));
  // GCM is a stream mode: final() returns no bytes.
  encryption.final();
  return Buffer.concat([nonce, encryption.getAuthTag(), text]);
}

/** Undefined if the key is missing or wrong, or the data was changed. */
export function decrypt(
  key: Uint8Array | null | undefined,
  label: string,
  sealed: Uint8Array,
): unknown {
  if (!key) return undefined;
  try {
    const nonce = sealed.subarray(0, nonceBytes);
    const tag = sealed.subarray(nonceBytes, nonceBytes + tagBytes);
    const decryption = createDecipheriv(cipher, key, nonce, { authTagLength: tagBytes })
      .setAAD(Buffer.from(label))
      .setAuthTag(tag);
    const text = decryption.update(sealed.subarray(nonceBytes + tagBytes));
    return JSON.parse(Buffer.concat([text, decryption.final()]).toString());
  } catch {
    return undefined;
  }
}

/** For finding a lead by an encrypted value. Keyed, because addresses can be guessed and compared with a plain hash. */
export function emailMac(secret: string, email: string): string {
  return mac(secret, `email\0${withPlainDomain(email).toLowerCase()}`);
}

/** For one confirmation a day. */
export function mailboxMac(secret: string, email: string): string {
  return mac(secret, `mailbox\0${mailboxOf(email)}`);
}

/** For finding an equal lead. */
export function dedupeMac(secret: string, contentHash: string): string {
  return mac(secret, `dedupe\0${contentHash}`);
}

/** For finding leads of one company. */
export function searchMac(secret: string, text: string): string {
  return mac(secret, `search\0${text}`);
}

/** 132 bits are enough to be unique, and keep the indexes small. */
const macLetters = 22;

function mac(secret: string, text: string): string {
  return createHmac("sha256", secret).update(text).digest("base64url").slice(0, macLetters);
}

/** Picks the part of a new lead that is encrypted. */
export function sealedContentOf(lead: NewLead): SealedContent {
  const { name, email, company, message, page, country, language, campaign } = lead;
  const { programme, estimate } = lead;
  const written = { name, email, company, message, page, country, language, campaign };
  return { ...written, programme, estimate, dedupe: lead.dedupe.hash };
}
