import { freePort } from "#server/testing/free-port.ts";
import { startServer } from "#server/testing/server.ts";
import { startSmtp } from "#server/testing/smtp.ts";
import type { TestDatabases } from "#server/testing/stores.ts";
import { startWebhook } from "#server/testing/webhook.ts";
import type { Result } from "./report.ts";
import { until } from "./until.ts";
import { createVisitors } from "./visitors.ts";

const leads = 10;
const mails = leads * 2;
const longestMs = 10_000;

/** Mail server away, webhook's receiver failing; once they are back, all that waited is there within ten seconds of the first. */
export async function recovery(store: string, databases: TestDatabases): Promise<Result> {
  const database = await databases.create();
  const port = await freePort();
  let isFailing = true;
  const called: number[] = [];
  const webhook = await startWebhook(() => {
    if (isFailing) return 500;
    called.push(performance.now());
    return 204;
  });
  const env = { ...database.env, ...webhook.env, SMTP_URL: `smtp://127.0.0.1:${port}` };
  const server = await startServer(env, { waits: {} });
  const visitors = createVisitors();
  await visitors.sendAll([server.url], leads);
  await until("both paused, and each call tried", async () => {
    const health = await (await fetch(`${server.url}/api/health`)).json();
    const { queue, webhook: calls } = health as Record<"queue" | "webhook", { paused: boolean }>;
    const tried = new Set(webhook.attempts.map(({ id }) => id)).size;
    return queue.paused && calls.paused && tried === leads;
  });
  const mailed: number[] = [];
  const smtp = await startSmtp(
    {
      onData(stream, _session, done) {
        mailed.push(performance.now());
        stream.resume().on("end", () => done());
      },
    },
    port,
  );
  isFailing = false;
  await until("all there", () => mailed.length >= mails && called.length >= leads);
  const tally = await visitors.tally(await database.open());
  await server.close();
  await smtp.stop();
  await webhook.stop();
  await database.remove();
  const slowestMs = Math.max(...[mailed, called].map((times) => times.at(-1)! - times[0]!));
  return {
    fault: `recovery of mail and webhook, ${store}`,
    tries: mails + leads,
    ...tally,
    duplicates: tally.duplicates + mailed.length - mails + called.length - leads,
    problem: slowestMs > longestMs ? `the last came ${Math.round(slowestMs)} ms late` : undefined,
  };
}
