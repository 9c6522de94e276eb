import { expect, onTestFinished, test, vi } from "vitest";
import { toPayload } from "#core/contact-payload.ts";
import { type ContactForm, payloadSchema } from "#core/contact-schemas.ts";
import { contextOf, steadyNow } from "./visit.ts";

const visit = {
  pathname: "/es/servicios",
  country: "es",
  language: "es",
  referrer: "",
  startedAt: 1_000,
};

test("the context says where, in which language and after how long", () => {
  expect(contextOf({ ...visit, search: "" }, 6_000)).toEqual({
    page: "/es/servicios",
    country: "es",
    language: "es",
    campaign: undefined,
    referrer: undefined,
    elapsed_ms: 5_000,
  });
});

test("a clock set back says nothing of how long it took", () => {
  expect(contextOf({ ...visit, search: "" }, 0)).not.toHaveProperty("elapsed_ms");
});

test("setting the clock while a page is open does not change how long it took", () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const startedAt = steadyNow();
  vi.setSystemTime(0);
  expect(contextOf({ ...visit, startedAt, search: "" }, steadyNow()).elapsed_ms).toBeLessThan(
    60_000,
  );
});

test("the API accepts a message with this context", () => {
  const form: ContactForm = {
    name: "Ana",
    email: "ana@correo.example",
    phone: "600 000 000",
    message: "Quisiera más información.",
    contactType: "partner",
    homepage: "",
  };
  const context = contextOf({ ...visit, search: `?utm_campaign=${"x".repeat(999)}` }, 9_000);
  const payload = JSON.parse(JSON.stringify(toPayload(form, context, new Date())));
  expect(payloadSchema.safeParse(payload).error).toBeUndefined();
});
