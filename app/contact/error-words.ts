import { type ErrorCode, limits } from "#core/contact.ts";
import type { ContactTexts, TextField } from "./texts.ts";

type Field = TextField | "contactType";

/** The contract's code in the visitor's language. An address is either valid or not; the visitor needs no more. */
export function wordsFor(field: Field, code: ErrorCode, { errors }: ContactTexts): string {
  if (field === "email" || field === "contactType") return errors[field];
  if (code === "too_long") return errors.tooLong.replace("{max}", String(limits[field].max));
  return code === "invalid" ? errors.unreadable : errors[field];
}

const wireFields: Record<string, TextField> = {
  from_name: "name",
  reply_to: "email",
  company: "company",
  message: "message",
};

/** The server names fields as they travel; the form, as they are asked. */
export function formField(wireField: string): TextField | undefined {
  return wireFields[wireField];
}
