import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { contentFor } from "#content/content-for.ts";
import { toPayload } from "#core/contact-payload.ts";
import { type ContactForm, payloadSchema } from "#core/contact-schemas.ts";
import { contextOf, formField, hintFor, SendError, send, steadyNow, wordsFor } from "./send.ts";

const en = contentFor({ country: "ar", language: "en" }, "contact-form");
const es = contentFor({ country: "ar", language: "es" }, "contact-form");
const pt = contentFor({ country: "ar", language: "pt" }, "contact-form");

const form: ContactForm = {
  name: "Ana",
  email: "ana@correo.example",
  phone: "600 000 000",
  message: "Quisiera más información.",
  contactType: "provider",
};
const payload = toPayload(form, {}, new Date("2026-03-01T12:00:00Z"));

afterEach(() => vi.unstubAllGlobals());

async function failure(response: Response): Promise<unknown> {
  vi.stubGlobal("fetch", async () => response);
  return send(payload, "k").catch((error: unknown) => error);
}

test("a refusal speaks in the server's words, with the fields it names", async () => {
  const body = { message: "Some fields are not valid.", errors: { reply_to: "invalid" } };
  expect(await failure(Response.json(body, { status: 422 }))).toMatchObject({
    status: 422,
    message: "Some fields are not valid.",
    fields: { reply_to: "invalid" },
  });
});

test.each(["<html>Bad gateway</html>", "", "null", '"no"', "{}"])(
  "a refusal that says nothing (%j) is 'Failed to send email'",
  async (body) => {
    const error = await failure(new Response(body, { status: 502 }));
    expect(error).toMatchObject({ status: 502, message: "Failed to send email", fields: {} });
  },
);

test.each(["<html>Log in to the network</html>", "", "null", "{}", '{"id":1}'])(
  "a 200 that is not our server's (%j) is a failure of the connection",
  async (body) => {
    const error = await failure(new Response(body, { status: 200 }));
    expect(error).toBeInstanceOf(Error);
    expect(hintFor(error)).toBe("unreachable");
  },
);

test("each failure has its hint", () => {
  expect(hintFor(new SendError(429, {}))).toBe("busy");
  expect(hintFor(new SendError(503, {}))).toBe("unavailable");
  expect(hintFor(new SendError(422, {}))).toBeUndefined();
  expect(hintFor(new TypeError("Failed to fetch"))).toBe("unreachable");
  expect(hintFor(new DOMException("", "TimeoutError"))).toBe("unreachable");
});

test("an error code reads in the visitor's language, and says how long is too long", () => {
  expect(wordsFor("name", "too_long", en)).toBe("Please use no more than 100 characters");
  expect(wordsFor("message", "too_long", pt)).toBe("Use no máximo 4000 caracteres");
  expect(wordsFor("message", "invalid", en)).toBe(en.errors.unreadable);
  for (const code of ["required", "too_long", "invalid"] as const) {
    expect(wordsFor("email", code, es)).toBe("Escriba un correo electrónico válido");
  }
});

test("the server's field names lead back to the form's", () => {
  expect(formField("reply_to")).toBe("email");
  expect(formField("context.page")).toBeUndefined();
});

const visit = {
  pathname: "/es/servicios",
  country: "es",
  language: "es",
  search: "",
  referrer: "",
  startedAt: 1_000,
};

test("a clock set back says nothing of how long it took", () => {
  expect(contextOf(visit, 6_000).elapsed_ms).toBe(5_000);
  expect(contextOf(visit, 0)).not.toHaveProperty("elapsed_ms");
});

test("setting the clock while a page is open does not change how long it took", () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const startedAt = steadyNow();
  vi.setSystemTime(0);
  expect(contextOf({ ...visit, startedAt }, steadyNow()).elapsed_ms).toBeLessThan(60_000);
});

test("the API accepts a message with this context", () => {
  const context = contextOf({ ...visit, search: `?utm_campaign=${"x".repeat(999)}` }, 9_000);
  const sent = JSON.parse(JSON.stringify(toPayload(form, context, new Date())));
  expect(payloadSchema.safeParse(sent).error).toBeUndefined();
});
