import { expect, test } from "vitest";
import { someLead } from "#server/testing/leads.ts";
import { leadEstimate } from "./lead-estimate.ts";
import { programmeLink } from "./programme-link.ts";

test("leads to the page of the programme's country, or nowhere", () => {
  const programme =
    "v2.2026-11&country=us&company=health&basis=included&customers=100&services=onlineDoctor";
  const origin = "https://www.amparia.example";
  expect(programmeLink({ programme, estimate: leadEstimate(programme) }, origin)).toBe(
    `${origin}/us/program#${programme}`,
  );
  expect(programmeLink(someLead(), origin)).toBe("");
});
