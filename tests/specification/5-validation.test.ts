// Section 5: validation rules, as both ends of the wire apply them; how the forms show them is in 5-validation.spec.ts.
import { describe, expect, test } from "vitest";
import { en } from "#app/contact/texts.en.ts";
import { es } from "#app/contact/texts.es.ts";
import { pt } from "#app/contact/texts.pt.ts";
import { contactFormSchema, fieldErrors, investorFormSchema } from "#core/contact-schemas.ts";

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

function wrongFields(schema: typeof contactFormSchema | typeof investorFormSchema, form: object) {
  const result = schema.safeParse(form);
  return result.success ? [] : Object.keys(fieldErrors(result.error));
}

describe("Contact form", () => {
  test("the shortest valid form is valid", () => {
    expect(wrongFields(contactFormSchema, contact)).toEqual([]);
  });

  test.each(Object.entries(rules))("%s", (_rule, [field, wrong, message]) => {
    expect(wrongFields(contactFormSchema, { ...contact, [field]: wrong })).toEqual([field]);
    expect(en.errors[field]).toBe(message);
  });

  test("contactType: partner, provider or client ('Please select an option')", () => {
    expect(wrongFields(contactFormSchema, { ...contact, contactType: "investor" })).toEqual([
      "contactType",
    ]);
    expect(en.errors.contactType).toBe("Please select an option");
  });
});

describe("Investor form", () => {
  test("the shortest valid form is valid", () => {
    expect(wrongFields(investorFormSchema, investor)).toEqual([]);
  });

  test.each(Object.entries(rules))("%s", (_rule, [field, wrong]) => {
    expect(wrongFields(investorFormSchema, { ...investor, [field]: wrong })).toEqual([field]);
  });

  test("company at least 1 ('Company name is required')", () => {
    expect(wrongFields(investorFormSchema, { ...investor, company: "" })).toEqual(["company"]);
    expect(en.errors.company).toBe("Company name is required");
  });
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
