import { hash } from "node:crypto";

/** Without letters and digits that look alike: 0 O, 1 I L, 2 Z, 5 S, 8 B, U V. */
const letters = "23456789ACDEFGHJKMNPQRTVWXY";
const length = 8;

/** A lead's reference that one can read out: "K7QM-3XWD". Made of its id, so that mails need no lookup. */
export function referenceOf(leadId: string): string {
  let rest = Number.parseInt(hash("sha256", leadId).slice(0, 12), 16);
  let code = "";
  while (code.length < length) {
    code += letters[rest % letters.length];
    rest = Math.floor(rest / letters.length);
  }
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}

/** As written, however it was typed; undefined: it is none. */
export function readReference(text: string): string | undefined {
  const code = text.toUpperCase().replace(/[\s-]/g, "");
  const isOne = code.length === length && [...code].every((letter) => letters.includes(letter));
  return isOne ? `${code.slice(0, 4)}-${code.slice(4)}` : undefined;
}
