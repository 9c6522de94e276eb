import { defineConfig } from "vitest/config";

// Apart from vite.config.ts: unit tests need none of the site's build plugins.
export default defineConfig({
  test: {
    include: ["{core,app,server,scripts,deploy}/**/*.test.{ts,tsx}"],
    restoreMocks: true,
    // A busy machine is no reason to fail.
    testTimeout: 60_000,
  },
});
