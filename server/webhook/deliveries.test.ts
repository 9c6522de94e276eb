import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { mostAttempts } from "#server/delivery/backoff.ts";
import { createLog } from "#server/log.ts";
import { database, describeEachStore, store } from "#server/testing/each-store.ts";
import { somePayload, stateCounts } from "#server/testing/leads.ts";
import { patiently } from "#server/testing/patience.ts";
import { postLead, startServer } from "#server/testing/server.ts";
import { startSmtp } from "#server/testing/smtp.ts";
import { type Reply, startWebhook } from "#server/testing/webhook.ts";

describeEachStore(() => {
  let smtp: Awaited<ReturnType<typeof startSmtp>>;
  let webhook: Awaited<ReturnType<typeof startWebhook>>;
  let site: Awaited<ReturnType<typeof startServer>>;
  let reply: (data: Record<string, string>) => Reply;
  let logLines: string[];

  beforeEach(async () => {
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
    const programme =
      "v2.2026-11&country=us&company=health&basis=included&customers=900&services=onlineDoctor";
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
    expect(body.data.programme).toMatch(
      /^http:\/\/localhost:\d+\/us\/program#v2\.2026-11&country=us&/,
    );
    expect(await health()).toMatchObject({ webhook: { paused: false } });
  });

  test("while the receiver is down, mails go out; then every lead arrives, once", async () => {
    reply = () => 401;
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
    expect(pauses()).toEqual(["webhook_401"]);
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

  /** The webhook's deliveries of hostile leads. */
  async function hostileCalls() {
    const leads = (await store.list({ limit: 50 })).filter(({ message }) => message === hostile);
    return leads.flatMap((lead) => lead.deliveries.filter(({ desk }) => desk === "webhook"));
  }

  async function postHostile(count: number): Promise<void> {
    for (let n = 0; n < count; n++) await post({ message: hostile });
    await vi.waitFor(async () => {
      const calls = await hostileCalls();
      expect(calls).toHaveLength(count);
      for (const { failure, state } of calls) {
        expect([failure, state]).toEqual([expect.stringMatching(/^webhook_/), "waiting"]);
      }
    }, patiently);
  }

  test.each<Reply>([403, 500, "reset"])(
    "a receiver that answers some leads with %s gets all others, at once; each of those waits for itself",
    async (how) => {
      reply = ({ message }) => (message === hostile ? how : 204);
      await postHostile(6);
      expect(await health()).toMatchObject({ webhook: { paused: true } });
      const good = [await post(), await post(), await post()];
      const goodCalls = () =>
        webhook.received.flatMap(({ body }) =>
          body.data.message === hostile ? [] : [body.data.id],
        );
      await vi.waitUntil(() => goodCalls().length === 3, patiently);
      expect(goodCalls().sort()).toEqual(good.sort());
      await vi.waitFor(
        async () => expect(await health()).toMatchObject({ webhook: { paused: false } }),
        patiently,
      );
      // One or two are tried as probes, but none is due because another lead was accepted.
      const accepted = webhook.attempts.findIndex(({ status }) => status === 204);
      const again = webhook.attempts.slice(accepted).filter(({ status }) => status === how);
      expect(again.length).toBeLessThan(6);
      for (const { attempts } of await hostileCalls()) expect(attempts).toBeLessThan(2);
    },
  );

  test.each<Reply>([307, 404, 422, 500, 503, "reset"])(
    "a receiver that answers every lead with %s pauses the webhook, and has them all as soon as it is back",
    async (how) => {
      reply = () => how;
      for (let n = 0; n < 5; n++) await post();
      await untilCounts({ sent: 10, waiting: 5, sending: 0 });
      expect(pauses()[0]).toMatch(how === "reset" ? /ECONNRESET|SOCKET/ : `webhook_${how}`);
      expect(await health()).toMatchObject({ webhook: { paused: true }, queue: { paused: false } });
      reply = () => 204;
      await post();
      await untilCounts({ sent: 18, waiting: 0, sending: 0 });
    },
  );

  test("no call is given up while the receiver takes none", async () => {
    reply = () => 500;
    for (let n = 0; n < 3; n++) await post({ message: hostile });
    await vi.waitUntil(() => pauses().length > 0, patiently);
    await database.query(
      `update lead_deliveries set attempts = ${mostAttempts - 1}, due_at = 0 where desk = 'webhook'`,
    );
    const calls = webhook.attempts.length;
    await vi.waitUntil(() => webhook.attempts.length > calls + 3, patiently);
    expect(await stateCounts(store)).toMatchObject({ set_aside: 0 });
    reply = ({ message }) => (message === hostile ? 500 : 204);
    await vi.waitFor(async () => {
      // Again and again: three that fail one after the other are doubted once more.
      await post();
      await database.endWaits();
      expect((await stateCounts(store)).set_aside).toBeGreaterThan(0);
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
