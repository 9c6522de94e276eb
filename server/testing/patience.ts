import { vi } from "vitest";

/** For waiting until something real has happened, on a machine that may be busy. */
export const patiently = { timeout: 20_000 };

/** For files whose tests start databases and servers. */
export function bePatient(): void {
  vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });
}
