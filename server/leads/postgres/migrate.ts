import type pg from "pg";
import { begin } from "./database.ts";
import { migrations } from "./schema.ts";

/** Arbitrary, but the same on every server. */
const migrationLock = 7_201_711;

/**
 * While a migration waits for a table, the running release's statements queue behind it: it gives up soon and is tried again
 * later. A long reader, such as a dump, then holds up nobody.
 */
const lockLimit = "200ms";

/** Several servers may start at once: the first to get the lock migrates. */
export async function migrate(client: pg.PoolClient): Promise<void> {
  if ((await versionOf(client)) >= migrations.length) return;
  await client.query(begin);
  await client.query(`select pg_advisory_xact_lock(${migrationLock})`);
  await client.query(`set local lock_timeout = '${lockLimit}'`);
  await client.query("create table if not exists schema_version (version integer not null)");
  const done = await versionOf(client);
  for (const migration of migrations.slice(done)) await client.query(migration);
  await client.query("delete from schema_version");
  await client.query("insert into schema_version values ($1)", [Math.max(done, migrations.length)]);
  await client.query("commit");
}

async function versionOf(client: pg.PoolClient): Promise<number> {
  const { rows: found } = await client.query("select to_regclass('schema_version') as name");
  if (!found[0]?.name) return 0;
  const { rows } = await client.query("select version from schema_version");
  return rows[0]?.version ?? 0;
}
