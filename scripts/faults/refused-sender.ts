import { randomUUID } from "node:crypto";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { desksFor } from "#core/contact.ts";
import { somePayload, stateCounts } from "#server/testing/leads.ts";
import { postLead, startServer } from "#server/testing/server.ts";
import { reply, startSmtp } from "#server/testing/smtp.ts";
import type { TestDatabases } from "#server/testing/stores.ts";
import { startWebhook } from "#server/testing/webhook.ts";
import type { Result } from "./report.ts";
import { until } from "./until.ts";
import { createVisitors } from "./visitors.ts";

const spam = "XJS*C4JDBQADN1.NSBN3*2IDNEN*GTUBE-STANDARD-ANTI-UBE-TEST-EMAIL*C.34X";
/** What one address has sent before: all of it is due again when the first honest lead comes. */
const spamBefore = 30;
/** Its limit: ten a minute. */
const spamEveryMs = 6_000;
const spamMeanwhile = 10;
const honestEveryMs = 4_000;
const honestLeads = 15;
const deliveriesOfSpam = 6;
/** Ten seconds are promised. A busy machine takes longer, but a lead that waits for the refused ones waits for minutes. */
const latestMs = 30_000;

/**
 * One sender's mails are refused at DATA by a filter, and crash the webhook's receiver. With the waits of production, nobody else's
 * lead arrives late, by mail or webhook, and mail does not pause.
 */
export async function refusedSender(store: string, databases: TestDatabases): Promise<Result> {
  const fault = `a sender whose mails are refused, ${store}`;
  const database = await databases.create();
  const arrived = new Map<string, number[]>();
  const arrive = (email: string) =>
    arrived.set(email, [...(arrived.get(email) ?? []), performance.now()]);
  const smtp = await startSmtp({
    onData(stream, _session, done) {
      text(stream).then((raw) => {
        if (raw.includes(spam.slice(0, 20))) return done(reply(554, "5.7.1"));
        arrive(/v[0-9a-f-]{36}@correo\.example/.exec(raw)?.[0] ?? "");
        done();
      });
    },
  });
  const webhook = await startWebhook(({ body }) => {
    if (body.data.message?.includes(spam)) return 500;
    arrive(body.data.email ?? "");
    return 204;
  });
  const env = { ...database.env, ...webhook.env, SMTP_URL: smtp.url };
  const server = await startServer(env, { waits: {} });
  const opened = await database.open();
  const health = async () => (await (await fetch(`${server.url}/api/health`)).json()) as Health;

  const sendSpam = () =>
    postLead(server.url, {
      ...somePayload({ contact_type: "provider", recipients: desksFor("provider") }),
      message: `${spam} ${randomUUID()}`,
    });
  for (let n = 0; n < spamBefore; n++) await sendSpam();
  await until("all of it refused once", async () => {
    const { waiting, retrying, sending } = await opened.queue();
    return waiting.count === 0 && retrying.count + sending.count === spamBefore * deliveriesOfSpam;
  });
  await database.endWaits();
  const spamming = (async () => {
    for (let n = 0; n < spamMeanwhile; n++) {
      await sendSpam();
      await sleep(spamEveryMs);
    }
  })();
  const visitors = createVisitors();
  const sentAt = new Map<string, number>();
  let hasPaused = false;
  for (let n = 0; n < honestLeads; n++) {
    const at = performance.now();
    await visitors.send(server.url);
    for (const email of visitors.emails()) if (!sentAt.has(email)) sentAt.set(email, at);
    await sleep(honestEveryMs);
    hasPaused ||= (await health()).queue.paused;
  }
  await spamming;
  const deliveriesOfLead = 3;
  await until("the honest leads arrived", () =>
    [...sentAt.keys()].every((email) => arrived.get(email)?.length === deliveriesOfLead),
  );
  const delays = [...sentAt].map(([email, at]) => Math.max(...(arrived.get(email) ?? [])) - at);
  const slowestMs = Math.round(Math.max(...delays));
  const { set_aside: setAside } = await stateCounts(opened);
  const tally = await visitors.tally(opened);
  await server.close();
  await webhook.stop();
  await smtp.stop();
  await database.remove();
  const problem =
    slowestMs > latestMs
      ? `an honest lead arrived after ${slowestMs} ms`
      : hasPaused
        ? "mail paused"
        : setAside > 0
          ? `${setAside} deliveries set aside`
          : undefined;
  return {
    fault,
    tries: spamBefore + spamMeanwhile,
    accepted: tally.accepted,
    found: tally.found,
    duplicates: [...arrived.values()].filter((times) => times.length > deliveriesOfLead).length,
    problem,
  };
}

type Health = { queue: { paused: boolean } };
