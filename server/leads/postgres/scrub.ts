import type pg from "pg";

const timeoutMs = 120_000;

/**
 * A plain vacuum leaves deleted text in free space; rewriting the tables does not. They are small, so the lock is short.
 * The server's own log of changes forgets as it is recycled.
 */
export async function rewriteTables(client: pg.PoolClient): Promise<void> {
  await client.query(`set statement_timeout = ${timeoutMs}`);
  const statement = { text: "vacuum full leads, deliveries", query_timeout: timeoutMs };
  await client.query(statement);
  await client.query("reset statement_timeout");
}
