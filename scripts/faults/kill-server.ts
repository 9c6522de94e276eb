import type { TestDatabases } from "#server/testing/stores.ts";
import type { Result } from "./report.ts";
import { spawnServer } from "./server-process.ts";
import { createVisitors } from "./visitors.ts";

/** Killed under load at random times, repeatedly on the same store. */
export async function killServer(
  store: string,
  databases: TestDatabases,
  tries = 8,
): Promise<Result> {
  const database = await databases.create();
  const visitors = createVisitors();
  for (let n = 0; n < tries; n++) {
    const server = await spawnServer(database.env);
    const stop = new AbortController();
    const crowd = visitors.crowd([server.url], stop.signal);
    await visitors.untilAccepted(5 + Math.random() * 45);
    await server.kill();
    stop.abort();
    await crowd;
  }
  const tally = await visitors.tally(await database.open());
  await database.remove();
  return { fault: `kill -9 under load, ${store}`, tries, ...tally };
}
