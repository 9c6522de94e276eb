// What the store tests need from each database: a fresh one, a second server on it, and a way to let time pass.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import { openPostgresStore } from "#server/leads/postgres/store.ts";
import { openSqliteStore } from "#server/leads/sqlite/store.ts";
import type { LeadStore } from "#server/leads/store.ts";
import { type RunningPostgres, startPostgres } from "./postgres.ts";

export type TestDatabase = {
  /** The environment that points a server or the command line at it. */
  env: Record<string, string>;
  dataDir: string;
  open(): Promise<LeadStore>;
  /** Moves every stored time back, as if that long had passed; negative: as if the clock had been set back. */
  age(ms: number): Promise<void>;
  query(text: string): Promise<Record<string, unknown>[]>;
  remove(): Promise<void>;
};

export type TestDatabases = {
  create(): Promise<TestDatabase>;
  stop(): Promise<void>;
};

function agingOf(ms: number): string[] {
  return [
    `update leads set received_at = received_at - (${ms})`,
    `update deliveries set due_at = due_at - (${ms}), lease_until = lease_until - (${ms})`,
  ];
}

export async function sqliteDatabases(): Promise<TestDatabases> {
  return {
    async create() {
      const dataDir = mkdtempSync(join(tmpdir(), "leads-sqlite-"));
      const opened: LeadStore[] = [];
      async function query(text: string) {
        const connection = new DatabaseSync(join(dataDir, "leads.sqlite"), { timeout: 1_000 });
        try {
          return connection.prepare(text).all();
        } finally {
          connection.close();
        }
      }
      return {
        env: { DATA_DIR: dataDir },
        dataDir,
        async open() {
          const store = openSqliteStore({ dataDir, onFatal: () => {} });
          opened.push(store);
          await store.prepare();
          return store;
        },
        async age(ms) {
          for (const statement of agingOf(ms)) await query(statement);
        },
        query,
        async remove() {
          await Promise.all(opened.map((store) => store.close()));
          rmSync(dataDir, { recursive: true });
        },
      };
    },
    async stop() {},
  };
}

export async function postgresDatabases(running?: RunningPostgres): Promise<TestDatabases> {
  const server = running ?? (await startPostgres());
  return {
    async create() {
      const url = await server.createDatabase();
      const dataDir = mkdtempSync(join(tmpdir(), "leads-data-"));
      const pool = new pg.Pool({ connectionString: url, max: 2 });
      pool.on("error", () => {});
      const opened: LeadStore[] = [];
      return {
        env: { DATABASE_URL: url, DATA_DIR: dataDir },
        dataDir,
        async open() {
          const store = openPostgresStore(url);
          opened.push(store);
          await store.prepare();
          return store;
        },
        async age(ms) {
          for (const statement of agingOf(ms)) await pool.query(statement);
        },
        query: async (text) => (await pool.query(text)).rows,
        async remove() {
          await Promise.all(opened.map((store) => store.close()));
          await pool.end();
          rmSync(dataDir, { recursive: true });
        },
      };
    },
    stop: () => server.stop(),
  };
}

export const testedStores = [
  { name: "SQLite", databases: () => sqliteDatabases() },
  { name: "PostgreSQL", databases: () => postgresDatabases() },
];
