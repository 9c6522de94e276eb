import type pg from "pg";

const timeoutMs = 120_000;

/** A plain vacuum leaves deleted text in free space; rewriting the tables does not. They are small, so the lock is short. */
export async function rewriteTables(client: pg.PoolClient): Promise<void> {
  await client.query(`set statement_timeout = ${timeoutMs}`);
  const statement = { text: "vacuum full leads, deliveries", query_timeout: timeoutMs };
  await client.query(statement);
  await client.query("checkpoint").catch(ignoreMissingRight);
  await client.query("reset statement_timeout");
}

// Only some roles may ask for a checkpoint. Without it the old file goes with the server's next one.
function ignoreMissingRight(error: { code?: string }): void {
  if (error.code !== "42501") throw error;
}
