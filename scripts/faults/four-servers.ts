import { setTimeout as sleep } from "node:timers/promises";
import { allOf, leadsMatching } from "#server/cli/matching.ts";
import { startSmtp } from "#server/testing/smtp.ts";
import type { TestDatabases } from "#server/testing/stores.ts";
import type { Result } from "./report.ts";
import { spawnServer } from "./server-process.ts";
import { createVisitors } from "./visitors.ts";

/** As many as a server sends at once: what was in flight at the kill may arrive twice. */
const inFlight = 4;

/** Four servers share one PostgreSQL; one is killed while it takes leads and sends mail. */
export async function fourServers(databases: TestDatabases, count = 1_000): Promise<Result> {
  const database = await databases.create();
  const smtp = await startSmtp();
  const env = { ...database.env, SMTP_URL: smtp.url };
  const servers = await Promise.all(Array.from({ length: 4 }, () => spawnServer(env)));
  const urls = servers.map((server) => server.url);
  const visitors = createVisitors();

  const sending = visitors.sendAll(urls, count);
  await visitors.untilAccepted(count / 2);
  await servers[0]?.kill();
  await sending;
  await visitors.resend(urls.slice(1));

  const store = await database.open();
  await untilIdle(async () => (await store.countByState()).waiting === 0);
  // The dead server's leases, which would run out by themselves in five minutes.
  await untilIdle(async () => (await store.countByState()).sending <= inFlight);
  await sleep(2_000);
  await database.query("update lead_deliveries set lease_until = 0 where state = 'sending'");
  await untilIdle(async () => {
    const { waiting, sending: claimed } = await store.countByState();
    return waiting + claimed === 0;
  });

  const tally = await visitors.tally(store);
  const leads = await allOf(leadsMatching(store, { limit: undefined }));
  const mailed = smtp.received.map(({ mail }) => mail.messageId ?? "");
  const arrived = new Set(mailed);
  const missing = leads.filter((lead) =>
    lead.deliveries.some((each) => !arrived.has(each.messageId)),
  );
  for (const server of servers.slice(1)) await server.stop();
  await smtp.stop();
  await database.remove();
  return {
    fault: "one of four servers on one PostgreSQL killed",
    tries: 1,
    accepted: tally.accepted,
    found: tally.found - missing.length,
    duplicates: tally.duplicates + mailed.length - arrived.size,
    allowed: inFlight,
  };
}

async function untilIdle(isIdle: () => Promise<boolean>): Promise<void> {
  while (!(await isIdle())) await sleep(200);
}
