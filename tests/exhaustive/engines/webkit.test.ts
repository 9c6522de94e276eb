import { webkit } from "@playwright/test";
import { describe } from "vitest";
import { findWebkit, isFound } from "#scripts/check/tools.ts";
import { describeJourneys } from "./journeys.ts";
import { startPlaywright } from "./playwright.ts";
import { startWebkit } from "./webkit.ts";

const driver = findWebkit();

describe.runIf(isFound("WebKit"))("WebKit", () => {
  describeJourneys(() => (driver ? startWebkit(driver) : startPlaywright(webkit)));
});
