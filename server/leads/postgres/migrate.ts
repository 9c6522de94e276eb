import type pg from "pg";
import { begin } from "./database.ts";
import { migrations } from "./migrations.ts";

/** Arbitrary, but the same on every server. */
const migrationLock = 7_201_711;

/** Several servers may start at once: the first to get the lock migrates. */
export async function migrate(client: pg.PoolClient): Promise<void> {
  await client.query(begin);
  await client.query(`select pg_advisory_xact_lock(${migrationLock})`);
  await client.query("create table if not exists schema_version (version integer not null)");
  const { rows } = await client.query("select version from schema_version");
  const done: number = rows[0]?.version ?? 0;
  for (const migration of migrations.slice(done)) await client.query(migration);
  await client.query("delete from schema_version");
  await client.query("insert into schema_version values ($1)", [Math.max(done, migrations.length)]);
  await client.query("commit");
}
