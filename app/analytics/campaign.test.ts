import { beforeEach, expect, test, vi } from "vitest";
import { readLanding } from "./campaign.ts";

const site = "https://www.site.example";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
});

test("a campaign survives every later page of the visit, and a newer one replaces it", () => {
  const first = new URL(`${site}/br?utm_source=boletim&name=Ana`);
  const began = { search: "?utm_source=boletim", referrer: "https://mail.example" };
  expect(readLanding(first, "https://mail.example/inbox?q=secret")).toEqual(began);
  expect(readLanding(new URL(`${site}/br/contato`), `${site}/br`)).toEqual(began);
  // A reload of a later page keeps the referrer of the first.
  expect(readLanding(new URL(`${site}/br/contato`), "https://mail.example/")).toEqual(began);
  const newer = readLanding(new URL(`${site}/br?utm_source=feira`), "");
  expect(newer).toEqual({ search: "?utm_source=feira", referrer: "" });
  expect(readLanding(new URL(`${site}/br/contato`), `${site}/br`)).toEqual(newer);
});

test("a visit that began with neither stores nothing, nor fails where nothing can be stored", () => {
  const nothing = { search: "", referrer: "" };
  expect(readLanding(new URL(`${site}/br?q=grua`), "")).toEqual(nothing);
  expect(sessionStorage.getItem("visitSource")).toBeNull();
  sessionStorage.setItem("visitSource", "not json");
  expect(readLanding(new URL(`${site}/br`), "")).toEqual(nothing);
});
