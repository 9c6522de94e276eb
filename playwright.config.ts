import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig, devices } from "@playwright/test";
import { findBrowser } from "./scripts/check/tools.ts";
import { serverEnvironment } from "./tests/running-site.ts";
import { origin } from "./tests/site.ts";

// In the environment, so that the tests, which run in processes of their own, find the mailbox.
process.env.TEST_DATA_DIR ??= mkdtempSync(join(tmpdir(), "amparia-browser-"));

const engines = "exhaustive/engines/*.spec.ts";

export default defineConfig({
  testDir: "tests",
  testMatch: "**/*.spec.ts",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 240_000,
  // A busy machine must not fail a test.
  expect: { timeout: 20_000 },
  reporter: "line",
  projects: [
    { name: "main", testIgnore: "exhaustive/**" },
    { name: "exhaustive", testMatch: "exhaustive/**/*.spec.ts", testIgnore: engines },
    // Each test file in one browser, which the tests start by themselves.
    { name: "firefox", testMatch: engines, fullyParallel: false, use: { browserName: "firefox" } },
    { name: "webkit", testMatch: engines, fullyParallel: false, use: { browserName: "webkit" } },
  ],
  use: {
    ...devices["Desktop Chrome"],
    // A quarter of the pixels to draw. Tests of what is drawn or loaded set their own.
    deviceScaleFactor: 0.5,
    baseURL: origin,
    locale: "es-AR",
    // Drawing motion takes half of the processor. The tests of motion turn it on: `withMotion`.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        // The headless shell does not know its connection, and would load lazy pictures 3000 px ahead. This is a 4G phone's distance.
        "--blink-settings=lazyLoadingImageMarginPxUnknown=1250",
      ],
    },
  },
  webServer: {
    command: "node scripts/start.ts",
    url: `${origin}/api/health`,
    timeout: 600_000,
    // The check starts it for all kinds of tests.
    reuseExistingServer: true,
    env: serverEnvironment(process.env.TEST_DATA_DIR),
  },
});
