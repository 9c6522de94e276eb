import { setTimeout as sleep } from "node:timers/promises";
import type { TestDatabases } from "#server/testing/stores.ts";
import type { Result } from "./report.ts";
import { isReady, spawnServer } from "./server-process.ts";
import { until } from "./until.ts";
import { createVisitors } from "./visitors.ts";

const checkEveryMs = 300;

/** Two servers behind a balancer that polls /api/ready; both are replaced, one after the other. */
export async function rollingRestart(databases: TestDatabases): Promise<Result> {
  const database = await databases.create();
  const env = { ...database.env, DRAIN_SECONDS: "2" };
  const servers = [await spawnServer(env), await spawnServer(env)];
  const ready: string[] = [];
  const stop = new AbortController();
  const balancer = (async () => {
    while (!stop.signal.aborted) {
      const answers = await Promise.all(servers.map(isReady));
      ready.splice(0, ready.length, ...servers.filter((_, n) => answers[n]).map(({ url }) => url));
      await sleep(checkEveryMs);
    }
  })();
  const visitors = createVisitors();
  let unanswered = 0;
  const trickle = (async () => {
    for (let n = 0; !stop.signal.aborted; n++) {
      const url = ready[n % ready.length];
      if (url && (await visitors.send(url)) !== 202) unanswered += 1;
      await sleep(5);
    }
  })();
  for (const n of [0, 1]) {
    await visitors.untilAccepted(20);
    await servers[n]?.stop();
    const replacement = await spawnServer(env);
    servers[n] = replacement;
    await until("the balancer sees the new server", () => ready.includes(replacement.url));
  }
  await visitors.untilAccepted(20);
  stop.abort();
  await Promise.all([balancer, trickle]);
  for (const server of servers) await server.stop();
  const tally = await visitors.tally(await database.open());
  await database.remove();
  const problem = unanswered > 0 ? `${unanswered} requests lost` : undefined;
  return { fault: "rolling restart of two servers", tries: 2, ...tally, problem };
}
