import { vi } from "vitest";

/** Timeout for real events on a busy machine. */
export const patiently = { timeout: 20_000 };

/** For files whose tests start databases and servers. */
export function bePatient(): void {
  vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });
}
