import { firefox } from "@playwright/test";
import { describe } from "vitest";
import { findFirefox, isFound } from "#scripts/check/tools.ts";
import { startFirefox } from "./firefox.ts";
import { describeJourneys } from "./journeys.ts";
import { startPlaywright } from "./playwright.ts";

const executable = findFirefox();

describe.runIf(isFound("Firefox"))("Firefox", () => {
  describeJourneys(() => (executable ? startFirefox(executable) : startPlaywright(firefox)));
});
