import { expect, test } from "vitest";
import type { Payload } from "#core/contact-schemas.ts";
import { somePayload } from "#server/testing/leads.ts";
import { newLead } from "./new-lead.ts";

const options = { idempotencyKey: undefined, mailDomain: "amparia.example" };
const leadOf = (
  changes: Partial<Payload> = {},
  more: Partial<Parameters<typeof newLead>[1]> = {},
) => newLead({ ...fixed, ...changes }, { ...options, ...more });
const fixed = somePayload();
const programme =
  "v2.2026-11&country=ar&company=health&basis=included&customers=100&services=onlineDoctor";

test("a lead has a delivery for each desk, and one for the webhook if there is one", () => {
  const desks = (hasWebhook?: boolean) =>
    leadOf({}, hasWebhook === undefined ? {} : { hasWebhook }).deliveries.map(({ desk }) => desk);
  expect(desks()).toEqual(["claims", "commercial"]);
  expect(desks(false)).toEqual(["claims", "commercial"]);
  expect(desks(true)).toEqual(["claims", "commercial", "webhook"]);
  const { id, deliveries } = leadOf();
  expect(new Set([id, ...deliveries.map((delivery) => delivery.id)]).size).toBe(3);
  for (const delivery of deliveries) {
    expect(delivery.messageId).toBe(`<${delivery.id}@amparia.example>`);
  }
});

test("what the browser says of the visit is kept in plain lines; without it there is none", () => {
  const context = { page: "/us\n", country: "us", language: "en", campaign: " source=feria" };
  expect(leadOf({ context: { ...context, programme } })).toMatchObject({
    page: "/us",
    country: "us",
    language: "en",
    campaign: "source=feria",
    programme,
    heldReason: null,
  });
  const none = { page: "", country: "", language: "", campaign: "", programme: "" };
  expect(leadOf({ context: {} })).toMatchObject(none);
  const { context: _, ...without } = fixed;
  expect(newLead(without, options)).toMatchObject({ ...none, heldReason: null });
});

test("the domain of an address is stored in one spelling, and the rest as written", () => {
  const stored = (reply_to: string) => leadOf({ reply_to }).email;
  expect(stored("Ana.N@Correo.Example")).toBe("Ana.N@correo.example");
  expect(stored("a@ＣＯＲＲＥＯ.example")).toBe("a@correo.example");
  expect(stored("a@Peñarol.example")).toBe("a@xn--pearol-xwa.example");
  expect(stored("a@Xn--Zzzzzz.example")).toBe("a@xn--zzzzzz.example");
  expect(stored("a@1.22")).toBe("a@1.22");
});

test("what looks like spam is held, and says why", () => {
  const reason = (changes: Partial<Payload>, isOverLimit = false) =>
    leadOf(changes, { isOverLimit }).heldReason;
  expect(reason({ context: { elapsed_ms: 800 } })).toBeNull();
  expect(reason({ context: { elapsed_ms: 799 } })).toBe("too_fast");
  expect(reason({ homepage: "http://x" }, true)).toBe("trap");
  expect(reason({}, true)).toBe("over_limit");
});

test("the same words twice are one lead within ten minutes; with a key, whenever they come", () => {
  const minutes = leadOf().dedupe;
  expect(minutes.windowMs).toBe(600_000);
  expect(leadOf({ context: { page: "/other" } }).dedupe).toEqual(minutes);
  const keyed = leadOf({}, { idempotencyKey: "k" }).dedupe;
  expect(keyed.windowMs).toBeNull();
  const hashes = [
    minutes,
    keyed,
    leadOf({}, { idempotencyKey: "other" }).dedupe,
    leadOf({}, { isOverLimit: true }).dedupe,
    leadOf({ message: "Otro mensaje" }).dedupe,
    leadOf({ message: "Otro mensaje" }, { idempotencyKey: "k" }).dedupe,
    leadOf({ company: "Fundo Sul" }).dedupe,
    leadOf({ context: { programme } }).dedupe,
    leadOf({ context: { programme: programme.replace("100", "200") } }).dedupe,
  ].map(({ hash }) => hash);
  expect(new Set(hashes).size).toBe(hashes.length);
});
