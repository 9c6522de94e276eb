import { closeSync, fchownSync, mkdirSync, openSync, statfsSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { syncFolderNow } from "#server/sync-folder.ts";
import { type Steps, sql } from "../sql.ts";
import { StoreUnavailable, StoreUnsafe } from "../store.ts";
import { codeOf, isSqliteError } from "./errors.ts";
import { migrations } from "./schema.ts";

/** Before the server listens, waiting is harmless. */
const openingTimeoutMs = 5_000;

/** Blocks the event loop for at most this long; longer waits are asynchronous. */
const busyTimeoutMs = 5;

/** 16 MB of WAL. Each checkpoint syncs twice more, so fewer of them make intake faster. */
const checkpointPages = 4_000;

/** Before this version, resetting the WAL could lose commits when two processes wrote at once. */
const oldestSafeVersion = "3.51.3";

/** From statfs(2). File locks and shared memory are unreliable on these. */
const networkFileSystems = new Map([
  [0x6969, "NFS"],
  [0x517b, "SMB"],
  [0xff534d42, "CIFS"],
  [0xfe534d42, "SMB"],
  [0x01021997, "9P"],
  [0x5346414f, "AFS"],
  [0x00c36400, "Ceph"],
  [0x0bd00bd0, "Lustre"],
  [0x47504653, "GPFS"],
]);

/** @throws {StoreUnavailable | StoreUnsafe} */
export function openConnection(dataDir: string): DatabaseSync {
  try {
    return openPrepared(dataDir);
  } catch (error) {
    if (isSqliteError(error)) {
      const code = codeOf(error);
      throw new StoreUnavailable(code, {
        message: `DATA_DIR/leads.sqlite cannot be opened (${code}).`,
      });
    }
    if (error instanceof Error && "syscall" in error && "code" in error) {
      throw new StoreUnavailable(`file_${error.code}`, {
        message: `DATA_DIR must be a folder this user may write to (${error.message}).`,
      });
    }
    throw error;
  }
}

function openPrepared(dataDir: string): DatabaseSync {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  refuseNetworkFileSystem(statfsSync(dataDir).type);
  const path = join(dataDir, "leads.sqlite");
  const file = openSync(path, "a", 0o600);
  // Root may run the command; the server's user must be able to write to the file.
  const { uid, gid } = statSync(dataDir);
  if (process.getuid?.() === 0) fchownSync(file, uid, gid);
  closeSync(file);
  syncFolderNow(dataDir);
  syncFolderNow(dirname(resolve(dataDir)));

  const connection = new DatabaseSync(path, { timeout: openingTimeoutMs });
  addFunctions(connection);
  refuseOldVersion(textOf(connection, "select sqlite_version() as value"));
  connection.exec("pragma journal_mode = wal");
  connection.exec("pragma synchronous = full");
  connection.exec(`pragma wal_autocheckpoint = ${checkpointPages}`);
  connection.exec("pragma secure_delete = on");
  connection.exec("pragma foreign_keys = on");
  refuseUnsafeSettings(connection);
  connection.exec(`pragma busy_timeout = ${busyTimeoutMs}`);
  return connection;
}

/** Functions that PostgreSQL has. There is one writer, and so nothing to lock. */
export function addFunctions(connection: DatabaseSync): void {
  connection.function("now_ms", () => Date.now());
  connection.function("lock_text", { deterministic: true }, (_) => null);
  connection.function("greatest", { deterministic: true }, (a, b) =>
    Math.max(Number(a), Number(b)),
  );
  connection.function("least", { deterministic: true }, (a, b) => Math.min(Number(a), Number(b)));
}

/** In a transaction. Several servers may start at once: the first one migrates. */
export function* migrate(connection: DatabaseSync): Steps<void> {
  const [row] = yield* sql<{ version: number }>`
    select user_version as version from pragma_user_version`;
  const done = row?.version ?? 0;
  for (const migration of migrations.slice(done)) connection.exec(migration);
  connection.exec(`pragma user_version = ${Math.max(done, migrations.length)}`);
  const [column] =
    yield* sql`select 1 from pragma_table_info('sealed_leads') where name = 'country'`;
  if (!column) {
    throw new StoreUnsafe(
      "The database in DATA_DIR is older than the first release: move it away.",
    );
  }
}

export function refuseNetworkFileSystem(type: number): void {
  const name = networkFileSystems.get(type);
  if (name) throw new StoreUnsafe(`DATA_DIR is on ${name}; SQLite needs a local disk.`);
}

export function refuseOldVersion(version: string): void {
  const newer = version.localeCompare(oldestSafeVersion, "en", { numeric: true }) >= 0;
  if (!newer)
    throw new StoreUnsafe(`SQLite is ${version}; ${oldestSafeVersion} is the oldest safe.`);
}

export function refuseUnsafeSettings(connection: DatabaseSync): void {
  const journal = textOf(connection, "select journal_mode as value from pragma_journal_mode");
  const synchronous = textOf(connection, "select synchronous as value from pragma_synchronous");
  if (journal !== "wal" || synchronous !== "2") {
    throw new StoreUnsafe("SQLite did not take journal_mode=wal with synchronous=full.");
  }
}

function textOf(connection: DatabaseSync, query: string): string {
  return String(connection.prepare(query).get()?.value);
}
