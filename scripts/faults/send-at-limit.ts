import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { smtpTimeouts } from "#server/mail/smtp-transport.ts";
import { startServer } from "#server/testing/server.ts";
import { startSmtp } from "#server/testing/smtp.ts";
import type { TestDatabases } from "#server/testing/stores.ts";
import type { Result } from "./report.ts";
import { until } from "./until.ts";
import { createVisitors } from "./visitors.ts";

/** `HOLD_SECONDS=240 MINUTES=15 node scripts/faults/main.ts slow-mail-at-limit` is the long form. */
const holdMs = 1_000 * Number(process.env.HOLD_SECONDS ?? 40);
const lastsMs = 60_000 * Number(process.env.MINUTES ?? 1);
const atOnce = 10;
const perMinute = 10;
const honestEveryMs = 5_000;
const mailsOfLead = 2;
/** Ten seconds are promised. A busy machine takes longer, but a lead that waits for another sender's mails waits for their hold. */
const latestMs = holdMs;

/**
 * The mail server holds every mail before it accepts it, while one address sends as many messages, of five mails each, as it may. With
 * the limits and waits of production, nobody else's mail arrives late.
 */
export async function sendAtLimit(store: string, databases: TestDatabases): Promise<Result> {
  const fault = `one address at its limit, mail held ${holdMs / 1_000} s, ${store}`;
  const database = await databases.create();
  const arrived = new Map<string, number[]>();
  const smtp = await startSmtp({
    socketTimeout: holdMs + 60_000,
    onData(stream, _session, done) {
      text(stream).then(async (raw) => {
        const email = /v[0-9a-f-]{36}@correo\.example/.exec(raw)?.[0] ?? "";
        arrived.set(email, [...(arrived.get(email) ?? []), performance.now()]);
        await sleep(holdMs);
        done();
      });
    },
  });
  const env = {
    ...{ ...database.env, SMTP_URL: smtp.url, TRUSTED_PROXIES: "127.0.0.1" },
    RATE_LIMIT_PER_MINUTE: String(perMinute),
  };
  const server = await startServer(env, { waits: {}, smtpTimeouts });
  const opened = await database.open();
  const endsAt = performance.now() + lastsMs;
  const hurried = createVisitors("provider");
  const honest = createVisitors();
  const sentAt = new Map<string, number>();
  const from = "198.51.100.7";
  const hurrying = (async () => {
    for (let n = 0; n < atOnce; n++) await hurried.send(server.url, { from });
    while (performance.now() < endsAt) {
      await sleep(60_000 / perMinute);
      await hurried.send(server.url, { from });
    }
  })();
  for (let n = 0; performance.now() < endsAt; n++) {
    const at = performance.now();
    await honest.send(server.url, { from: `203.0.${n >> 8}.${n & 255}` });
    for (const email of honest.emails()) if (!sentAt.has(email)) sentAt.set(email, at);
    await sleep(honestEveryMs);
  }
  await hurrying;
  await until(
    "the honest leads arrived",
    () => [...sentAt.keys()].every((email) => arrived.get(email)?.length === mailsOfLead),
    lastsMs + holdMs,
  );
  const delays = [...sentAt].map(([email, at]) => Math.max(...(arrived.get(email) ?? [])) - at);
  const slowestMs = Math.round(Math.max(...delays));
  const tally = await honest.tally(opened);
  const { accepted } = await hurried.tally(opened);
  await server.close();
  await smtp.stop();
  await database.remove();
  console.log(
    `  ${accepted} messages of one address; the slowest of ${sentAt.size} others arrived after ${slowestMs} ms`,
  );
  return {
    fault,
    tries: accepted,
    accepted: tally.accepted,
    found: tally.found,
    duplicates: [...arrived.values()].filter(({ length }) => length > 5).length,
    problem: slowestMs > latestMs ? `an honest lead arrived after ${slowestMs} ms` : undefined,
  };
}
