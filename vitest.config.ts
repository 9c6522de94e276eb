import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { findPostgres } from "./server/testing/postgres.ts";

/** Part of `npm run test:all` where Caddy is installed. */
const proxyTest = "deploy/proxies.test.ts";

// Apart from vite.config.ts: unit tests need none of the site's build plugins.
export default defineConfig({
  test: {
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    // A busy machine is no reason to fail.
    testTimeout: 600_000,
    hookTimeout: 300_000,
    // Longer than it takes to stop PostgreSQL and to remove its files.
    teardownTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          isolate: false,
          // Pages name the files of their styles.
          css: { include: /\?url$/ },
          include: ["{core,content,app,desk,scripts}/**/*.test.{ts,tsx}"],
        },
      },
      { extends: true, test: { name: "proxies", include: [proxyTest] } },
      {
        extends: true,
        test: {
          name: "servers",
          isolate: false,
          include: ["{server,deploy}/**/*.test.ts"],
          exclude: [proxyTest, ...(findPostgres() ? [] : ["server/leads/postgres/**"])],
          globalSetup: ["server/testing/shared-postgres.ts", "server/testing/shared-site.ts"],
          // They wait for timeouts and for the disk more than they compute; Vitest's default on two processors is one worker.
          maxWorkers: availableParallelism() + 1,
          // Vitest requires it for projects with different numbers of workers that run together.
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: "site",
          include: ["tests/**/*.test.{ts,tsx}"],
          exclude: ["tests/exhaustive/**"],
          globalSetup: "tests/running-site.ts",
        },
      },
    ],
  },
});
