import { stateCounts } from "#server/testing/leads.ts";
import { startServer } from "#server/testing/server.ts";
import { startSmtp } from "#server/testing/smtp.ts";
import type { TestDatabases } from "#server/testing/stores.ts";
import { startWebhook } from "#server/testing/webhook.ts";
import type { Result } from "./report.ts";
import { until } from "./until.ts";
import { createVisitors } from "./visitors.ts";

/** More than the webhook's lanes. */
const blockedLeads = 5;
const otherLeads = 3;
const leads = blockedLeads + otherLeads;
const deliveriesOfLead = 3;

/** The receiver's firewall answers 403 to the first five leads, until it is corrected. */
export async function firewall(store: string, databases: TestDatabases): Promise<Result> {
  const database = await databases.create();
  const smtp = await startSmtp();
  const blocked = new Set<string>();
  let isCorrected = false;
  const webhook = await startWebhook(({ id }) => {
    if (blocked.size < blockedLeads) blocked.add(id);
    return blocked.has(id) && !isCorrected ? 403 : 204;
  });
  const server = await startServer({ ...database.env, ...webhook.env, SMTP_URL: smtp.url });
  const opened = await database.open();
  const visitors = createVisitors();
  await visitors.sendAll([server.url], blockedLeads);
  await until("the leads blocked", () => blocked.size === blockedLeads);
  await visitors.sendAll([server.url], otherLeads);
  await until("the other leads received", () => webhook.received.length === otherLeads);
  await until("the blocked leads tried again", async () => {
    const listed = await opened.list({ limit: leads });
    const calls = listed.flatMap((lead) => lead.deliveries).filter(({ id }) => blocked.has(id));
    return calls.every(({ attempts, state }) => attempts > 0 || state === "set_aside");
  });
  const { set_aside: setAside } = await stateCounts(opened);
  isCorrected = true;
  await until("every lead received or set aside", async () => {
    await database.endWaits();
    const { sent, set_aside } = await stateCounts(opened);
    return sent + set_aside === leads * deliveriesOfLead;
  });
  const tally = await visitors.tally(opened);
  const calls = webhook.received.map(({ id }) => id);
  const unique = new Set(calls).size;
  await server.close();
  await webhook.stop();
  await smtp.stop();
  await database.remove();
  return {
    fault: `webhook's firewall blocks five leads, ${store}`,
    tries: blockedLeads,
    accepted: tally.accepted,
    found: unique === leads ? tally.found : 0,
    duplicates: tally.duplicates + calls.length - unique,
    problem: setAside > 0 ? `${setAside} deliveries set aside` : undefined,
  };
}
