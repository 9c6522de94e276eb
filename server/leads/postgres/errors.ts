import { StoreUnavailable } from "../store.ts";

/** Safe to log: a code, not the statement or its values. */
export function codeOf(error: unknown): string {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return `postgres_${typeof code === "string" ? code : "connection"}`;
}

/** Server errors carry a five-character SQLSTATE; without one the connection itself failed. */
export function isLost(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return typeof code !== "string" || !/^[0-9A-Z]{5}$/.test(code) || code.startsWith("57P");
}

/** A lock was held for longer than the transaction's timeout. */
export function isLockTimeout(error: unknown): boolean {
  return error instanceof StoreUnavailable && error.code === "postgres_55P03";
}
