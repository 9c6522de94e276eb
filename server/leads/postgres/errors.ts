/** Safe to log: a code, not the statement or its values. */
export function codeOf(error: unknown): string {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return `postgres_${typeof code === "string" ? code : "connection"}`;
}

/** The database does what it is told, but not this: no error of the connection or too many connections. */
export function isRefusal(error: unknown): boolean {
  return !isLost(error) && !/^postgres_(08|53)/.test(codeOf(error));
}

/**
 * DATABASE_URL names a user, password or database that PostgreSQL does not accept, a host that does not exist (while DNS is away,
 * the code is another), or one whose certificate is not for it or not trusted.
 */
export function isWrongAddress(error: unknown): boolean {
  return /^postgres_(28...|3D...|ENOTFOUND|.*SELF_SIGNED.*|.*_VERIFY_.*|.*ALTNAME.*)$/.test(
    codeOf(error),
  );
}

/** Server errors carry a five-character SQLSTATE; without one the connection itself failed. */
export function isLost(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return typeof code !== "string" || !/^[0-9A-Z]{5}$/.test(code) || code.startsWith("57P");
}
