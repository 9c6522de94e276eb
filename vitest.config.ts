import { defineConfig } from "vitest/config";

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
        test: { name: "unit", include: ["{core,app,server,scripts,deploy}/**/*.test.{ts,tsx}"] },
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
