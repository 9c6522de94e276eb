import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig, devices } from "@playwright/test";
import { findBrowser } from "./scripts/check/browser.ts";
import { settingNames } from "./server/config.ts";
import { origin, port } from "./tests/site.ts";

// In the environment, so that the tests, which run in processes of their own, find the mailbox.
process.env.TEST_DATA_DIR ??= mkdtempSync(join(tmpdir(), "amparia-browser-"));

export default defineConfig({
  testDir: "tests",
  testMatch: "**/*.spec.ts",
  // `npm run test:press` runs these; they become part of `npm test` once every one of them has been seen to pass.
  testIgnore: process.env.ALL_SPECS ? [] : ["press/**", "specification/**"],
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 240_000,
  // A busy machine must not fail a test.
  expect: { timeout: 20_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [["line"], ["json"]] : "line",
  use: {
    ...devices["Desktop Chrome"],
    baseURL: origin,
    locale: "es-AR",
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
      ],
    },
  },
  webServer: {
    command: "node scripts/start.ts",
    url: `${origin}/api/health`,
    timeout: 600_000,
    reuseExistingServer: !process.env.CI,
    env: {
      // Empty values keep a developer's own .env away from the tests.
      ...Object.fromEntries(settingNames.map((name) => [name, ""])),
      PORT: String(port),
      HOST: "127.0.0.1",
      PUBLIC_ORIGIN: origin,
      DATA_DIR: process.env.TEST_DATA_DIR,
      RATE_LIMIT_PER_MINUTE: "1000",
      LOG_LEVEL: "warn",
    },
  },
});
