import { setTimeout as sleep } from "node:timers/promises";
import { type LeadStore, StoreUnavailable } from "../store.ts";
import { groupCommits } from "./database.ts";
import { claim, markSent, postpone, release, setAside } from "./delivery.ts";
import { isBusy } from "./errors.ts";
import { add } from "./intake.ts";
import { migrate, openConnection } from "./open.ts";
import { countByState, erase, eraseOlderThan, list, retryLead, retryState } from "./operators.ts";

type Options = {
  dataDir: string;
  /** The disk failed: the process should end and start anew. */
  onFatal: (code: string) => void;
};

/** @throws {StoreUnsafe} */
export function openSqliteStore({ dataDir, onFatal }: Options): LeadStore {
  const connection = openConnection(dataDir);
  const database = groupCommits(connection, onFatal);
  return {
    prepare: () => retryWhileLocked(() => migrate(connection)),
    add: (lead) => add(database, lead),
    claim: (limit) => claim(database, limit),
    markSent: (held) => markSent(database, held),
    postpone: (held, waitMs, failure) => postpone(database, held, waitMs, failure),
    setAside: (held, failure) => setAside(database, held, failure),
    release: (held) => release(database, held),
    list: (filter) => list(database, filter),
    retry: (which) =>
      "id" in which ? retryLead(database, which.id) : retryState(database, which.state),
    erase: (email) => erase(database, email),
    eraseOlderThan: (ageMs) => eraseOlderThan(database, ageMs),
    scrub: () => retryWhileLocked(() => truncateLog(connection)),
    countByState: () => countByState(database),
    close: async () => connection.close(),
  };
}

/** Deleted rows are overwritten by secure_delete; what they held also stands in the log until it is cut. */
function truncateLog(connection: ReturnType<typeof openConnection>): boolean {
  return connection.prepare("pragma wal_checkpoint(truncate)").get()?.busy === 0;
}

/** The job answers false, or fails as busy, while another process is in the way. */
async function retryWhileLocked(job: () => boolean): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    try {
      if (job()) return;
    } catch (error) {
      if (!isBusy(error)) throw error;
    }
    await sleep(50);
  }
  throw new StoreUnavailable("sqlite_locked");
}
