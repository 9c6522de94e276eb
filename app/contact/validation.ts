import { zodResolver } from "@hookform/resolvers/zod";
import { contactFormSchema, investorFormSchema } from "#core/contact-schemas.ts";

/** By the form's draft. */
export const validators = {
  contactDraft: zodResolver(contactFormSchema),
  investorDraft: zodResolver(investorFormSchema),
};
