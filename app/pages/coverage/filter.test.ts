import { expect, test } from "vitest";
import { servicesIn } from "#core/services.ts";
import { matching, readFilter } from "./filter.ts";

const offered = servicesIn("ar");
const found = ["onlineDoctor", "plumbing"] as const;

test("query, family and delivery narrow the list together", () => {
  expect(matching({}, found)).toEqual(["plumbing", "onlineDoctor"]);
  const remoteHealth = { family: "salud", delivery: "remote" } as const;
  expect(matching(remoteHealth, offered)).toEqual(["onlineDoctor", "onlinePsychologist"]);
  expect(matching(remoteHealth, found)).toEqual(["onlineDoctor"]);
});

test("unknown values in the address are ignored", () => {
  const params = new URLSearchParams("family=__proto__&delivery=teleport&q=%00<script>");
  expect(readFilter(params)).toEqual({
    query: "\0<script>",
    family: undefined,
    delivery: undefined,
  });
});
