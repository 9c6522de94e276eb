import type { RunningPostgres } from "#server/testing/postgres.ts";
import type { TestDatabases } from "#server/testing/stores.ts";
import type { Result } from "./report.ts";
import { servesFiles, spawnServer } from "./server-process.ts";
import { createVisitors } from "./visitors.ts";

/** The database is killed and restarted; the server keeps running and serves files throughout. */
export async function killPostgres(
  postgres: RunningPostgres,
  databases: TestDatabases,
  tries = 5,
): Promise<Result> {
  const database = await databases.create();
  const server = await spawnServer(database.env);
  const visitors = createVisitors();
  const stop = new AbortController();
  const crowd = visitors.crowd([server.url], stop.signal);
  let unansweredFiles = 0;
  for (let n = 0; n < tries; n++) {
    await visitors.untilAccepted(20);
    await postgres.kill();
    if (!(await servesFiles(server.url))) unansweredFiles += 1;
    await postgres.restart();
  }
  await visitors.untilAccepted(20);
  stop.abort();
  await crowd;
  await server.stop();
  const tally = await visitors.tally(await database.open());
  await database.remove();
  const problem = unansweredFiles > 0 ? "files were not served" : undefined;
  return { fault: "SIGKILL of PostgreSQL under load", tries, ...tally, problem };
}
