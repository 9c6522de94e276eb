import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { stateCounts } from "#server/testing/leads.ts";
import { startServer } from "#server/testing/server.ts";
import { reply, startSmtp } from "#server/testing/smtp.ts";
import type { TestDatabases } from "#server/testing/stores.ts";
import type { Result } from "./report.ts";
import { until } from "./until.ts";
import { createVisitors } from "./visitors.ts";

const hourMs = 3_600_000;
const leads = 3;
const mails = leads * 2;
/** Claims are renewed, and those of the dead looked for, this often. */
const renewMs = 500;
/** Longer than it takes to find a dead server's claims. */
const jumpMs = 10 * renewMs;

/**
 * The clock jumps an hour back and two ahead while one half of the mails is under way on two servers and the other half waits after a
 * refusal: none is sent twice, and none is stuck.
 */
export async function clockJump(store: string, databases: TestDatabases): Promise<Result> {
  const fault = `clock jumps while mails are under way, ${store}`;
  const database = await databases.create();
  const { promise: goOn, resolve: release } = Promise.withResolvers<void>();
  const arrived: string[] = [];
  let isRefusing = true;
  const smtp = await startSmtp({
    onRcptTo: ({ address }, _session, done) =>
      done(isRefusing && address.startsWith("claims@") ? reply(450) : null),
    onData(stream, _session, done) {
      text(stream).then(async (raw) => {
        arrived.push(/^message-id: *(\S+)/im.exec(raw)?.[1] ?? "");
        await goOn;
        done();
      });
    },
  });
  const env = { ...database.env, SMTP_URL: smtp.url };
  const waits = { pollMs: 50, slowMs: 50, renewMs };
  const timeouts = { connectMs: 10_000, exchangeMs: 60_000, acceptMs: 300_000 };
  const changes = { waits, smtpTimeouts: timeouts };
  const servers = [await startServer(env, changes), await startServer(env, changes)];
  const visitors = createVisitors();
  await visitors.sendAll([servers[0]!.url], leads);
  const opened = await database.open();
  await until("half under way, half waiting", async () => {
    const { waiting, sending } = await stateCounts(opened);
    return arrived.length === leads && waiting === leads && sending === leads;
  });
  isRefusing = false;
  await database.moveClock(-hourMs);
  await until("what waited tried", () => arrived.length === mails);
  await database.moveClock(hourMs);
  await sleep(jumpMs);
  release();
  await until("every mail sent", async () => (await stateCounts(opened)).sent === mails);
  const tally = await visitors.tally(opened);
  for (const server of servers) await server.close();
  await smtp.stop();
  await database.remove();
  return {
    fault,
    tries: mails,
    ...tally,
    duplicates: tally.duplicates + arrived.length - new Set(arrived).size,
  };
}
