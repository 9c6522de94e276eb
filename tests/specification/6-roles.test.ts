// Section 6: roles and permissions. That all pages are public is in section 1, the mails' recipients in section 7.
import { expect, test } from "vitest";
import { contactTypes, desksFor } from "#core/contact.ts";
import { toPayload } from "#core/contact-payload.ts";

test("The visitor self-declares a type in the contact form (partner, provider, client), which determines who receives the email", () => {
  expect(desksFor("provider")).not.toEqual(desksFor("client"));
  expect(desksFor("partner")).toEqual(desksFor("client"));
});

test("Investor submissions use contactType 'investor'", () => {
  expect(contactTypes).toContain("investor");
  const form = {
    name: "Bo",
    email: "bo@fondo.example",
    company: "Fondo",
    phone: "1",
    message: "Diez letras.",
  };
  expect(toPayload(form, {}, new Date()).contact_type).toBe("investor");
});
