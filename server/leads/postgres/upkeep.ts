import type pg from "pg";
import { type PostgresDatabase, sql, withClient } from "./database.ts";

const rewriteLimitMs = 120_000;

export async function checkWritable(database: PostgresDatabase): Promise<void> {
  await database.write((query) => query(sql`update upkeep set written_at = now_ms()`));
}

export function knownDeliveries(database: PostgresDatabase, ids: string[]): Promise<string[]> {
  return database.read(async (query) => {
    const rows = await query<{ id: string }>(sql`
      select id from deliveries where id = any (${ids})`);
    return rows.map((row) => row.id);
  });
}

/** Counted rather than flagged: what is erased meanwhile is left for the next time. */
export async function scrub(database: PostgresDatabase, pool: pg.Pool): Promise<void> {
  const [due] = await database.read((query) =>
    query<{ erasures: number }>(sql`select erasures from upkeep where erasures > scrubbed`),
  );
  if (!due) return;
  await withClient(pool, rewriteTables);
  await database.write((query) => query(sql`update upkeep set scrubbed = ${due.erasures}`));
}

/**
 * A plain vacuum leaves deleted text in free space; rewriting the tables does not. They are small, so the lock is short.
 * The server's own log of changes forgets as it is recycled.
 */
async function rewriteTables(client: pg.PoolClient): Promise<void> {
  await client.query(`set statement_timeout = ${rewriteLimitMs}`);
  const statement = { text: "vacuum full leads, deliveries", query_timeout: rewriteLimitMs };
  await client.query(statement);
  await client.query("reset statement_timeout");
}
