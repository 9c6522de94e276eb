import { globSync, readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";

/** They run on SQLite and on PostgreSQL, and take most of the time: a project of their own, with one PostgreSQL server. */
const storeTests = globSync("server/**/*.test.ts").filter((file) =>
  readFileSync(file, "utf8").includes("testedStores"),
);

/** `npm run test:proxies`. Not part of `npm test`: proxies judge servers by seconds, which a busy machine fails. */
const proxyTest = "deploy/proxies.test.ts";

// Apart from vite.config.ts: unit tests need none of the site's build plugins.
export default defineConfig({
  test: {
    restoreMocks: true,
    // A busy machine is no reason to fail.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["{core,app,server,scripts,deploy}/**/*.test.{ts,tsx}"],
          exclude: [...storeTests, proxyTest],
        },
      },
      { extends: true, test: { name: "proxies", include: [proxyTest] } },
      {
        extends: true,
        test: {
          name: "stores",
          include: storeTests,
          globalSetup: "server/testing/shared-postgres.ts",
        },
      },
      {
        extends: true,
        test: {
          name: "site",
          include: ["tests/**/*.test.{ts,tsx}"],
          exclude: ["tests/engines/**"],
          globalSetup: "tests/running-site.ts",
        },
      },
      {
        extends: true,
        test: {
          name: "engines",
          include: ["tests/engines/**/*.test.ts"],
          globalSetup: "tests/running-site.ts",
        },
      },
    ],
  },
});
