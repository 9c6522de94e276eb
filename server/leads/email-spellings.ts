import { domainToASCII, domainToUnicode } from "node:url";

/** The domain in ASCII, as mail servers know it: one spelling for all letter cases, widths and scripts. */
export function withPlainDomain(email: string): string {
  return withDomain(email, plainDomain);
}

/** The domain in its own script. For reading only, next to the ASCII one: letters of two scripts may look the same. */
export function withReadableDomain(email: string): string {
  return withDomain(email, readableDomain);
}

/** One for all ways to write a mailbox where dots do not count and a plus sign begins a note, which at other hosts are other mailboxes. */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf("@");
  const local = email.slice(0, at).replace(/\+.*/s, "").replaceAll(".", "");
  const domain = withPlainDomain(email)
    .slice(at + 1)
    .toLowerCase();
  return `${local.toLowerCase()}@${domain === "googlemail.com" ? "gmail.com" : domain}`;
}

// Node's functions read "1.22" as the IP address 1.0.0.22 and stop at "/", "?" or "#": they are given nothing but names in other letters.
function plainDomain(domain: string): string {
  const lowered = domain.toLowerCase();
  const isName = /^[\p{L}\p{M}\p{N}.。．｡-]+$/u.test(domain) && /\p{L}/u.test(domain);
  if (!isName || /^\p{ASCII}*$/u.test(domain)) return lowered;
  const plain = domainToASCII(domain);
  // Digits with a comma or in brackets become just that, and wide digits an IP address.
  return /^([a-z\d-]+\.)+[a-z\d-]*[a-z][a-z\d-]*$/.test(plain) ? plain : lowered;
}

function readableDomain(domain: string): string {
  const plain = plainDomain(domain);
  return /(^|\.)xn--/.test(plain) ? domainToUnicode(plain) || plain : plain;
}

function withDomain(email: string, change: (domain: string) => string): string {
  const at = email.lastIndexOf("@") + 1;
  return email.slice(0, at) + change(email.slice(at));
}
