// Primary result codes: https://sqlite.org/rescode.html. Extended codes carry them in the low byte.
const busy = 5;
const ioError = 10;
const corrupt = 11;
const notADatabase = 26;

function primaryCode(error: unknown): number | undefined {
  const code = error instanceof Error && "errcode" in error ? error.errcode : undefined;
  return typeof code === "number" ? code & 0xff : undefined;
}

export function isSqliteError(error: unknown): boolean {
  return primaryCode(error) !== undefined;
}

export function isBusy(error: unknown): boolean {
  return primaryCode(error) === busy;
}

/** After a failed write or sync the state on disk is unknown: only a new process may continue. */
export function isFatal(error: unknown): boolean {
  return [ioError, corrupt, notADatabase].includes(primaryCode(error) ?? 0);
}

/** Safe to log: a number, not the statement or its values. */
export function codeOf(error: unknown): string {
  return `sqlite_${primaryCode(error) ?? "unknown"}`;
}
