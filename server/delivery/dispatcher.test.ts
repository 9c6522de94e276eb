import { readdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readConfig } from "#server/config.ts";
import type { Claim, Recipient } from "#server/leads/lead.ts";
import { type LeadStore, StoreUnavailable } from "#server/leads/store.ts";
import { createLog } from "#server/log.ts";
import { composeConfirmation } from "#server/mail/confirmation.ts";
import { fileTransport } from "#server/mail/file-transport.ts";
import { composeMail } from "#server/mail/message.ts";
import type { OutgoingMail } from "#server/mail/outgoing-mail.ts";
import { smtpTransport } from "#server/mail/smtp-transport.ts";
import { database, onSqlite, store } from "#server/testing/each-store.ts";
import { freePort } from "#server/testing/free-port.ts";
import { someLead, somePayload, stateCounts } from "#server/testing/leads.ts";
import { patiently } from "#server/testing/patience.ts";
import { reply, startSmtp } from "#server/testing/smtp.ts";
import { mostAttempts } from "./backoff.ts";
import { type DispatcherOptions, startDispatcher } from "./dispatcher.ts";

const config = readConfig({});
let logLines: string[];
const stops: (() => Promise<void>)[] = [];

onSqlite();
beforeEach(() => {
  logLines = [];
});
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

async function smtpWith(options?: Parameters<typeof startSmtp>[0], port?: number) {
  const smtp = await startSmtp(options, port);
  stops.push(smtp.stop);
  return smtp;
}

function dispatch(url: string, changes: Partial<DispatcherOptions<OutgoingMail>> = {}) {
  const dispatcher = startDispatcher({
    store,
    channel: "mail",
    transport: changes.transport ?? smtpTransport(url),
    compose: (claim) => composeMail(claim, config),
    log: createLog("debug", { write: (line) => logLines.push(line) }),
    waits: { pollMs: 20, firstProbeMs: 20, longestProbeMs: 50 },
    ...changes,
  });
  stops.unshift(dispatcher.stop);
  return dispatcher;
}

const provider = () => someLead({}, undefined, { ...somePayload(), contact_type: "provider" });

async function untilCounts(expected: object) {
  await vi.waitFor(async () => expect(await stateCounts(store)).toMatchObject(expected), patiently);
}

/** Why the queue was paused, each time. */
function pauses(): string[] {
  const lines = logLines.map((line) => JSON.parse(line));
  return lines.filter(({ event }) => event === "queue_paused").map(({ code }) => code);
}

test("every desk gets its mail, once", async () => {
  const smtp = await smtpWith();
  await store.add(provider());
  await store.add(someLead());
  dispatch(smtp.url);
  await untilCounts({ sent: 7, waiting: 0, sending: 0 });
  expect(smtp.received).toHaveLength(7);
  expect(new Set(smtp.received.map(({ mail }) => mail.messageId)).size).toBe(7);
});

const atRcpt = (code: number, enhanced: string, isRefused: (address: string) => boolean) =>
  ({
    onRcptTo: ({ address }, _session, done) =>
      done(isRefused(address) ? reply(code, enhanced) : null),
  }) satisfies Parameters<typeof startSmtp>[0];

test.each([
  [450, ""],
  [550, "5.1.1"],
  [554, "5.7.1"],
])(
  "one desk of five that is refused with %i %s waits alone, and pauses nothing",
  async (code, enhanced) => {
    let isRefused = true;
    const smtp = await smtpWith(
      atRcpt(
        code,
        enhanced,
        (address) => isRefused && address === config.deskAddresses.quality.default[0],
      ),
    );
    await store.add(provider());
    const dispatcher = dispatch(smtp.url);
    await untilCounts({ sent: 4, waiting: 1, sending: 0 });
    expect(dispatcher.status()).toEqual({ paused: false });
    const [lead] = await store.list({ limit: 1 });
    expect(lead?.deliveries.find(({ state }) => state === "waiting")).toMatchObject({
      desk: "quality",
      attempts: 1,
      failure: expect.stringContaining(`smtp_${code}`),
    });
    isRefused = false;
    await database.age(2 * 60_000);
    await untilCounts({ sent: 5 });
  },
);

