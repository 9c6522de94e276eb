import { describe } from "vitest";
import { findWebkit } from "#scripts/check/tools.ts";
import { describeJourneys } from "./journeys.ts";
import { startWebkit } from "./webkit.ts";

const driver = findWebkit() ?? "";

describe.runIf(driver)("WebKit", () => describeJourneys(() => startWebkit(driver)));
