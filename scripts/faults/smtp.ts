import type { SMTPServerOptions } from "smtp-server";
import { freePort } from "#server/testing/free-port.ts";
import { stateCounts } from "#server/testing/leads.ts";
import { startServer } from "#server/testing/server.ts";
import { reply, startSmtp } from "#server/testing/smtp.ts";
import { sqliteDatabases } from "#server/testing/stores.ts";
import { losingReplies } from "./losing-replies.ts";
import { orFailure, type Result } from "./report.ts";
import { until } from "./until.ts";
import { createVisitors } from "./visitors.ts";

const leads = 2;
const mailsOfLead = 5;
const impatient = { connectMs: 10_000, exchangeMs: 30_000, acceptMs: 1_000 };

/** A mail server's fault. */
type Breakage = {
  name: string;
  options: SMTPServerOptions;
  credentials?: string;
  isLost?: boolean;
  /** Whether the queue pauses: nothing can be sent at all. */
  pauses?: boolean;
  /** It answers no more, and the server must not wait for long. */
  isSilent?: boolean;
};

/** Faults of the whole mail server. */
const outages: Breakage[] = [
  ...([421, 554] as const).map((code) => ({
    name: `greeting answered ${code}`,
    pauses: true,
    options: { onConnect: (_session, done) => done(reply(code)) } satisfies SMTPServerOptions,
  })),
  {
    name: "login refused",
    pauses: true,
    credentials: "user:secret@",
    options: { onAuth: (_auth, _session, done) => done(reply(535)) },
  },
  ...([451, 553] as const).map((code) => ({
    name: `MAIL FROM answered ${code}`,
    pauses: true,
    options: {
      onMailFrom: (_address, _session, done) => done(reply(code)),
    } satisfies SMTPServerOptions,
  })),
  {
    name: "stalled in the message",
    isSilent: true,
    options: { onData: (stream) => void stream.resume() },
  },
  { name: "reset after DATA", options: {}, isLost: true },
];

/** Refusals by a working mail server. */
const refusals: Breakage[] = [
  ...(["450", "550", "550 5.1.1", "554 5.7.1", "550 5.7.26", "552 5.2.2"] as const).map((code) => ({
    name: `RCPT TO answered ${code}`,
    options: {
      onRcptTo: (_address, _session, done) => done(replied(code)),
    } satisfies SMTPServerOptions,
  })),
  {
    name: "one recipient of five does not exist",
    options: {
      onRcptTo: ({ address }, _session, done) =>
        done(address.startsWith("quality@") ? replied("550 5.1.1") : null),
    },
  },
  ...(["451", "554", "550 5.4.5", "554 5.7.1"] as const).map((code) => ({
    name: `DATA answered ${code}`,
    options: {
      onData: (stream, _session, done) => stream.resume().on("end", () => done(replied(code))),
    } satisfies SMTPServerOptions,
  })),
];

function replied(code: string): Error {
  const [responseCode, enhancedCode] = code.split(" ");
  return reply(Number(responseCode), enhancedCode);
}

export async function smtpOutages(): Promise<Result[]> {
  return [await orFailure("SMTP: server away", smtpDown), ...(await tryAll(outages))];
}

export function smtpRefusals(): Promise<Result[]> {
  return tryAll(refusals);
}

async function tryAll(breakages: Breakage[]): Promise<Result[]> {
  const results: Result[] = [];
  for (const breakage of breakages) {
    results.push(await orFailure(`SMTP: ${breakage.name}`, () => smtpBroken(breakage)));
  }
  return results;
}

async function smtpDown(): Promise<Result> {
  const port = await freePort();
  const smtpUrl = `smtp://127.0.0.1:${port}`;
  return tryOut({
    fault: "SMTP: server away",
    smtpUrl,
    pauses: true,
    cure: () => startSmtp({}, port),
  });
}

/** Faulty until each mail was tried, then a working server on the same address. */
async function smtpBroken(breakage: Breakage): Promise<Result> {
  const { name, options, credentials = "", isLost, pauses = false, isSilent } = breakage;
  const broken = await startSmtp(options);
  const proxy = isLost ? await losingReplies(broken.port) : undefined;
  const port = proxy?.port ?? broken.port;
  return tryOut({
    fault: `SMTP: ${name}`,
    smtpUrl: `smtp://${credentials}127.0.0.1:${port}`,
    pauses,
    isSilent,
    async cure() {
      await proxy?.stop();
      await broken.stop();
      const accepting: SMTPServerOptions = credentials
        ? { onAuth: (_auth, _session, done) => done(null, { user: "user" }) }
        : {};
      const well = await startSmtp(accepting, port);
      // Mails accepted by the faulty server count too.
      well.received.push(...broken.received);
      return well;
    },
  });
}

interface Trial {
  fault: string;
  smtpUrl: string;
  pauses: boolean;
  isSilent?: boolean | undefined;
  cure: () => ReturnType<typeof startSmtp>;
}

async function tryOut(trial: Trial): Promise<Result> {
  const { fault, smtpUrl, pauses, isSilent, cure } = trial;
  const database = await (await sqliteDatabases()).create();
  // A short limit on a busy machine would send mails again that were accepted late.
  const changes = isSilent ? { smtpTimeouts: impatient } : {};
  const server = await startServer({ ...database.env, SMTP_URL: smtpUrl }, changes);
  const store = await database.open();
  const visitors = createVisitors("provider");
  await visitors.sendAll([server.url], leads);
  await until("every mail tried, or the queue paused", hasTried);
  // Before the working server starts, which would send them after all.
  const { set_aside: setAside } = await stateCounts(store);
  const { queue } = await healthOf(server.url);
  const smtp = await cure();
  await until("every mail sent", async () => {
    await database.endWaits();
    return (await stateCounts(store)).sent === leads * mailsOfLead;
  });
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
    // A mail whose acceptance was lost is sent again, with the same Message-ID.
    allowed: fault.includes("reset") ? leads * mailsOfLead : 0,
    problem:
      setAside > 0
        ? `${setAside} mails set aside`
        : queue.paused !== pauses
          ? `the queue ${pauses ? "did not pause" : "paused"}`
          : undefined,
  };

  async function hasTried(): Promise<boolean> {
    if ((await healthOf(server.url)).queue.paused) return true;
    const deliveries = (await store.list({ limit: leads })).flatMap((lead) => lead.deliveries);
    return deliveries.every(({ attempts }) => attempts > 0);
  }
}

async function healthOf(url: string): Promise<{ queue: { paused: boolean } }> {
  const health = await fetch(`${url}/api/health`);
  return (await health.json()) as { queue: { paused: boolean } };
}
