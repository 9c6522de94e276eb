import type { TestDatabases } from "#server/testing/stores.ts";
import type { Result } from "./report.ts";
import { problemOf, spawnServer } from "./server-process.ts";
import { until } from "./until.ts";
import { createVisitors } from "./visitors.ts";

/** As after a failover to a replica: the database is read-only for a while. */
export async function readOnlyDatabase(databases: TestDatabases): Promise<Result> {
  const database = await databases.create();
  const server = await spawnServer(database.env);
  const visitors = createVisitors();
  await visitors.sendAll([server.url], 10);
  const name = new URL(database.env.DATABASE_URL ?? "").pathname.slice(1);
  const setReadOnly = async (value: "on" | "off") => {
    await database.query(`begin read write;
      alter database ${name} set default_transaction_read_only = ${value}; commit`);
    await database.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = '${name}' and application_name = 'amparia-leads'`);
  };
  await setReadOnly("on");
  await until(
    "a visitor asked to try again",
    async () => (await visitors.send(server.url)) === 503,
  );
  const problem = await problemOf(server.url);
  await setReadOnly("off");
  await visitors.resend([server.url]);
  await server.stop();
  const tally = await visitors.tally(await database.open());
  await database.remove();
  return { fault: "a database that turns read-only", tries: 1, ...tally, problem };
}
