import { type ErrorCode, limits } from "#core/contact.ts";
import { fill } from "#core/template.ts";
import type { ContactTexts, TextField } from "./texts.ts";

type Field = TextField | "contactType";

/** An error code as text in the visitor's language. For e-mail addresses every code reads "invalid". */
export function wordsFor(field: Field, code: ErrorCode, { errors }: ContactTexts): string {
  if (field === "email" || field === "contactType") return errors[field];
  if (code === "too_long") return fill(errors.tooLong, limits[field]);
  return code === "invalid" ? errors.unreadable : errors[field];
}

const wireFields: Record<string, TextField> = {
  from_name: "name",
  reply_to: "email",
  company: "company",
  message: "message",
};

/** Maps the payload's field names to the form's. */
export function formField(wireField: string): TextField | undefined {
  return wireFields[wireField];
}
