import { expect, test } from "vitest";
import { serviceNames } from "#core/service-names.ts";
import { serviceIds } from "#core/services.ts";
import { matching, noFilter, readFilter, writeFilter } from "./filter.ts";

const words = serviceNames({ country: "ar", language: "es" });

test("without a filter every service is listed", () => {
  expect(matching(noFilter, words)).toEqual(serviceIds);
});

test("finds a service whatever its accents and letter case, by every word of the query", () => {
  expect(matching({ query: "PLOMERIA" }, words)).toEqual(["plumbing"]);
  expect(matching({ query: "consultas médicas" }, words)).toEqual(["onlineDoctor"]);
  expect(matching({ query: "consultas remolque" }, words)).toEqual([]);
});

test("family and delivery narrow the list together", () => {
  expect(matching({ query: "", family: "salud", delivery: "remote" }, words)).toEqual([
    "onlineDoctor",
    "onlinePsychologist",
  ]);
});

test("a filter survives the way through the address", () => {
  const filter = { query: "agua & gas", family: "hogar", delivery: "visit" } as const;
  expect(readFilter(new URLSearchParams(writeFilter(filter).toString()))).toEqual(filter);
  expect(writeFilter(noFilter).toString()).toBe("");
});

test("unknown values in the address are ignored", () => {
  const params = new URLSearchParams("family=__proto__&delivery=teleport&q=%00<script>");
  expect(readFilter(params)).toEqual({
    query: "\0<script>",
    family: undefined,
    delivery: undefined,
  });
});