test("when a block is lifted, all that waited for it goes with the first that is due", async () => {
  let isBlocked = true;
  const smtp = await smtpWith(atRcpt(554, "5.7.1", () => isBlocked));
  for (let n = 0; n < 5; n++) await store.add(someLead());
  const dispatcher = dispatch(smtp.url);
  await vi.waitUntil(async () => {
    const all = (await store.list({ limit: 10 })).flatMap(({ deliveries }) => deliveries);
    return all.every(({ attempts, state }) => attempts === 1 && state === "waiting");
  }, patiently);
  expect(dispatcher.refusedMs()).toBeGreaterThan(0);
  isBlocked = false;
  await database.query(
    "update lead_deliveries set due_at = 0 where lead_id = (select max(lead_id) from lead_deliveries)",
  );
  await untilCounts({ sent: 10 });
  expect(dispatcher.refusedMs()).toBe(0);
});

test("tries that others' success hastens do not use up a mail's days", async () => {
  const known = new Set<string>();
  let hopeless = 0;
  const smtp = await smtpWith({
    onData(stream, _session, done) {
      text(stream).then((raw) => {
        const id = /^message-id: *(\S+)/im.exec(raw)?.[1] ?? "";
        if (raw.includes("GTUBE")) hopeless += 1;
        const isGreylisted = raw.includes("GTUBE") || !known.has(id);
        known.add(id);
        done(isGreylisted ? reply(451) : null);
      });
    },
  });
  const refused = someLead({ message: "GTUBE" });
  await store.add(refused);
  const dispatcher = dispatch(smtp.url);
  await vi.waitUntil(() => known.size === 2, patiently);
  await untilCounts({ waiting: 2 });
  await database.query(`update lead_deliveries set attempts = ${mostAttempts - 2}`);
  for (let round = 1; round <= 3; round++) {
    const honest = someLead();
    await store.add(honest);
    dispatcher.wake();
    await vi.waitUntil(() => known.size === 2 * round + 2, patiently);
    await untilCounts({ waiting: 4, sending: 0 });
    const before = hopeless;
    await database.query(`update lead_deliveries set due_at = 0 where lead_id = '${honest.id}'`);
    await vi.waitUntil(() => hopeless >= before + 2, patiently);
    await untilCounts({ sent: 2 * round, waiting: 2, sending: 0 });
  }
  const [lead] = await store.list({ id: refused.id, limit: 1 });
  expect(lead?.deliveries.map(({ state, attempts }) => [state, attempts])).toEqual(
    Array(2).fill(["waiting", mostAttempts - 2]),
  );
});

/** Only these deliveries of a lead. */
function onlyTo(...desks: Recipient[]) {
  const lead = someLead();
  const deliveries = desks.map((desk, n) => ({ ...lead.deliveries[n]!, desk }));
  return { ...lead, deliveries };
}

test.each(["visitor", "answer", "owner"] as const)(
  "a mail to one person (%s) that is accepted at last hastens none to another, each of whose tries counts",
  async (person) => {
    const smtp = await smtpWith();
    const [first, second] = [onlyTo(person), onlyTo(person)];
    for (const lead of [first, second]) await store.add(lead);
    for (const claim of await store.claim(2)) await store.postpone(claim, 3_600_000, "smtp_450");
    await database.query(`update lead_deliveries set due_at = 0 where lead_id = '${first.id}'`);
    const compose = (claim: Claim) => composeConfirmation(claim, config);
    const dispatcher = dispatch(smtp.url, { compose });
    await untilCounts({ sent: 1 });
    await dispatcher.stop();
    const [other] = await store.list({ id: second.id, limit: 1 });
    expect(other?.deliveries).toMatchObject([{ state: "waiting", attempts: 1 }]);
    expect(smtp.received).toHaveLength(1);
  },
);

test("only mails to desks tell whether the mail server takes ours", async () => {
  const smtp = await smtpWith(
    atRcpt(550, "5.7.1", (address) => address.endsWith("@amparia.example")),
  );
  const toVisitors = (claim: Claim) => composeConfirmation(claim, config);
  const toDesks = (claim: Claim) => composeMail({ ...claim, desk: "claims" }, config);
  const compose = (claim: Claim) => (claim.desk === "visitor" ? toVisitors(claim) : toDesks(claim));
  await store.add(onlyTo("answer"));
  const dispatcher = dispatch(smtp.url, { compose });
  await vi.waitUntil(async () => (await store.queue()).retrying.count === 1, patiently);
  expect(dispatcher.refusedMs()).toBe(0);
  await store.add(onlyTo("claims"));
  await untilCounts({ waiting: 2, sending: 0 });
  await vi.waitUntil(() => dispatcher.refusedMs() > 0, patiently);
  await store.add(onlyTo("visitor"));
  await untilCounts({ sent: 1 });
  expect(dispatcher.refusedMs()).toBeGreaterThan(0);
});

