import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { dedupeMac, emailMac, type SealedContent, seal, unseal } from "./seal.ts";

const content: SealedContent = {
  name: "Eva Secreta",
  email: "eva@correo.example",
  company: "",
  message: "línea uno\nlínea dos — 山田 👩‍👩‍👧",
  page: "/servicios",
  country: "ar",
  language: "es",
  campaign: "",
  programme: "",
  estimate: null,
  dedupe: "0123",
};

test("what was sealed is read with its key, for its own lead, unchanged, and not otherwise", () => {
  const { key, sealed } = seal("lead-1", content);
  expect(unseal("lead-1", key, sealed)).toEqual(content);
  expect(unseal("lead-1", undefined, sealed)).toBeUndefined();
  expect(unseal("lead-1", randomBytes(32), sealed)).toBeUndefined();
  expect(unseal("lead-2", key, sealed)).toBeUndefined();
  for (const at of [0, 12, 28, sealed.length - 1]) {
    const changed = Buffer.from(sealed);
    changed[at]! ^= 1;
    expect(unseal("lead-1", key, changed)).toBeUndefined();
  }
  expect(unseal("lead-1", key, sealed.subarray(0, 20))).toBeUndefined();
});

test("the same words are never sealed alike", () => {
  const one = seal("lead-1", content);
  const two = seal("lead-1", content);
  expect(one.key).not.toEqual(two.key);
  expect(one.sealed).not.toEqual(two.sealed);
  expect(Buffer.from(one.sealed).includes("Secreta")).toBe(false);
});

test("addresses are found in any letter case, and only with the store's secret", () => {
  const secret = randomBytes(32).toString("hex");
  expect(emailMac(secret, "EVA@correo.example")).toBe(emailMac(secret, "eva@correo.example"));
  expect(emailMac(secret, "eva@correo.example")).not.toBe(emailMac(secret, "ana@correo.example"));
  expect(emailMac(randomBytes(32).toString("hex"), "x")).not.toBe(emailMac(secret, "x"));
  expect(dedupeMac(secret, "x")).not.toBe(emailMac(secret, "x"));
  expect(emailMac(secret, "x")).toMatch(/^[\w-]{22}$/);
});

test("an address has one hash for each spelling of its domain", () => {
  const secret = randomBytes(32).toString("hex");
  const [plain, ...others] = [
    "A@Peñarol.example",
    "a@xn--pearol-xwa.example",
    "a@ｐｅñａｒｏｌ.example",
  ].map((spelling) => emailMac(secret, spelling));
  for (const other of others) expect(other).toBe(plain);
  expect(emailMac(secret, "a@correo.example/x")).not.toBe(emailMac(secret, "a@correo.example"));
});
