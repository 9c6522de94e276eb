import { allOf, leadsMatching } from "#server/leads/matching.ts";
import { stateCounts } from "#server/testing/leads.ts";
import { startSmtp } from "#server/testing/smtp.ts";
import type { TestDatabases } from "#server/testing/stores.ts";
import type { Result } from "./report.ts";
import { isReady, spawnServer } from "./server-process.ts";
import { until } from "./until.ts";
import { createVisitors } from "./visitors.ts";

/** The mails a server sends concurrently: those in flight at the kill may arrive twice. */
const inFlight = 4;

/** Four servers share one PostgreSQL; one is killed while it accepts leads and sends mail. */
export async function fourServers(databases: TestDatabases, count = 400): Promise<Result> {
  const database = await databases.create();
  const smtp = await startSmtp();
  const env = { ...database.env, SMTP_URL: smtp.url };
  const servers = await Promise.all(Array.from({ length: 4 }, () => spawnServer(env)));
  // One migrates the database meanwhile. Visitors of the others would be refused, and hundreds of them in an instant.
  for (const server of servers) await until("each server ready", () => isReady(server));
  const urls = servers.map((server) => server.url);
  const visitors = createVisitors();

  const sending = visitors.sendAll(urls, count);
  await visitors.untilAccepted(count / 2);
  await servers[0]?.kill();
  await sending;
  await visitors.resend(urls.slice(1));

  const store = await database.open();
  // All but the dead server's deliveries, which the others take over later.
  await until("the mails of the living sent", async () => {
    const { waiting, sending } = await stateCounts(store);
    return waiting === 0 && sending <= inFlight;
  });
  await until("the mails of the dead sent", async () => {
    const { waiting, sending } = await stateCounts(store);
    return waiting + sending === 0;
  });
  for (const server of servers.slice(1)) await server.stop();

  const tally = await visitors.tally(store);
  const leads = await allOf(leadsMatching(store));
  const mailed = smtp.received.map(({ mail }) => mail.messageId ?? "");
  const arrived = new Set(mailed);
  const missing = leads.filter((lead) =>
    lead.deliveries.some((each) => !arrived.has(each.messageId)),
  );
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