test("what fails for days is set aside in the end, for a person", async () => {
  const smtp = await smtpWith({ onRcptTo: (_address, _session, done) => done(reply(450)) });
  await store.add(someLead());
  await database.query(`update lead_deliveries set attempts = ${mostAttempts - 1}`);
  dispatch(smtp.url);
  await untilCounts({ set_aside: 2 });
});

test("while mail is down the queue pauses with an alarm, nothing is spent, and it recovers", async () => {
  const port = await freePort();
  await store.add(someLead());
  const dispatcher = dispatch(`smtp://127.0.0.1:${port}`);
  await vi.waitUntil(() => dispatcher.status().paused, patiently);
  expect(logLines.join()).toContain("queue_paused");
  const [lead] = await store.list({ limit: 1 });
  expect(lead?.deliveries.map(({ attempts }) => attempts)).toEqual([0, 0]);
  await smtpWith({}, port);
  await untilCounts({ sent: 2 });
  expect(dispatcher.status()).toEqual({ paused: false });
});

test("a refused login pauses the queue; nothing dies of it", async () => {
  let known = false;
  const smtp = await smtpWith({
    onAuth: (_auth, _session, done) => (known ? done(null, { user: "u" }) : done(reply(535))),
  });
  await store.add(someLead());
  dispatch(smtp.url.replace("//", "//user:hunter2@"));
  await vi.waitUntil(() => pauses().includes("smtp_535"), patiently);
  expect(await stateCounts(store)).toMatchObject({ set_aside: 0 });
  known = true;
  await untilCounts({ sent: 2 });
  expect(logLines.join()).not.toMatch(/hunter2|refused in a test/);
});

test("the alarm ends when mail is back, though nothing waits", async () => {
  const port = await freePort();
  const dispatcher = dispatch(`smtp://127.0.0.1:${port}`);
  await vi.waitUntil(() => pauses().includes("smtp_ECONNREFUSED"), patiently);
  await smtpWith({}, port);
  await vi.waitUntil(() => !dispatcher.status().paused, patiently);
  expect(logLines.join()).toContain("queue_resumed");
});

/** Refuses mails that hold the word at DATA, as filters do. */
const filtering = (word: string) =>
  ({
    onData(stream, _session, done) {
      text(stream).then((raw) => done(raw.includes(word) ? reply(554, "5.7.1") : null));
    },
  }) satisfies Parameters<typeof startSmtp>[0];

test("with the waits of production, many mails that a filter refuses hold up no other and pause nothing", async () => {
  const smtp = await smtpWith(filtering("GTUBE"));
  for (let n = 0; n < 12; n++) await store.add(someLead({ message: "GTUBE" }));
  await store.add(someLead());
  const dispatcher = dispatch(smtp.url, { waits: {}, lanes: 1 });
  await untilCounts({ sent: 2, waiting: 24, sending: 0 });
  expect(dispatcher.status()).toEqual({ paused: false });
  expect(pauses()).toEqual([]);
});

test("retries have their turn among new leads", async () => {
  const smtp = await smtpWith();
  const retried = someLead();
  await store.add(retried);
  for (const claim of await store.claim(2)) await store.release(claim, 0, "smtp_421");
  for (let n = 0; n < 40; n++) await store.add(someLead());
  dispatch(smtp.url);
  await untilCounts({ sent: 82 });
  const place = smtp.received.findIndex(
    ({ mail }) => mail.messageId === retried.deliveries[0]!.messageId,
  );
  expect(place).toBeLessThan(60);
});

test("what a probe finds under way, and is back a moment later, does not end a pause", async () => {
  await store.add(someLead());
  let probes = 0;
  const busy: LeadStore = {
    ...store,
    claim: async (limit, options) =>
      options?.early && probes++ === 0 ? [] : store.claim(limit, options),
  };
  const send = async () => ({ kind: "unavailable", failure: "webhook_401" }) as const;
  dispatch("", { transport: { send }, store: busy });
  await vi.waitUntil(() => probes > 2, patiently);
  expect(pauses()).toEqual(["webhook_401"]);
  expect(logLines.join()).not.toContain("queue_resumed");
});

test("a mail that cannot be composed does not end a pause", async () => {
  await store.add(someLead());
  const composed: boolean[] = [];
  const dispatcher = dispatch(`smtp://127.0.0.1:${await freePort()}`, {
    lanes: 1,
    compose: (claim) => {
      composed.push(dispatcher.status().paused);
      return composed.length === 2
        ? Promise.reject(new TypeError("bad lead"))
        : composeMail(claim, config);
    },
  });
  await vi.waitUntil(() => composed.length > 3, patiently);
  expect(logLines.join()).toContain("not_composed");
  expect(logLines.join()).not.toContain("queue_resumed");
});

