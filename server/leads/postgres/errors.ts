/** Safe to log: a code, not the statement or its values. */
export function codeOf(error: unknown): string {
  if (error instanceof Error && error.message === noEncryption) return "postgres_no_tls";
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return `postgres_${typeof code === "string" ? code : "connection"}`;
}

/** pg gives this error no code. */
const noEncryption = "The server does not support SSL connections";

/** The database does what it is told, but not this: no error of the connection or too many connections. */
export function isRefusal(error: unknown): boolean {
  return !isLost(error) && !/^postgres_(08|53)/.test(codeOf(error));
}

/**
 * DATABASE_URL names a user, password or database that PostgreSQL does not accept, a host that does not exist (while DNS is away,
 * the code is another), one that does not encrypt or whose certificate is not for it or not trusted, or a certificate that cannot be
 * read. One that has expired is no mistake of the settings.
 */
export function isWrongAddress(error: unknown): boolean {
  const { syscall = "" } = error as NodeJS.ErrnoException;
  // A file that cannot be opened, or a folder; a socket that is not there or is reset has another pair of these.
  if (syscall === "open" || codeOf(error) === "postgres_EISDIR") return true;
  return /^postgres_(28...|3D000|ENOTFOUND|no_tls|.*SELF_SIGNED.*|.*_VERIFY_.*|.*ISSUER.*|.*ALTNAME.*|ERR_OSSL.*)$/.test(
    codeOf(error),
  );
}

/** Server errors carry a five-character SQLSTATE; without one the connection itself failed. */
export function isLost(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return typeof code !== "string" || !/^[0-9A-Z]{5}$/.test(code) || code.startsWith("57P");
}
