import pg from "pg";
import { type Database, type Part, render, type Steps } from "../sql.ts";
import { StoreMisnamed, StoreUnavailable, StoreUnsafe } from "../store.ts";
import { codeOf, isLost, isRefusal, isWrongAddress } from "./errors.ts";

const int8 = 20;

/**
 * Set in each transaction: behind a transaction pooler session settings would leak to other clients. Whatever the server's
 * default, no commit returns before it is on disk, and a statement sees what was committed before it began.
 */
const begin = `begin isolation level read committed;
  set local synchronous_commit = on;
  set local statement_timeout = '5s';
  set local idle_in_transaction_session_timeout = '10s'`;

export function openPool(url: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: "amparia-leads",
    max: 10,
    connectionTimeoutMillis: 5_000,
    query_timeout: 8_000,
    keepAlive: true,
    onConnect: prepareConnection,
    // Times in milliseconds and counts fit a number.
    types: {
      getTypeParser: (oid, format) =>
        oid === int8 ? Number : pg.types.getTypeParser(oid, format as "text"),
    },
  });
  // The pool replaces a broken idle connection; without a listener its error would end the process.
  pool.on("error", () => {});
  return pool;
}

async function prepareConnection(client: pg.ClientBase): Promise<void> {
  // A connection can also break between two queries of a job; the next query then rejects.
  client.on("error", () => {});
  const { rows } = await client.query("select current_setting('fsync') as fsync");
  if (rows[0]?.fsync !== "on") throw new StoreUnsafe("PostgreSQL runs with fsync off.");
}

export function openDatabase(pool: pg.Pool): Database {
  /** Every query of a read sees the same snapshot. */
  async function read<T>(job: () => Steps<T>): Promise<T> {
    return transact(`${begin}; set transaction isolation level repeatable read, read only`, job);
  }

  async function write<T>(job: () => Steps<T>): Promise<T> {
    return transact(begin, job);
  }

  async function transact<T>(start: string, job: () => Steps<T>): Promise<T> {
    return withClient(pool, async (client) => {
      await client.query(start);
      try {
        const result = await run(client, job);
        await client.query("commit");
        return result;
      } catch (error) {
        if (!isLost(error)) await client.query("rollback");
        throw error;
      }
    });
  }

  return { read, write };
}

async function run<T>(client: pg.ClientBase, job: () => Steps<T>): Promise<T> {
  const steps = job();
  let step = steps.next([]);
  while (!step.done) step = steps.next(await execute(client, step.value));
  return step.value;
}

async function execute(client: pg.ClientBase, part: Part): Promise<unknown[]> {
  return (await client.query(render(part, "postgres"))).rows;
}

export async function withClient<T>(
  pool: pg.Pool,
  job: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  let client: pg.PoolClient | undefined;
  try {
    client = await pool.connect();
    const result = await job(client);
    client.release();
    return result;
  } catch (error) {
    // The connection may be inside a transaction, so it is not reused.
    client?.release(true);
    if (error instanceof StoreUnsafe || error instanceof StoreUnavailable) throw error;
    const code = codeOf(error);
    if (isWrongAddress(error)) throw new StoreMisnamed(code, { isRefusal: true });
    throw new StoreUnavailable(code, { isRefusal: isRefusal(error) });
  }
}
