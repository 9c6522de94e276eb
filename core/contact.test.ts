import { expect, test } from "vitest";
import { desksFor, limits, subjectFor, unreadProgramme } from "./contact.ts";
import { phoneOf, toPayload } from "./contact-payload.ts";
import {
  type ContactForm,
  contactFormSchema,
  fieldErrors,
  type InvestorForm,
  investorFormSchema,
  type Payload,
  payloadSchema,
} from "./contact-schemas.ts";

const now = new Date("2026-03-01T12:00:00.000Z");
const form: ContactForm = {
  name: "Ana Núñez",
  email: "ana@correo.example",
  phone: "+54 11 5555 0101",
  message: "Quisiera ofrecer asistencias.",
  contactType: "client",
};
const investor: InvestorForm = {
  name: "Bruno Lima",
  email: "bruno@fundo.example",
  company: "Fundo Sul",
  phone: "+55 11 5555 0101",
  message: "Gostaria de receber o relatório.",
};

function codes(schema: typeof contactFormSchema | typeof investorFormSchema, value: unknown) {
  const result = schema.safeParse(value);
  return result.success ? {} : fieldErrors(result.error);
}

function payloadCodes(value: unknown) {
  const result = payloadSchema.safeParse(value);
  return result.success ? {} : fieldErrors(result.error);
}

test("an empty form names each field that is wrong, with a code", () => {
  const empty = { name: "", email: "", phone: "", message: "", company: "" };
  const shared = { name: "too_short", email: "required", phone: "required", message: "too_short" };
  expect(codes(contactFormSchema, empty)).toEqual({ ...shared, contactType: "required" });
  expect(codes(investorFormSchema, empty)).toEqual({ ...shared, company: "required" });
});

test("a company is sent by partners alone, checked for nobody else, and required of nobody", () => {
  const partner = { ...form, contactType: "partner", company: "Banco Sur" };
  expect(codes(contactFormSchema, { ...partner, company: "  " })).toEqual({});
  expect(contactFormSchema.parse(partner).company).toBe("Banco Sur");
  for (const company of ["Banco Sur", "a".repeat(151)]) {
    expect(contactFormSchema.parse({ ...form, company })).toEqual(form);
  }
});

test("a phone number has a digit, and any spelling", () => {
  expect(codes(contactFormSchema, { ...form, phone: "abc" })).toEqual({ phone: "required" });
  for (const phone of ["1", "+54 9 11 (4444) 5555 int. 3", "٠١٢٣"]) {
    expect(codes(contactFormSchema, { ...form, phone }), phone).toEqual({});
  }
});

test("minimum lengths count what is left after trimming", () => {
  expect(codes(contactFormSchema, { ...form, name: " a ", message: "   corto   " })).toEqual({
    name: "too_short",
    message: "too_short",
  });
  expect(codes(contactFormSchema, { ...form, name: "Jo", message: "diez letra" })).toEqual({});
});

test.each(["\u200b\u200b\u200b", "\u2060 \u00ad", "\u3164\u3164", "\u202e\u202e", "\u2800\u2800"])(
  "text without a visible character is empty: %j",
  (invisible) => {
    const empty = { name: invisible, company: invisible, phone: invisible, message: invisible };
    expect(codes(investorFormSchema, { ...investor, ...empty })).toEqual({
      name: "too_short",
      company: "required",
      phone: "required",
      message: "too_short",
    });
    expect(payloadCodes({ ...toPayload(form, {}, now), from_name: invisible })).toEqual({
      from_name: "too_short",
    });
  },
);

test.each([
  "山田",
  "Ñu",
  "محمد",
  "می\u200cخواهم",
  "श्री",
  "ក្រុម",
  "👩\u200d👩\u200d👧",
  "𞤀𞤣",
  "\u{1e6c0}\u{1e6c1}",
])("accepts the name %j", (name) => {
  expect(contactFormSchema.parse({ ...form, name }).name).toBe(name);
});

