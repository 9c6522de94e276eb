import type pg from "pg";
import { withClient } from "./database.ts";
import { type Migration, migrations } from "./schema.ts";

/** Arbitrary, but the same on every server. */
const migrationLock = 7_201_711;

/**
 * While a migration waits for a table, the running release's statements queue behind it: it gives up soon and is tried again
 * later. A long reader, such as a dump, then holds up nobody.
 */
const lockLimit = "200ms";

/** Not the five seconds of a lead: a statement that is always cut off would never be done. */
const longestMs = 3_600_000;

const begin = `begin isolation level read committed;
  set local synchronous_commit = on;
  set local statement_timeout = ${longestMs};
  set local idle_in_transaction_session_timeout = 0`;

/** Several servers may start at once: the first to get the lock migrates, and the others try again later. */
export async function migrate(pool: pg.Pool): Promise<void> {
  while ((await withClient(pool, versionOf)) < migrations.length) {
    await withClient(pool, (client) => migrateOnce(client, pool));
  }
}

async function migrateOnce(client: pg.PoolClient, pool: pg.Pool): Promise<void> {
  await client.query(begin);
  // It does not wait: an index's build would wait for this transaction in turn.
  const { rows } = await client.query(`select pg_try_advisory_xact_lock(${migrationLock}) as mine`);
  if (!rows[0]?.mine) throw busy();
  const done = await versionOf(client);
  const next = migrations[done];
  if (next) {
    if (typeof next === "string") await alter(client, next);
    else await withClient(pool, (builder) => buildIndex(builder, next));
    await client.query("delete from schema_version");
    await client.query("insert into schema_version values ($1)", [done + 1]);
  }
  await client.query("commit");
}

async function alter(client: pg.PoolClient, text: string): Promise<void> {
  await client.query(`set local lock_timeout = '${lockLimit}'`);
  await client.query("create table if not exists schema_version (version integer not null)");
  await client.query(atLeisure(text));
}

/** Beside the running release, whose leads go on: not in a transaction, so a failed build leaves an index that is not valid. */
async function buildIndex(
  client: pg.PoolClient,
  { index, on }: Exclude<Migration, string>,
): Promise<void> {
  await client.query(`set statement_timeout = ${longestMs}`);
  const { rows } = await client.query(
    `select indisvalid as "isValid", exists (
       select 1 from pg_stat_progress_create_index where index_relid = indexrelid) as "isBuilt"
     from pg_index where indexrelid = to_regclass($1)`,
    [index],
  );
  // The database goes on building for a server that was killed.
  if (rows[0]?.isBuilt) throw busy();
  if (rows[0]?.isValid === false) {
    await client.query(atLeisure(`drop index concurrently ${index}`));
  }
  await client.query(atLeisure(`create index concurrently if not exists ${index} on ${on}`));
  await client.query("reset statement_timeout");
}

/** As if a lock were taken: it is tried again later. */
function busy(): Error {
  return Object.assign(new Error("Another server migrates."), { code: "55P03" });
}

/** Without the limit that the pool sets to its queries. */
function atLeisure(text: string): pg.QueryConfig {
  return { text, query_timeout: longestMs } as pg.QueryConfig;
}

async function versionOf(client: pg.PoolClient): Promise<number> {
  const { rows: found } = await client.query("select to_regclass('schema_version') as name");
  if (!found[0]?.name) return 0;
  const { rows } = await client.query("select version from schema_version");
  return rows[0]?.version ?? 0;
}