test("a probe that finds all deliveries under way ends no pause", async () => {
  for (const lead of [someLead(), someLead()]) await store.add(lead);
  let answer = Promise.resolve();
  const send = () => answer.then(() => ({ kind: "failed", failure: "webhook_500" }) as const);
  const waits = { pollMs: 20, firstProbeMs: 300, longestProbeMs: 300, slowMs: 20 };
  const dispatcher = dispatch("", { transport: { send }, leadsToDoubt: 2, waits });
  await vi.waitUntil(() => pauses().length > 0, patiently);
  await untilCounts({ waiting: 4, sending: 0 });
  const { promise, resolve } = Promise.withResolvers<void>();
  answer = promise;
  await database.query(`update lead_deliveries set attempts = ${mostAttempts - 1}, due_at = 0`);
  await untilCounts({ waiting: 0 });
  const claims = vi.spyOn(store, "claim");
  const probes = () => claims.mock.calls.filter(([, options]) => options?.early);
  await vi.waitUntil(() => probes().length > 1 || !dispatcher.status().paused, patiently);
  resolve();
  await untilCounts({ sending: 0 });
  expect(await stateCounts(store)).toMatchObject({ set_aside: 0 });
});

test("a new lead wakes it", async () => {
  const smtp = await smtpWith();
  const dispatcher = dispatch(smtp.url, { waits: { pollMs: 3_600_000 } });
  await new Promise(setImmediate);
  await store.add(someLead());
  dispatcher.wake();
  await untilCounts({ sent: 2 });
});

/** Takes a mail and answers when it is released. */
async function hesitantSmtp() {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  const { promise: goOn, resolve: release } = Promise.withResolvers<void>();
  const smtp = await smtpWith({
    onRcptTo: (_address, _session, done) => {
      arrive();
      goOn.then(() => done());
    },
  });
  return { smtp, arrived, release };
}

test("mails whose acceptance takes long hold up no other, and are nobody else's meanwhile", async () => {
  const { promise: goOn, resolve: release } = Promise.withResolvers<void>();
  const slow: string[] = [];
  const smtp = await smtpWith({
    onData(stream, _session, done) {
      text(stream).then((raw) => {
        if (!raw.includes("despacio")) return done();
        slow.push(raw);
        goOn.then(() => done());
      });
    },
  });
  // As many as one address can send within its limits.
  const leads = Array.from({ length: 20 }, () => ({ ...provider(), message: "despacio" }));
  await Promise.all(leads.map(store.add));
  const waits = { pollMs: 20, slowMs: 20, renewMs: 20 };
  dispatch(smtp.url, { waits });
  const read = vi.fn(store.leases);
  dispatch(smtp.url, { waits, store: { ...store, leases: read } });
  await vi.waitUntil(() => slow.length === 100, patiently);
  await store.add(someLead());
  await untilCounts({ sent: 2, sending: 100 });
  const reads = read.mock.calls.length;
  await vi.waitUntil(() => read.mock.calls.length > reads + 20, patiently);
  expect(slow).toHaveLength(100);
  release();
  await untilCounts({ sent: 102 });
  expect(slow).toHaveLength(100);
});

test("what a dead server was sending is sent by another", async () => {
  const smtp = await smtpWith();
  await store.add(someLead());
  expect(await store.claim(1)).toHaveLength(1);
  dispatch(smtp.url, { waits: { pollMs: 20, renewMs: 20 } });
  await untilCounts({ sent: 2 });
});

test("stopping does not wait for ever for what is under way", async () => {
  const { smtp, arrived, release } = await hesitantSmtp();
  await store.add(someLead());
  const dispatcher = dispatch(smtp.url, { lanes: 1, waits: { slowMs: 20, finishMs: 20 } });
  await arrived;
  await dispatcher.stop();
  expect((await stateCounts(store)).sending).toBeGreaterThan(0);
  release();
});

test("stopping finishes what is under way", async () => {
  const { smtp, arrived, release } = await hesitantSmtp();
  await store.add(someLead());
  const dispatcher = dispatch(smtp.url, { lanes: 1 });
  await arrived;
  const stopped = dispatcher.stop();
  release();
  await stopped;
  expect(await stateCounts(store)).toMatchObject({ sent: 1, waiting: 1, sending: 0 });
});

test("while a mail is under way, others can write to the store", async () => {
  const { smtp, arrived, release } = await hesitantSmtp();
  await store.add(someLead());
  dispatch(smtp.url);
  await arrived;
  const beside = new DatabaseSync(join(database.dataDir, "leads.sqlite"), { timeout: 1_000 });
  beside.exec("begin immediate; rollback");
  beside.close();
  release();
  await untilCounts({ sent: 2 });
});

