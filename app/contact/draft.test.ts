import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { clearDraft, type Draft, openDraft, readDraft, writeDraft } from "./draft.ts";

const draft: Draft = { values: { name: "Ana", phone: "+54 11" }, startedAt: 5, openedAs: "client" };

function storage() {
  const items = new Map<string, string>();
  return {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, text: string) => items.set(name, text),
    removeItem: (name: string) => items.delete(name),
  };
}

beforeEach(() => vi.stubGlobal("sessionStorage", storage()));
afterEach(() => {
  clearDraft("contactDraft");
  vi.unstubAllGlobals();
});

test("what was written comes back, form by form", () => {
  writeDraft("contactDraft", draft);
  expect(readDraft("contactDraft")).toEqual(draft);
  expect(readDraft("investorDraft")).toBeUndefined();
});

test("where storage is full the newest words count, not the stored ones", () => {
  writeDraft("contactDraft", draft);
  vi.stubGlobal("sessionStorage", {
    ...sessionStorage,
    setItem: () => {
      throw new Error("full");
    },
  });
  const changed = { ...draft, values: { ...draft.values, message: "Later" } };
  writeDraft("contactDraft", changed);
  expect(readDraft("contactDraft")).toEqual(changed);
});

test.each([
  "{",
  "null",
  "[]",
  '{"values":1}',
  '{"startedAt":1,"values":null}',
  '{"startedAt":1,"values":{"phone":5}}',
])("%s is no draft", (text) => {
  sessionStorage.setItem("contactDraft", text);
  expect(readDraft("contactDraft")).toBeUndefined();
});

test("the visitor's own choice stays, unless another call to action proposes otherwise", () => {
  writeDraft("contactDraft", { ...draft, values: { name: "Ana", contactType: "provider" } });
  expect(openDraft("contactDraft", "client").values.contactType).toBe("provider");
  expect(openDraft("contactDraft", "partner")).toMatchObject({
    values: { name: "Ana", contactType: "partner" },
    openedAs: "partner",
    startedAt: 5,
  });
});

test("without a draft a new one begins", () => {
  expect(openDraft("contactDraft", "partner")).toMatchObject({ values: {}, openedAs: "partner" });
});