test.each([
  "ana",
  "ana@localhost",
  "ana@correo",
  "ana@1.22",
  "ana@\u0301correo.example",
  "a b@correo.example",
  "ana@correo.example\r\nBcc: x@y.example",
  '"ana"@correo.example',
  "<ana@correo.example>",
  "ana@correo.example,eva@correo.example",
])("refuses the address %j", (email) => {
  expect(codes(contactFormSchema, { ...form, email })).toEqual({ email: "invalid" });
});

test.each([
  "o'hara+web@sub.correo.example",
  "ana@correo.example ",
  "info@peñarol.example",
  "a@пример.рф",
])("accepts the address %j", (email) => {
  expect(codes(contactFormSchema, { ...form, email })).toEqual({});
});

test("what a form sends, the API accepts, and in 16 kB at most", () => {
  const longest: InvestorForm = {
    name: "漢".repeat(limits.name.max),
    email: `${"a".repeat(64)}@${"b".repeat(170)}.example`,
    company: "漢".repeat(limits.company.max),
    phone: "1".repeat(limits.phone.max),
    message: "漢".repeat(limits.message.max),
  };
  expect(codes(investorFormSchema, longest)).toEqual({});
  const context = { page: "/x".repeat(400), campaign: "漢".repeat(900) };
  const payload = toPayload(longest, { ...context, programme: "x".repeat(2_000) }, now);
  expect(payloadCodes(payload)).toEqual({});
  expect(payload.context?.programme).toHaveLength(2_000);
  const tooLong = toPayload(longest, { programme: "x".repeat(2_001) }, now);
  expect(tooLong.context?.programme).toBe(unreadProgramme);
  expect(new TextEncoder().encode(JSON.stringify(payload)).length).toBeLessThan(16 * 1024);
});

test("the type and the company have defaults", () => {
  const { contact_type: _type, company: _company, ...rest } = toPayload(form, {}, now);
  const payload: Payload = payloadSchema.parse(rest);
  expect(payload.contact_type).toBe("not specified");
  expect(payload.company).toBe("");
  expect(subjectFor(payload.contact_type)).toBe("Formulario general de la web");
});

test("desks that do not belong to the type are refused", () => {
  const payload = toPayload(form, {}, now);
  const refused = { recipients: "wrong_desks" };
  expect(payloadCodes({ ...payload, recipients: desksFor("provider") })).toEqual(refused);
  expect(payloadCodes({ ...payload, recipients: ["claims"] })).toEqual(refused);
  const twice = [...payload.recipients, "claims"];
  expect(payloadCodes({ ...payload, recipients: twice })).toEqual(refused);
  expect(payloadCodes({ ...payload, recipients: ["claims", "claims"] })).toEqual(refused);
  expect(payloadCodes({ ...payload, recipients: ["claims", "x@evil.example"] })).toEqual(refused);
});

test("text that cannot be stored is refused", () => {
  const payload = toPayload(form, {}, now);
  expect(payloadCodes({ ...payload, from_name: "Ana \ud800 Núñez" })).toEqual({
    from_name: "invalid",
  });
  expect(payloadCodes({ ...payload, message: "un mensaje con \0 dentro" })).toEqual({
    message: "invalid",
  });
});

test("fields that are not named are not read", () => {
  const payload = { ...toPayload(form, {}, now), admin: true, context: { page: "/", role: "x" } };
  const read = payloadSchema.parse(payload);
  expect(read).not.toHaveProperty("admin");
  expect(read.context).toEqual({ page: "/" });
});

test("the phone is read back from the end of a message", () => {
  expect(phoneOf(toPayload(form, {}, now).message)).toBe(form.phone);
  expect(phoneOf(toPayload({ ...form, message: "Uno\n\nTel.: 1\n\ndos" }, {}, now).message)).toBe(
    form.phone,
  );
  expect(phoneOf("Uno\n\nTel.: 1\n\ndos")).toBe("");
  expect(phoneOf("Tel.: 1")).toBe("");
});
