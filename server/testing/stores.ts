// For the store tests, per database: a fresh one, a second server on it, and a way to let time pass.
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { openPostgresStore } from "#server/leads/postgres/store.ts";
import { openSqliteStore } from "#server/leads/sqlite/store.ts";
import type { LeadStore } from "#server/leads/store.ts";
import { findPostgres, type RunningPostgres, startPostgres } from "./postgres.ts";
import { sharedPostgres } from "./shared-postgres.ts";

export type TestDatabase = {
  /** The environment that points a server or the command line at it. */
  env: Record<string, string>;
  dataDir: string;
  /** The files of the database. */
  folder: string;
  /** Writes the database's memory to its files. */
  flush(): Promise<void>;
  open(): Promise<LeadStore>;
  /** Moves every stored time back, as if that long had passed; negative: as if the clock had been set back. */
  age(ms: number): Promise<void>;
  /** Sets the database's clock that far ahead of the real one, or back. */
  moveClock(ms: number): Promise<void>;
  /** Copies the whole database; the returned function puts the copy in place, once the stores are closed. */
  backUp(): Promise<() => Promise<void>>;
  /** Makes deliveries that wait for their next attempt due; those being sent are unchanged. */
  endWaits(): Promise<void>;
  query(text: string): Promise<Record<string, unknown>[]>;
  remove(): Promise<void>;
};

export type TestDatabases = {
  create(): Promise<TestDatabase>;
  stop(): Promise<void>;
};

const realNow = Date.now;

function agingOf(ms: number): string[] {
  return [
    `update sealed_leads set received_at = received_at - (${ms})`,
    `update lead_deliveries set due_at = due_at - (${ms}), lease_until = lease_until - (${ms}),
      sent_at = sent_at - (${ms})`,
  ];
}

const endingWaits = "update lead_deliveries set due_at = 0 where state = 'waiting'";

export async function sqliteDatabases(): Promise<TestDatabases> {
  return {
    async create() {
      const dataDir = mkdtempSync(join(tmpdir(), "leads-sqlite-"));
      const path = join(dataDir, "leads.sqlite");
      const opened: LeadStore[] = [];
      async function query(text: string) {
        const connection = new DatabaseSync(path, { timeout: 1_000 });
        try {
          return connection.prepare(text).all();
        } finally {
          connection.close();
        }
      }
      return {
        env: { DATA_DIR: dataDir },
        dataDir,
        folder: dataDir,
        async flush() {},
        async open() {
          const store = openSqliteStore({ dataDir, onFatal: () => {} });
          opened.push(store);
          await store.prepare();
          return store;
        },
        async age(ms) {
          for (const statement of agingOf(ms)) await query(statement);
        },
        async backUp() {
          const copy = join(dataDir, "copy.sqlite");
          await query(`vacuum into '${copy}'`);
          return async () => {
            for (const suffix of ["-wal", "-shm"]) rmSync(path + suffix, { force: true });
            renameSync(copy, path);
          };
        },
        async moveClock(ms) {
          Date.now = () => realNow() + ms;
        },
        endWaits: async () => void (await query(endingWaits)),
        query,
        async remove() {
          Date.now = realNow;
          await Promise.all(opened.map((store) => store.close().catch(() => {})));
          rmSync(dataDir, { recursive: true });
        },
      };
    },
    async stop() {},
  };
}

/** Overwrites every table and index, except for the schema. The store must be closed. */
export function breakSqlite(dataDir: string): void {
  const path = join(dataDir, "leads.sqlite");
  const connection = new DatabaseSync(path);
  const roots = connection.prepare("select rootpage from sqlite_master where rootpage > 1").all();
  const size = Number(connection.prepare("pragma page_size").get()?.page_size);
  connection.close();
  const bytes = readFileSync(path);
  for (const root of roots) {
    const end = Number(root.rootpage) * size;
    bytes.fill(0xff, end - size, end);
  }
  writeFileSync(path, bytes);
}

type DatabaseServer = Pick<RunningPostgres, "folder" | "createDatabase" | "stop">;

export async function postgresDatabases(running?: DatabaseServer): Promise<TestDatabases> {
  const server = running ?? (await startPostgres());
  return {
    async create() {
      const url = await server.createDatabase();
      const dataDir = mkdtempSync(join(tmpdir(), "leads-data-"));
      const pool = new pg.Pool({ connectionString: url, max: 2 });
      pool.on("error", () => {});
      const { rows: own } = await pool.query(
        "select oid from pg_database where datname = current_database()",
      );
      const opened: LeadStore[] = [];
      return {
        env: { DATABASE_URL: url, DATA_DIR: dataDir },
        dataDir,
        folder: join(server.folder, "data", "base", String(own[0].oid)),
        flush: async () => void (await pool.query("checkpoint")),
        async open() {
          const store = openPostgresStore({ url, dataDir });
          opened.push(store);
          await prepared(store);
          return store;
        },
        async age(ms) {
          for (const statement of agingOf(ms)) await pool.query(statement);
        },
        async backUp() {
          const { rows } = await pool.query(
            "select tablename as name from pg_tables where schemaname = 'public'",
          );
          const each = (text: (name: string) => string) =>
            rows.map(({ name }) => text(name)).join(";");
          await pool.query(`create schema copy;
            ${each((name) => `create table copy.${name} as table public.${name}`)}`);
          // As pg_restore does, regardless of the order of tables.
          return async () => {
            await pool.query(`begin; set local session_replication_role = replica;
              ${each((name) => `delete from public.${name}`)};
              ${each((name) => `insert into public.${name} table copy.${name}`)}; commit`);
          };
        },
        async moveClock(ms) {
          await pool.query(`create or replace function now_ms() returns bigint language sql volatile
            as $$ select (extract(epoch from clock_timestamp()) * 1000)::bigint + (${ms}) $$`);
        },
        endWaits: async () => void (await pool.query(endingWaits)),
        query: async (text) => (await pool.query(text)).rows,
        async remove() {
          await Promise.all(opened.map((store) => store.close().catch(() => {})));
          await pool.end();
          rmSync(dataDir, { recursive: true });
        },
      };
    },
    stop: () => server.stop(),
  };
}

/** As a server does that starts beside others: a migration that waits too long for a lock is tried again. */
async function prepared(store: LeadStore): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await store.prepare();
    } catch (error) {
      if (tries === 50 || !String(error).includes("55P03")) throw error;
      await sleep(100);
    }
  }
}

/** Without an installed PostgreSQL, SQLite alone: the check says so. */
export const testedStores = [
  { name: "SQLite", databases: () => sqliteDatabases() },
  ...(findPostgres()
    ? [{ name: "PostgreSQL", databases: () => postgresDatabases(sharedPostgres()) }]
    : []),
];
