import { freePort } from "#server/testing/free-port.ts";
import { stateCounts } from "#server/testing/leads.ts";
import { startServer } from "#server/testing/server.ts";
import { startSmtp } from "#server/testing/smtp.ts";
import type { TestDatabases } from "#server/testing/stores.ts";
import { type Reply, startWebhook, webhookSecret } from "#server/testing/webhook.ts";
import { orFailure, type Result } from "./report.ts";
import { until } from "./until.ts";
import { createVisitors } from "./visitors.ts";

const leads = 3;
const mailsOfLead = 2;

/** Undefined: nothing listens. */
const replies: [name: string, reply: Reply | undefined][] = [
  ["away", undefined],
  ...([307, 401, 404, 422, 500, 503] as const).map((status): [string, Reply] => [
    `answers ${status}`,
    status,
  ]),
  ["silent", "silence"],
  ["reset after the call", "reset"],
];

export async function webhookOutages(store: string, databases: TestDatabases): Promise<Result[]> {
  const results: Result[] = [];
  for (const [name, reply] of replies) {
    const fault = `webhook ${name}, ${store}`;
    results.push(await orFailure(fault, () => tryOut(fault, reply, databases)));
  }
  return results;
}

/** Faulty until each lead's mails were sent and a call was tried, then a working receiver at the same address. */
async function tryOut(
  fault: string,
  reply: Reply | undefined,
  databases: TestDatabases,
): Promise<Result> {
  const database = await databases.create();
  const smtp = await startSmtp();
  const broken = reply === undefined ? undefined : await startWebhook(() => reply);
  const port = broken?.port ?? (await freePort());
  const env = {
    ...database.env,
    SMTP_URL: smtp.url,
    WEBHOOK_URL: `http://127.0.0.1:${port}/leads`,
    WEBHOOK_SECRET: webhookSecret,
  };
  const isSilent = reply === "silence";
  const server = await startServer(env, isSilent ? { webhookTimeoutMs: 500 } : {});
  const store = await database.open();
  const visitors = createVisitors();
  await visitors.sendAll([server.url], leads);
  await until("every mail sent beside the webhook", async () => {
    return (await stateCounts(store)).sent >= leads * mailsOfLead;
  });
  await until("the webhook paused", async () => {
    const health = await (await fetch(`${server.url}/api/health`)).json();
    return (health as { webhook: { paused: boolean } }).webhook.paused;
  });
  const { set_aside: setAside } = await stateCounts(store);
  await broken?.stop();
  const well = await startWebhook(undefined, port);
  await until("every lead received", async () => {
    await database.endWaits();
    return (await stateCounts(store)).sent === leads * (mailsOfLead + 1);
  });
  const tally = await visitors.tally(store);
  const calls = [...(broken?.received ?? []), ...well.received].map(({ id }) => id);
  const unique = new Set(calls).size;
  await server.close();
  await well.stop();
  await smtp.stop();
  await database.remove();
  return {
    fault,
    tries: leads,
    accepted: tally.accepted,
    found: unique === leads ? tally.found : 0,
    duplicates: tally.duplicates + calls.length - unique + smtp.received.length - mails,
    // A call whose acceptance was lost is made again, with the same id.
    allowed: reply === "reset" ? broken?.received.length : 0,
    problem: setAside > 0 ? `${setAside} deliveries set aside` : undefined,
  };
}

const mails = leads * mailsOfLead;
