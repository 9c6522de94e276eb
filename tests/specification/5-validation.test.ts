// Section 5: validation rules, as both ends of the wire apply them; how the forms show them is in 5-validation.spec.ts.

import { describe, expect, test } from "vitest";
import { contentFor } from "#content/content-for.ts";
import { contactFormSchema, fieldErrors, investorFormSchema } from "#core/contact-schemas.ts";

const en = contentFor({ country: "ar", language: "en" }, "contact-form");
const es = contentFor({ country: "ar", language: "es" }, "contact-form");
const pt = contentFor({ country: "ar", language: "pt" }, "contact-form");

const contact = {
  name: "Jo",
  email: "jo@correo.example",
  phone: "1",
  message: "diez letra",
  contactType: "client",
};
const investor = { ...contact, company: "A" };

const rules = {
  "name: at least 2 characters": ["name", "J", "Name must be at least 2 characters"],
  "email: valid format": ["email", "jo@correo", "Please enter a valid email"],
  "phone: at least 1 character": ["phone", "", "Phone number is required"],
  "message: at least 10 characters": [
    "message",
    "nueve let",
    "Message must be at least 10 characters",
  ],
} as const;

describe.each([
  ["Contact form", contactFormSchema, contact],
  ["Investor form", investorFormSchema, investor],
] as const)("%s", (name, schema, shortest) => {
  const own = name === "Contact form" ? "contactType" : "company";
  const ownRules = {
    contactType: ["investor", "Please select an option"],
    company: ["", "Company name is required"],
  } as const;
  const wrongFields = (form: object) => {
    const { error } = schema.safeParse(form);
    return error ? Object.keys(fieldErrors(error)) : [];
  };

  test("the shortest valid form is valid", () => {
    expect(wrongFields(shortest)).toEqual([]);
  });

  test.each([...Object.entries(rules), [own, [own, ...ownRules[own]]] as const])(
    "%s",
    (_rule, [field, wrong, message]) => {
      expect(wrongFields({ ...shortest, [field]: wrong })).toEqual([field]);
      expect(en.errors[field]).toBe(message);
    },
  );
});

test("All messages exist in Spanish, English and Portuguese", () => {
  for (const field of Object.keys(en.errors) as (keyof typeof en.errors)[]) {
    const messages = [es, en, pt].map(({ errors }) => errors[field]);
    expect(new Set(messages).size, field).toBe(3);
    expect(
      messages.every((message) => message.length > 5),
      field,
    ).toBe(true);
  }
});
