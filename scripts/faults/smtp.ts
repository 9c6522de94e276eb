import { setTimeout as sleep } from "node:timers/promises";
import type { SMTPServerOptions } from "smtp-server";
import { freePort } from "#server/testing/postgres.ts";
import { startServer } from "#server/testing/server.ts";
import { reply, startSmtp } from "#server/testing/smtp.ts";
import { sqliteDatabases } from "#server/testing/stores.ts";
import { losingReplies } from "./losing-replies.ts";
import type { Result } from "./report.ts";
import { createVisitors } from "./visitors.ts";

const leads = 2;
const mailsOfLead = 5;
const minuteMs = 60_000;

/** What a broken mail server does, given a way to answer as if it were well. */
type Breakage = { name: string; options: SMTPServerOptions; credentials?: string; lost?: boolean };

const breakages: Breakage[] = [
  ...([421, 554] as const).map((code) => ({
    name: `greeting answered ${code}`,
    options: { onConnect: (_session, done) => done(reply(code)) } satisfies SMTPServerOptions,
  })),
  {
    name: "login refused",
    credentials: "user:secret@",
    options: { onAuth: (_auth, _session, done) => done(reply(535)) },
  },
  ...([451, 553] as const).map((code) => ({
    name: `MAIL FROM answered ${code}`,
    options: {
      onMailFrom: (_address, _session, done) => done(reply(code)),
    } satisfies SMTPServerOptions,
  })),
  ...([450, 550] as const).map((code) => ({
    name: `RCPT TO answered ${code}`,
    options: {
      onRcptTo: (_address, _session, done) => done(reply(code)),
    } satisfies SMTPServerOptions,
  })),
  {
    name: "one recipient of five refused",
    options: {
      onRcptTo: ({ address }, _session, done) =>
        done(address.startsWith("quality@") ? reply(550) : null),
    },
  },
  ...([451, 554] as const).map((code) => ({
    name: `DATA answered ${code}`,
    options: {
      onData: (stream, _session, done) => stream.resume().on("end", () => done(reply(code))),
    } satisfies SMTPServerOptions,
  })),
  { name: "stalled in the message", options: { onData: (stream) => void stream.resume() } },
  { name: "reset after DATA", options: {}, lost: true },
];

export async function smtpFaults(): Promise<Result[]> {
  const results = [await smtpDown()];
  for (const breakage of breakages) results.push(await smtpBroken(breakage));
  return results;
}

async function smtpDown(): Promise<Result> {
  const port = await freePort();
  return tryOut("SMTP: server away", `smtp://127.0.0.1:${port}`, async () => startSmtp({}, port));
}

/** Breaks until each mail was tried, then works: the same address, another server behind it. */
async function smtpBroken({ name, options, credentials = "", lost }: Breakage): Promise<Result> {
  const broken = await startSmtp(options);
  const proxy = lost ? await losingReplies(broken.port) : undefined;
  const port = proxy?.port ?? broken.port;
  return tryOut(`SMTP: ${name}`, `smtp://${credentials}127.0.0.1:${port}`, async () => {
    await proxy?.stop();
    await broken.stop();
    const accepting: SMTPServerOptions = credentials
      ? { onAuth: (_auth, _session, done) => done(null, { user: "user" }) }
      : {};
    const well = await startSmtp(accepting, port);
    // What the broken server took counts too.
    well.received.push(...broken.received);
    return well;
  });
}

async function tryOut(
  fault: string,
  smtpUrl: string,
  cure: () => ReturnType<typeof startSmtp>,
): Promise<Result> {
  const database = await (await sqliteDatabases()).create();
  const server = await startServer({ ...database.env, SMTP_URL: smtpUrl });
  const store = await database.open();
  const visitors = createVisitors("provider");
  await visitors.sendAll([server.url], leads);
  await untilTried();
  const smtp = await cure();
  for (let sent = 0; sent < leads * mailsOfLead; ) {
    await store.retry({ state: "set_aside" });
    await database.query(
      `update lead_deliveries set due_at = due_at - ${10 * minuteMs} where state = 'waiting'`,
    );
    await sleep(100);
    sent = (await store.countByState()).sent;
  }
  const tally = await visitors.tally(store);
  const arrived = smtp.received.map(({ mail }) => mail.messageId);
  const unique = new Set(arrived).size;
  await server.close();
  await smtp.stop();
  await database.remove();
  return {
    fault,
    tries: leads * mailsOfLead,
    accepted: tally.accepted,
    found: unique === leads * mailsOfLead ? tally.found : 0,
    duplicates: tally.duplicates + arrived.length - unique,
    // A mail whose acceptance was lost on the way is sent again, with the same Message-ID.
    allowed: fault.includes("reset") ? leads * mailsOfLead : 0,
  };

  /** Until every mail had its chance, or the queue has paused because none has any. */
  async function untilTried(): Promise<void> {
    for (;;) {
      const health = await fetch(`${server.url}/api/health`);
      const { queue } = (await health.json()) as { queue: { paused: boolean } };
      const deliveries = (await store.list({ limit: leads })).flatMap((lead) => lead.deliveries);
      if (queue.paused || deliveries.every(({ attempts }) => attempts > 0)) return;
      await sleep(50);
    }
  }
}
