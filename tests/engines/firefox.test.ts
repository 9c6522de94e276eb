import { firefox } from "@playwright/test";
import { describe } from "vitest";
import { findFirefox, hasPlaywrights } from "#scripts/check/engines.ts";
import { startFirefox } from "./firefox.ts";
import { describeJourneys } from "./journeys.ts";
import { startPlaywright } from "./playwright.ts";

const executable = findFirefox();

describe.runIf(executable || hasPlaywrights("Firefox"))("Firefox", () => {
  describeJourneys(() => (executable ? startFirefox(executable) : startPlaywright(firefox)));
});
