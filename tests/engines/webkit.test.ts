import { webkit } from "@playwright/test";
import { describe } from "vitest";
import { findWebkit, hasPlaywrights } from "#scripts/check/engines.ts";
import { describeJourneys } from "./journeys.ts";
import { startPlaywright } from "./playwright.ts";
import { startWebkit } from "./webkit.ts";

const driver = findWebkit();

describe.runIf(driver || hasPlaywrights("WebKit"))("WebKit", () => {
  describeJourneys(() => (driver ? startWebkit(driver) : startPlaywright(webkit)));
});
