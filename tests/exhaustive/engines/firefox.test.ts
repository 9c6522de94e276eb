import { describe } from "vitest";
import { findFirefox } from "#scripts/check/tools.ts";
import { startFirefox } from "./firefox.ts";
import { describeJourneys } from "./journeys.ts";

const executable = findFirefox() ?? "";

describe.runIf(executable)("Firefox", () => describeJourneys(() => startFirefox(executable)));
