import { createLeadStore } from "../lead-store.ts";
import { part } from "../sql.ts";
import type { LeadStore } from "../store.ts";
import { groupCommits } from "./database.ts";
import { migrate, openConnection } from "./open.ts";
import { truncateLog } from "./truncate-log.ts";

type Options = {
  dataDir: string;
  /** The disk failed: the process should exit and be restarted. */
  onFatal: (code: string) => void;
  /** How long to wait for the lock of another process, and for readers before the log is truncated. */
  limits?: { busyMs: number; readersMs: number };
};

/** A nearly full disk may have room for a smaller write, but not for a lead. */
const moreThanALeadBytes = 64 * 1024;

/** @throws {StoreUnsafe} */
export function openSqliteStore({ dataDir, onFatal, limits }: Options): LeadStore {
  const connection = openConnection(dataDir);
  const database = groupCommits(connection, onFatal, limits?.busyMs);
  return createLeadStore({
    database,
    dataDir,
    migrate: () => database.write(() => migrate(connection)),
    migrateAgainMs: 0,
    checks: [
      part`update upkeep set written_at = now_ms(), padding = randomblob(${moreThanALeadBytes})`,
    ],
    scrub: () => truncateLog(connection, limits?.readersMs),
    close: async () => connection.close(),
  });
}
