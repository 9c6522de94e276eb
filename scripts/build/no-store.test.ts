import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";

test("types and builds open no lead store, whose deliveries a running server sends", async () => {
  const dataDir = join(tmpdir(), `no-store-${process.pid}`);
  vi.stubEnv("DATA_DIR", dataDir);
  const { resolveConfig } = await import("vite");
  const { plugins } = await resolveConfig({}, "serve");
  expect(plugins.map(({ name }) => name)).toContain("api-while-developing");
  expect(existsSync(dataDir)).toBe(false);
});
