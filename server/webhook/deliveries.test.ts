import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { mostAttempts } from "#server/delivery/backoff.ts";
import type { LeadStore } from "#server/leads/store.ts";
import { createLog } from "#server/log.ts";
import { somePayload, stateCounts } from "#server/testing/leads.ts";
import { patiently } from "#server/testing/patience.ts";
import { postLead, startServer } from "#server/testing/server.ts";
import { startSmtp } from "#server/testing/smtp.ts";
import { type TestDatabase, type TestDatabases, testedStores } from "#server/testing/stores.ts";
import { type Reply, startWebhook } from "#server/testing/webhook.ts";

describe.each(testedStores)("$name", ({ databases }) => {
  let server: TestDatabases;
  let database: TestDatabase;
  let store: LeadStore;
  let smtp: Awaited<ReturnType<typeof startSmtp>>;
  let webhook: Awaited<ReturnType<typeof startWebhook>>;
  let site: Awaited<ReturnType<typeof startServer>>;
  let reply: (data: Record<string, string>) => Reply;
  let logLines: string[];

  beforeAll(async () => {
    server = await databases();
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    database = await server.create();
    store = await database.open();
    smtp = await startSmtp();
    reply = () => 204;
    webhook = await startWebhook(({ body }) => reply(body.data));
    logLines = [];
    const log = createLog("info", { write: (line) => logLines.push(line) });
    site = await startServer({ ...database.env, ...webhook.env, SMTP_URL: smtp.url }, { log });
  });
  afterEach(async () => {
    await site.close();
    await webhook.stop();
    await smtp.stop();
    await database.remove();
  });

  async function post(changes: Record<string, unknown> = {}): Promise<string> {
    const response = await postLead(site.url, somePayload(changes));
    expect(response.status).toBe(202);
    return ((await response.json()) as { id: string }).id;
  }

  const untilCounts = (expected: object) =>
    vi.waitFor(async () => expect(await stateCounts(store)).toMatchObject(expected), patiently);

  async function health() {
    return (await (await fetch(`${site.url}/api/health`)).json()) as Record<string, unknown>;
  }

  /** Why the webhook's queue was paused, each time. */
  function pauses(): string[] {
    const lines = logLines.map((line) => JSON.parse(line));
    const paused = lines.filter(({ event }) => event === "queue_paused");
    return paused.filter(({ channel }) => channel === "webhook").map(({ code }) => code);
  }

  test("each lead is sent once, signed and whole, beside its mails", async () => {
    const programme = "v1&country=us&company=health&customers=900&services=onlineDoctor:4";
    const id = await post({ reply_to: "eva@correo.example", context: { programme } });
    await untilCounts({ sent: 3, waiting: 0, sending: 0 });
    expect(smtp.received).toHaveLength(2);
    expect(webhook.received).toHaveLength(1);
    const [{ id: callId, body }] = webhook.received as [(typeof webhook.received)[0]];
    expect(callId).toMatch(/^[0-9a-f-]{36}$/);
    expect(body).toMatchObject({
      type: "lead.created",
      data: { id, email: "eva@correo.example", phone: "+54 11 5555 0101", contactType: "client" },
    });
    const [lead] = await store.list({ limit: 1 });
    expect(body.timestamp).toBe(new Date(lead!.receivedAt).toISOString());
    expect(body.data.message).toBe(lead!.message);
    expect(body.data.programme).toMatch(/^http:\/\/localhost:\d+\/us\/program#v1&country=us&/);
    expect(await health()).toMatchObject({ webhook: { paused: false } });
  });

  test("while the receiver is down, mails go out; then every lead arrives, once", async () => {
    reply = () => 503;
    for (let n = 0; n < 3; n++) await post();
    await untilCounts({ sent: 6, set_aside: 0 });
    await vi.waitFor(
      async () =>
        expect(await health()).toEqual({
          message: "Ready.",
          ok: true,
          pages: "ok",
          store: "ok",
          queue: { paused: false },
          webhook: { paused: true },
        }),
      patiently,
    );
    expect(pauses()).toEqual(["webhook_503"]);
    reply = () => 204;
    await untilCounts({ sent: 9, waiting: 0, sending: 0 });
    expect(new Set(webhook.received.map(({ id }) => id)).size).toBe(3);
    expect(webhook.received).toHaveLength(3);
  });

  test("while mail is down, the receiver gets its leads", async () => {
    await smtp.stop();
    await post();
    await untilCounts({ sent: 1 });
    expect(webhook.received).toHaveLength(1);
    expect(await health()).toMatchObject({ queue: { paused: true }, webhook: { paused: false } });
  });

  test("a lead the receiver cannot take holds up no other, and waits", async () => {
    const email = "refused@correo.example";
    reply = (data) => (data.email === email ? 422 : 204);
    await post({ reply_to: email });
    await vi.waitUntil(() => webhook.attempts.length === 1, patiently);
    await post();
    await untilCounts({ sent: 5, waiting: 1 });
    const [, refused] = await store.list({ limit: 2 });
    const failures = refused!.deliveries.map(({ desk, failure }) => [desk, failure]);
    expect(failures).toContainEqual(["webhook", "webhook_422"]);
    expect(await health()).toMatchObject({ webhook: { paused: false } });
  });

  const hostile = "<script>alert(1)</script>";
  const moreThanLanes = 6;

  /** The webhook's deliveries of hostile leads. */
  async function hostileCalls() {
    const leads = (await store.list({ limit: 50 })).filter(({ message }) => message === hostile);
    return leads.flatMap((lead) => lead.deliveries.filter(({ desk }) => desk === "webhook"));
  }

  /** Posts hostile leads, and waits until the receiver has blocked each of them, and nothing else came. */
  async function postHostile(how: Reply): Promise<void> {
    reply = ({ message }) => (message === hostile ? how : 204);
    for (let n = 0; n < moreThanLanes; n++) await post({ message: hostile });
    await vi.waitFor(async () => {
      const failures = (await hostileCalls()).map(({ failure }) => failure);
      expect(failures).toHaveLength(moreThanLanes);
      expect(failures).not.toContain(null);
    }, patiently);
  }

  async function blockAllAgain(): Promise<void> {
    const calls = webhook.attempts.length;
    await database.endWaits();
    await vi.waitUntil(() => webhook.attempts.length === calls + moreThanLanes, patiently);
    await untilCounts({ waiting: moreThanLanes, sending: 0 });
  }

  describe.each<[Reply, RegExp]>([
    [403, /^webhook_403$/],
    ["reset", /^webhook_(ECONNRESET|UND_ERR_SOCKET)$/],
  ])("a receiver that answers some leads with %s", (how, code) => {
    test("gets all others, once; those it blocks wait, and pause nothing", async () => {
      await postHostile(how);
      expect(await health()).toMatchObject({ webhook: { paused: true } });
      expect(pauses()[0]).toMatch(code);
      expect((await hostileCalls()).map(({ attempts }) => attempts)).toEqual(
        Array(moreThanLanes).fill(0),
      );
      const good = [await post(), await post(), await post()];
      await vi.waitFor(async () => {
        for (const { attempts } of await hostileCalls()) expect(attempts).toBe(1);
      }, patiently);
      await untilCounts({ waiting: moreThanLanes, sending: 0 });
      expect(await health()).toMatchObject({ webhook: { paused: false } });
      const goodCalls = webhook.received.filter(({ body }) => body.data.message !== hostile);
      expect(goodCalls.map(({ body }) => body.data.id).sort()).toEqual(good.sort());
      for (const { state, failure } of await hostileCalls()) {
        expect({ state, failure }).toEqual({
          state: "waiting",
          failure: expect.stringMatching(code),
        });
      }

      // The second time nothing was accepted since the first: no proof against them, and nothing else waits for them.
      await blockAllAgain();
      const before = await hostileCalls();
      await blockAllAgain();
      expect((await hostileCalls()).map(({ attempts }) => attempts)).toEqual(
        before.map(({ attempts }) => attempts),
      );
      expect(await health()).toMatchObject({ webhook: { paused: false } });
      reply = () => 204;
      await vi.waitFor(async () => {
        await database.endWaits();
        expect(await stateCounts(store)).toMatchObject({ waiting: 0, sending: 0, set_aside: 0 });
      }, patiently);
    });

    test("has those set aside that it has blocked for days, but only while it takes others", async () => {
      await postHostile(how);
      await database.query(
        `update lead_deliveries set attempts = ${mostAttempts - 1} where desk = 'webhook'`,
      );
      const calls = webhook.attempts.length;
      await vi.waitUntil(() => webhook.attempts.length > calls + moreThanLanes, patiently);
      expect(await stateCounts(store)).toMatchObject({ set_aside: 0 });
      await post();
      await untilCounts({ set_aside: moreThanLanes, waiting: 0, sending: 0 });
    });
  });

  test("refusals of several leads pause, and set none aside", async () => {
    reply = () => 422;
    for (let n = 0; n < 2; n++) await post();
    await vi.waitFor(() => expect(pauses()).toEqual(["webhook_422"]), patiently);
    expect(await stateCounts(store)).toMatchObject({ set_aside: 0 });
    reply = () => 204;
    // Again and again: a refusal of before may be stored after the first time.
    await vi.waitFor(async () => {
      await database.endWaits();
      expect(await stateCounts(store)).toMatchObject({ sent: 6, waiting: 0, sending: 0 });
    }, patiently);
  });

  test("a held lead is not sent until an operator releases it; a lead sent again has another id", async () => {
    const id = await post({ homepage: "http://spam.example" });
    await untilCounts({ held: 3 });
    expect(webhook.attempts).toEqual([]);
    await store.retry({ id });
    await untilCounts({ sent: 3 });
    expect(await store.resend(id)).toBe(3);
    await untilCounts({ sent: 3, waiting: 0, sending: 0 });
    expect(webhook.received.map(({ body }) => body.data.id)).toEqual([id, id]);
    expect(new Set(webhook.received.map((call) => call.id)).size).toBe(2);
  });
});
