import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sqliteDatabases } from "#server/testing/stores.ts";
import type { Result } from "./report.ts";
import { servesFiles, spawnServer } from "./server-process.ts";
import { createVisitors } from "./visitors.ts";

const crowdSize = 400;

/** The store is blocked until leads are refused; files are served meanwhile, and leads are accepted afterwards. */
export async function shedding(): Promise<Result> {
  const database = await (await sqliteDatabases()).create();
  const server = await spawnServer(database.env);
  const visitors = createVisitors();
  const holder = new DatabaseSync(join(database.dataDir, "leads.sqlite"), { timeout: 10_000 });
  holder.exec("begin immediate");
  let turnedAway = 0;
  const answers = Array.from({ length: crowdSize }, async () => {
    if ((await visitors.send(server.url)) === 503) turnedAway += 1;
  });
  await Promise.race(answers);
  const served = await servesFiles(server.url);
  holder.exec("commit");
  holder.close();
  await Promise.all(answers);
  await visitors.resend([server.url]);
  await server.stop();
  const tally = await visitors.tally(await database.open());
  await database.remove();
  const problem = !served
    ? "files were not served"
    : turnedAway === 0
      ? "nobody was turned away"
      : undefined;
  return { fault: "load until leads are turned away", tries: 1, ...tally, problem };
}
