import { setTimeout as sleep } from "node:timers/promises";
import { stateCounts } from "#server/testing/leads.ts";
import { startServer } from "#server/testing/server.ts";
import { startSmtp } from "#server/testing/smtp.ts";
import type { TestDatabases } from "#server/testing/stores.ts";
import type { Result } from "./report.ts";
import { until } from "./until.ts";
import { createVisitors } from "./visitors.ts";

const leads = 4;
const slowMs = 500;

/** Each mail is slow while eight lanes of two servers look for work: no lane may claim a mail that another is sending. */
export async function slowMail(store: string, databases: TestDatabases): Promise<Result> {
  const database = await databases.create();
  const smtp = await startSmtp({
    onRcptTo: (_address, _session, done) => void sleep(slowMs).then(() => done()),
  });
  const env = { ...database.env, SMTP_URL: smtp.url };
  const servers = await Promise.all([startServer(env), startServer(env)]);
  const visitors = createVisitors();
  await visitors.sendAll([servers[0].url], leads);
  const opened = await database.open();
  await until("every mail sent", async () => {
    const { waiting, sending } = await stateCounts(opened);
    return waiting + sending === 0;
  });
  const tally = await visitors.tally(opened);
  for (const server of servers) await server.close();
  const arrived = smtp.received.map(({ mail }) => mail.messageId);
  await smtp.stop();
  await database.remove();
  const duplicates = tally.duplicates + arrived.length - new Set(arrived).size;
  return { fault: `slow mail server, two servers, ${store}`, tries: 1, ...tally, duplicates };
}
