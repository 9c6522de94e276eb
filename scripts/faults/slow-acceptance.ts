import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { smtpTimeouts } from "#server/mail/smtp-transport.ts";
import { stateCounts } from "#server/testing/leads.ts";
import { startServer } from "#server/testing/server.ts";
import { startSmtp } from "#server/testing/smtp.ts";
import type { TestDatabases } from "#server/testing/stores.ts";
import type { Result } from "./report.ts";
import { until } from "./until.ts";
import { createVisitors } from "./visitors.ts";

/** More mails than lanes. */
const leads = 5;
const mails = leads * 2;
const acceptedAfterMs = 61_000;

/** The mail server takes each mail and answers after a minute: with the limits of production, each is sent once, and all at a time. */
export async function slowAcceptance(store: string, databases: TestDatabases): Promise<Result> {
  const fault = `mail server that accepts after a minute, ${store}`;
  const database = await databases.create();
  const arrived: string[] = [];
  const smtp = await startSmtp({
    onData(stream, _session, done) {
      text(stream).then(async (raw) => {
        arrived.push(/^message-id: *(\S+)/im.exec(raw)?.[1] ?? "");
        await sleep(acceptedAfterMs);
        done();
      });
    },
  });
  const env = { ...database.env, SMTP_URL: smtp.url };
  const server = await startServer(env, { waits: {}, smtpTimeouts });
  const visitors = createVisitors();
  await visitors.sendAll([server.url], leads);
  const opened = await database.open();
  const startedAt = performance.now();
  await until("every mail sent", async () => (await stateCounts(opened)).sent === mails);
  const tookMs = performance.now() - startedAt;
  const tally = await visitors.tally(opened);
  await server.close();
  await smtp.stop();
  await database.remove();
  return {
    fault,
    tries: mails,
    ...tally,
    duplicates: tally.duplicates + arrived.length - new Set(arrived).size,
    problem: tookMs > 2 * acceptedAfterMs ? "slow mails held up others" : undefined,
  };
}
