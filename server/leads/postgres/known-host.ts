// Which host of a database let this server in. While a container is stopped, its name does not exist, like a mistyped one: what was
// reached before is away, and what never was is a mistake.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { StoreMisnamed, StoreUnavailable } from "../store.ts";

/** Runs the job, after which the host is known. The file can be deleted: then the host must be there at the next start. */
export async function knowingHost(
  { url, dataDir }: { url: string; dataDir: string },
  job: () => Promise<void>,
): Promise<void> {
  const { host } = new URL(url);
  const file = join(dataDir, "database-host");
  try {
    await job();
  } catch (error) {
    const isAway = error instanceof StoreMisnamed && error.code === "postgres_ENOTFOUND";
    throw isAway && readKnown(file) === host ? new StoreUnavailable(error.code) : error;
  }
  try {
    if (readKnown(file) === host) return;
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    writeFileSync(file, host);
  } catch {
    // It is not needed to store leads.
  }
}

function readKnown(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
