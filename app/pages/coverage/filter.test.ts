import { expect, test } from "vitest";
import { servicesIn } from "#core/services.ts";
import { matching, noFilter, readFilter, writeFilter } from "./filter.ts";

const offered = servicesIn("ar");
const search = () => ["onlineDoctor", "plumbing"] as const;

test("without a filter every service is listed", () => {
  expect(matching(noFilter, search, offered)).toEqual(offered);
});

test("query, family and delivery narrow the list together", () => {
  expect(matching({ query: "a" }, search, offered)).toEqual(["plumbing", "onlineDoctor"]);
  const remoteHealth = { query: "", family: "salud", delivery: "remote" } as const;
  expect(matching(remoteHealth, search, offered)).toEqual(["onlineDoctor", "onlinePsychologist"]);
  expect(matching({ ...remoteHealth, query: "a" }, search, offered)).toEqual(["onlineDoctor"]);
});

test("a filter survives the way through the address", () => {
  const filter = { query: "agua & gas", family: "hogar", delivery: "visit" } as const;
  const params = writeFilter(filter) as Record<string, string>;
  expect(readFilter(new URLSearchParams(params))).toEqual(filter);
  expect(Object.values(writeFilter(noFilter)).filter(Boolean)).toEqual([]);
});

test("unknown values in the address are ignored", () => {
  const params = new URLSearchParams("family=__proto__&delivery=teleport&q=%00<script>");
  expect(readFilter(params)).toEqual({
    query: "\0<script>",
    family: undefined,
    delivery: undefined,
  });
});