test("a sent mail is noted as soon as the store is back, not sent again", async () => {
  const smtp = await smtpWith();
  let failures = 1;
  const flaky: LeadStore = {
    ...store,
    markSent: (claim) =>
      failures-- > 0 ? Promise.reject(new StoreUnavailable("test")) : store.markSent(claim),
  };
  await store.add(someLead());
  dispatch(smtp.url, { store: flaky, lanes: 1 });
  await untilCounts({ sent: 2 });
  expect(smtp.received).toHaveLength(2);
});

test("a mail file whose lead was erased meanwhile goes with it", async () => {
  const files = fileTransport(database.dataDir);
  const lead = someLead();
  const transport: DispatcherOptions<OutgoingMail>["transport"] = {
    ...files,
    async send(mail) {
      const outcome = await files.send(mail);
      await store.erase(lead.email);
      return outcome;
    },
  };
  await store.add(lead);
  const dispatcher = dispatch("", { transport, lanes: 1 });
  await vi.waitUntil(() => logLines.join().includes("delivery_sent"), patiently);
  await dispatcher.stop();
  expect(readdirSync(join(database.dataDir, "mail"))).toEqual([]);
});

test("a mail that cannot be composed waits and does not stop the others", async () => {
  const smtp = await smtpWith();
  const bad = someLead();
  await store.add(bad);
  await store.add(someLead());
  dispatch(smtp.url, {
    compose: (claim) =>
      claim.lead.id === bad.id
        ? Promise.reject(new TypeError("bad lead"))
        : composeMail(claim, config),
  });
  await untilCounts({ sent: 2, waiting: 2, sending: 0 });
  const [lead] = await store.list({ id: bad.id, limit: 1 });
  expect(lead?.deliveries[0]).toMatchObject({ attempts: 1, failure: "not_composed" });
});

test("a mail that is composed while the store is away was not tried", async () => {
  const smtp = await smtpWith();
  await store.add(onlyTo("claims"));
  let failures = 3;
  dispatch(smtp.url, {
    compose: (claim) =>
      failures-- > 0 ? Promise.reject(new StoreUnavailable("test")) : composeMail(claim, config),
  });
  await untilCounts({ sent: 1 });
  const [lead] = await store.list({ limit: 1 });
  expect(lead?.deliveries).toMatchObject([{ attempts: 1 }]);
  expect(logLines.join()).not.toContain("not_composed");
});

test("a mail server that takes few connections at once gets no more, and nothing pauses", async () => {
  const { promise: goOn, resolve: release } = Promise.withResolvers<void>();
  const smtp = await smtpWith({
    maxClients: 3,
    onData(stream, _session, done) {
      stream.resume().on("end", () => goOn.then(() => done()));
    },
  });
  for (let n = 0; n < 10; n++) await store.add(someLead());
  const transport = smtpTransport(smtp.url);
  let tried = 0;
  let refused = 0;
  async function send(mail: OutgoingMail) {
    tried += 1;
    const outcome = await transport.send(mail);
    if (outcome.kind === "crowded") refused += 1;
    return outcome;
  }
  const waits = { pollMs: 20, slowMs: 20, renewMs: 20, crowdedMs: 3_600_000 };
  const read = vi.fn(store.leases);
  dispatch("", { transport: { send }, waits, store: { ...store, leases: read } });
  let last = { tried, reads: 0 };
  await vi.waitUntil(() => {
    const reads = read.mock.calls.length;
    if (tried !== last.tried) last = { tried, reads };
    return refused > 0 && reads > last.reads + 20;
  }, patiently);
  expect(tried - refused).toBeLessThanOrEqual(3);
  release();
  await untilCounts({ sent: 20 });
  expect(pauses()).toEqual([]);
  const all = (await store.list({ limit: 10 })).flatMap(({ deliveries }) => deliveries);
  expect(all.every(({ attempts }) => attempts === 1)).toBe(true);
});

test("a store that is down does not end the dispatcher", async () => {
  const smtp = await smtpWith();
  let down = true;
  const flaky: LeadStore = {
    ...store,
    claim: (limit, options) =>
      down ? Promise.reject(new StoreUnavailable("test")) : store.claim(limit, options),
  };
  await store.add(someLead());
  dispatch(smtp.url, { store: flaky });
  await vi.waitUntil(() => logLines.join().includes("queue_store_unavailable"), patiently);
  down = false;
  await untilCounts({ sent: 2 });
});
