import { BlockList } from "node:net";
import { beforeEach, expect, test, vi } from "vitest";
import { unreadProgramme } from "#core/contact.ts";
import { createApp } from "#server/http/app.ts";
import { type LeadStore, StoreUnavailable } from "#server/leads/store.ts";
import { createLog } from "#server/log.ts";
import { createInstruments } from "#server/metrics/instruments.ts";
import { database, onSqlite, store } from "#server/testing/each-store.ts";
import { somePayload } from "#server/testing/leads.ts";
import { patiently } from "#server/testing/patience.ts";
import { createApi } from "./api.ts";
import { createDelivering } from "./delivering.ts";

const siteKey = "test-site-key";
const origin = "https://www.amparia.example";

let nowMs: number;
let logLines: string[];
let instruments: ReturnType<typeof createInstruments>;

onSqlite();
beforeEach(() => {
  nowMs = 0;
  logLines = [];
});

/** By reason. */
async function refused() {
  const { values } = await instruments.refusals.get();
  const counted = values.filter(({ value }) => value > 0);
  return Object.fromEntries(counted.map(({ labels, value }) => [labels.reason, value]));
}

function appWith(
  changes: {
    store?: LeadStore;
    ratePerMinute?: number;
    totalRatePerMinute?: number;
    confirms?: boolean;
    isOpen?: boolean;
    isUsable?: boolean;
    hasPages?: boolean;
    isPaused?: boolean;
    refusedMs?: number;
  } = {},
) {
  instruments = createInstruments();
  const log = createLog("debug", { write: (line) => logLines.push(line) });
  const trustedProxies = new BlockList();
  trustedProxies.addAddress("10.0.0.1");
  const api = createApi({
    leads: {
      store,
      log,
      siteKey,
      publicOrigin: origin,
      hasWebhook: false,
      confirms: false,
      mailDomain: "amparia.example",
      ratePerMinute: 100,
      totalRatePerMinute: 1000,
      trustedProxies,
      ...instruments,
      onStored: () => {},
      nowMs: () => nowMs,
      ...changes,
    },
    health: {
      store: {
        isUsable: () => changes.isUsable ?? true,
        canStore: () =>
          (changes.store ?? store).checkWritable().then(
            () => true,
            () => false,
          ),
      },
      queues: () => ({ mail: { paused: true } }),
      isOpen: () => changes.isOpen ?? true,
      showsEdition: () => true,
      hasPages: changes.hasPages ?? true,
      whyNotDelivering: createDelivering({
        store: changes.store ?? store,
        queues: () => ({ mail: { paused: changes.isPaused ?? false } }),
        mailRefusedMs: () => changes.refusedMs ?? 0,
      }),
    },
    analytics: { analytics: undefined, publicOrigin: origin, trustedProxies },
  });
  return createApp({ api, mcp: undefined, log, answers: instruments.answers });
}

const goodHeaders = {
  "Content-Type": "application/json",
  Authorization: `Bearer ${siteKey}`,
  "Sec-Fetch-Site": "same-origin",
};

type Post = {
  headers?: Record<string, string | undefined>;
  peer?: string;
  app?: ReturnType<typeof appWith>;
};

async function post(body: unknown, { headers, peer = "203.0.113.1", app = appWith() }: Post = {}) {
  const given = Object.entries({ ...goodHeaders, ...headers }).filter(([, value]) => value);
  const response = await app.request(
    "/api/send-email",
    {
      method: "POST",
      headers: given as [string, string][],
      body:
        typeof body === "string" || body instanceof Uint8Array
          ? (body as string)
          : JSON.stringify(body),
    },
    { incoming: { socket: { remoteAddress: peer } } },
  );
  return { status: response.status, headers: response.headers, body: await response.json() };
}

test("a valid message is stored, then accepted with its id", async () => {
  const payload = somePayload();
  const { status, body } = await post(payload);
  expect(status).toBe(202);
  const reference = expect.stringMatching(/^\w{4}-\w{4}$/);
  expect(body).toEqual({ message: expect.any(String), id: expect.any(String), reference });
  const [lead] = await store.list({ id: body.id, limit: 1 });
  expect(lead).toMatchObject({
    name: payload.from_name,
    email: payload.reply_to,
    page: "/servicios",
    country: "ar",
    language: "es",
    heldReason: null,
  });
});

test("subject, sender and time of the client are not used", async () => {
  const changes = {
    subject: "Otro",
    from_email: "x@evil.example",
    timestamp: "1999-01-01T00:00:00Z",
  };
  const { body } = await post(somePayload(changes));
  const [lead] = await store.list({ id: body.id, limit: 1 });
  expect(JSON.stringify(lead)).not.toMatch(/Otro|evil/);
  expect(lead!.receivedAt).toBeGreaterThan(Date.parse("2020-01-01"));
});

test.each([
  ["text", "no es json"],
  ["nothing", ""],
  ["half a document", '{"from_name":'],
  ["a prototype", '{"__proto__":{"admin":true}}'],
  ["a nested prototype", '{"context":{"__proto__":{"admin":true}}}'],
  ["deep nesting", "[".repeat(8000) + "]".repeat(8000)],
  ["no UTF-8", new Uint8Array([0x22, 0xff, 0x22])],
])("answers 400 to %s", async (_what, body) => {
  expect(await post(body)).toMatchObject({ status: 400, body: { message: expect.any(String) } });
});

test.each([undefined, "Bearer wrong-key", siteKey, `Basic ${siteKey}`])(
  "answers 401 to the credential %s",
  async (Authorization) => {
    const { status } = await post(somePayload(), { headers: { Authorization } });
    expect(status).toBe(401);
  },
);

test.each([
  [{ "Sec-Fetch-Site": "cross-site", Origin: "https://evil.example" }, 403],
  [{ "Sec-Fetch-Site": "cross-site" }, 403],
  [{ "Sec-Fetch-Site": "same-site", Origin: "https://blog.amparia.example" }, 403],
  [{ "Sec-Fetch-Site": undefined, Origin: "https://evil.example" }, 403],
  [{ "Sec-Fetch-Site": undefined, Origin: "null" }, 403],
  [{ "Sec-Fetch-Site": undefined, Origin: origin }, 202],
  [{ "Sec-Fetch-Site": undefined, Origin: undefined }, 202],
])("the origin %j is answered %i", async (headers, expected) => {
  expect((await post(somePayload(), { headers })).status).toBe(expected);
});

test.each([
  "text/plain",
  "application/x-www-form-urlencoded",
  "application/json-patch+json",
  undefined,
])("answers 415 to the type %s", async (type) => {
  const { status } = await post(somePayload(), { headers: { "Content-Type": type } });
  expect(status).toBe(415);
});

test("a form that does not say its page is told so", async () => {
  const headers = { "Content-Type": "application/x-www-form-urlencoded", Origin: origin };
  const answered = await appWith().request("/api/contact", {
    method: "POST",
    headers,
    body: "name=Ana",
  });
  expect(answered.status).toBe(422);
  expect((await answered.json()).errors).toEqual({ page: "invalid" });
});

test("takes JSON with its charset, nothing compressed, and nothing above 16 kB", async () => {
  const charset = { "Content-Type": "application/json; charset=UTF-8" };
  expect((await post(somePayload(), { headers: charset })).status).toBe(202);
  const zipped = { "Content-Encoding": "gzip" };
  expect((await post(somePayload(), { headers: zipped })).status).toBe(415);
  expect((await post(somePayload({ extra: "x".repeat(16 * 1024) }))).status).toBe(413);
});

test("answers 422 with a code for each field", async () => {
  const changes = { from_name: "a", reply_to: "nadie", message: "corto", recipients: ["boss"] };
  const { status, body } = await post(somePayload(changes));
  expect(status).toBe(422);
  expect(body.errors).toEqual({
    from_name: "too_short",
    reply_to: "invalid",
    message: "too_short",
    recipients: "wrong_desks",
  });
});

test.each([
  ["null", "null"],
  ["a list", "[]"],
  ["a number for a name", { from_name: 1e308 }],
  ["a huge number", '{"context":{"elapsed_ms":1e999}}'],
  ["a date that is none", { timestamp: "ayer" }],
])("answers 422 to %s", async (_what, body) => {
  const { status } = await post(typeof body === "string" ? body : somePayload(body));
  expect(status).toBe(422);
});

test("other methods are answered 405, other paths 404, both as JSON", async () => {
  const app = appWith();
  for (const method of ["GET", "PUT", "DELETE", "OPTIONS"]) {
    const response = await app.request("/api/send-email", { method });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("POST");
    expect(await response.json()).toHaveProperty("message");
  }
  for (const path of ["/api", "/api/", "/api/leads", "/api/send-email/x"]) {
    const response = await app.request(path);
    expect([path, response.status]).toEqual([path, 404]);
    expect(response.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
    expect(await response.json()).toHaveProperty("message");
  }
});

test("the same key twice is one lead, with other content another, and a key too long is refused", async () => {
  const headers = { "Idempotency-Key": "9f0c" };
  const payload = somePayload();
  const first = await post(payload, { headers });
  expect(await post(payload, { headers })).toMatchObject({ status: 202, body: first.body });
  const corrected = await post({ ...payload, from_name: "Ana Núñez Paz" }, { headers });
  expect(corrected.body.id).not.toBe(first.body.id);
  expect(await store.list({ limit: 10 })).toHaveLength(2);
  const long = { "Idempotency-Key": "x".repeat(201) };
  expect((await post(somePayload(), { headers: long })).status).toBe(422);
});

test("an address that sends too much waits; others don't", async () => {
  const app = appWith({ ratePerMinute: 2 });
  const send = (peer: string) => post(somePayload(), { app, peer });
  expect((await send("203.0.113.1")).status).toBe(202);
  expect((await send("203.0.113.1")).status).toBe(202);
  const refused = await send("203.0.113.1");
  expect(refused.status).toBe(429);
  expect(refused.headers.get("retry-after")).toBe("30");
  expect((await send("203.0.113.2")).status).toBe(202);
  nowMs = 30_000;
  expect((await send("203.0.113.1")).status).toBe(202);
});

test("a sender's messages are confirmed three times an hour, and all of them stored", async () => {
  const app = appWith({ confirms: true });
  const confirmed = async () => {
    const payload = somePayload({ reply_to: `stranger${nowMs}@correo.example` });
    const { id } = (await post(payload, { app })).body;
    const [lead] = await store.list({ id, limit: 1 });
    nowMs += 1;
    return lead?.deliveries.some(({ desk }) => desk === "visitor");
  };
  for (const expected of [true, true, true, false]) expect(await confirmed()).toBe(expected);
  nowMs += 20 * 60_000;
  for (const expected of [true, false]) expect(await confirmed()).toBe(expected);
});

test("a form whose connection breaks off is no fault of the server", async () => {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode("page=%2Fcontacto"));
      controller.error(new Error("aborted"));
    },
  });
  const headers = { "Content-Type": "application/x-www-form-urlencoded", Origin: origin };
  const request = { method: "POST", headers, body, duplex: "half" } as RequestInit;
  expect((await appWith().request("/api/contact", request)).status).toBe(400);
  expect(logLines.join()).not.toContain("request_failed");
});

test("plain forms are limited before they are read, also those that are not valid", async () => {
  const app = appWith({ ratePerMinute: 2 });
  const headers = { "Content-Type": "application/x-www-form-urlencoded", Origin: origin };
  const send = async (remoteAddress: string) =>
    app.request(
      "/api/contact",
      { method: "POST", headers, body: "page=%2Fnowhere" },
      { incoming: { socket: { remoteAddress } } },
    );
  const statuses = [];
  for (let n = 0; n < 3; n++) statuses.push((await send("203.0.113.1")).status);
  expect(statuses).toEqual([422, 422, 429]);
  expect((await send("203.0.113.2")).status).toBe(422);
});

test("a flood from one address leaves the site's limit to the others", async () => {
  const app = appWith({ ratePerMinute: 2, totalRatePerMinute: 4 });
  for (let n = 0; n < 20; n++) await post(somePayload(), { app, peer: "203.0.113.1" });
  expect((await post(somePayload(), { app, peer: "203.0.113.2" })).status).toBe(202);
  expect((await post(somePayload(), { app, peer: "203.0.113.3" })).status).toBe(202);
  expect(await store.list({ state: "held", limit: 10 })).toHaveLength(0);
});

test("above the site's limit messages are stored and held, never refused", async () => {
  const app = appWith({ totalRatePerMinute: 1 });
  await post(somePayload(), { app, peer: "203.0.113.1" });
  const { status, body } = await post(somePayload(), { app, peer: "198.51.100.1" });
  expect(status).toBe(202);
  const held = await store.list({ state: "held", limit: 10 });
  expect(held).toMatchObject([{ id: body.id, heldReason: "over_limit" }]);
  expect(logLines.join()).toContain('"event":"lead_held"');
});

test("a flood at the site's limit is held after ten minutes' worth of messages in an hour", async () => {
  const app = appWith({ totalRatePerMinute: 2 });
  let sent = 0;
  for (; nowMs < 3_600_000; nowMs += 60_000) {
    for (let n = 0; n < 2; n++) await post(somePayload(), { app, peer: `198.51.${sent++}.1` });
  }
  const held = await store.list({ state: "held", limit: 200 });
  expect(sent - held.length).toBeGreaterThanOrEqual(20);
  expect(sent - held.length).toBeLessThanOrEqual(40);
});

test("what is turned away is counted by its reason, for the visitor behind a trusted proxy", async () => {
  const app = appWith({ ratePerMinute: 1 });
  const via = (forwarded: string) =>
    post(somePayload(), { app, peer: "10.0.0.1", headers: { "X-Forwarded-For": forwarded } });
  for (let n = 1; n < 8; n++) await via(`1.1.1.1, 198.51.100.${n}`);
  expect((await via("198.51.100.1")).status).toBe(429);
  await post(somePayload({ message: "corto" }), { app });
  await post(somePayload(), { app, headers: { Authorization: "Bearer wrong-key" } });
  expect(await refused()).toEqual({
    rate_address: 1,
    rate_network: 2,
    invalid: 1,
    site_key: 1,
  });
});

test("a forwarding header of a peer that is not trusted is reported, once", async () => {
  const app = appWith();
  for (let n = 0; n < 3; n++) {
    await post(somePayload(), { app, headers: { "X-Forwarded-For": "198.51.100.1" } });
  }
  const reports = logLines.filter((line) => line.includes("proxy_not_trusted"));
  expect(reports).toHaveLength(1);
  expect(reports.join()).not.toContain("198.51.100.1");
});

test("a filled trap and an instant submission are stored, held, and answered alike", async () => {
  const trapped = await post(somePayload({ homepage: "http://spam.example" }));
  const instant = await post(somePayload({ context: { elapsed_ms: 30 } }));
  expect([trapped.status, instant.status]).toEqual([202, 202]);
  const reasons = (await store.list({ state: "held", limit: 10 })).map((lead) => lead.heldReason);
  expect(reasons.sort()).toEqual(["too_fast", "trap"]);
});

test("turns leads away when too many are being stored", async () => {
  const { promise, resolve } = Promise.withResolvers<{ id: string; isNew: boolean }>();
  const add = vi.fn(() => promise);
  const app = appWith({ store: { ...store, add }, ratePerMinute: 1000 });
  const waiting = Array.from({ length: 200 }, () => post(somePayload(), { app }));
  await vi.waitUntil(() => add.mock.calls.length === 200, patiently);
  const shed = await post(somePayload(), { app });
  expect(shed.status).toBe(503);
  expect(shed.headers.has("retry-after")).toBe(true);
  resolve({ id: "1", isNew: true });
  expect((await Promise.all(waiting)).every((answer) => answer.status === 202)).toBe(true);
});

test("an unexpected error is a clean 500", async () => {
  const app = appWith({ store: { ...store, add: () => Promise.reject(new TypeError("ana@x")) } });
  expect(await post(somePayload(), { app })).toMatchObject({
    status: 500,
    body: { message: "Something went wrong." },
  });
  expect(logLines.join()).not.toContain("ana@x");
});

test("pages are ready without a database, even one that hangs", async () => {
  const checks = [
    () => Promise.reject(new StoreUnavailable("57P01")),
    () => new Promise<void>(() => {}),
  ];
  for (const checkWritable of checks) {
    const response = await appWith({ store: { ...store, checkWritable } }).request("/api/ready");
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ ok: true, pages: "ok", leads: "unavailable" });
  }
});

test("the process says that it lives while everything else is broken", async () => {
  const broken = () => Promise.reject(new StoreUnavailable("sqlite_10"));
  const app = appWith({
    store: { ...store, add: broken, checkWritable: broken },
    ...{ isOpen: false, hasPages: false, isUsable: false },
  });
  expect((await app.request("/api/health")).status).toBe(503);
  expect((await app.request("/api/live")).status).toBe(200);
});

test("a monitor outside learns that mail has stopped or the backup is old, and no more", async () => {
  const hour = 3_600_000;
  const reasons = async (changes: Parameters<typeof appWith>[0] = {}) => {
    const response = await appWith(changes).request("/api/delivering");
    const { message: _, ok, reasons: given, ...rest } = await response.json();
    expect([ok, response.status, rest]).toEqual(
      given.length > 0 ? [false, 503, {}] : [true, 200, {}],
    );
    return given;
  };
  await post(somePayload());
  expect(await reasons()).toEqual([]);
  expect(await reasons({ isPaused: true })).toEqual(["paused"]);
  await database.age(hour / 2);
  expect(await reasons()).toEqual(["waiting"]);
  for (const claim of await store.claim(10)) await store.postpone(claim, hour, "smtp_554_5.7.1");
  await database.age(hour);
  expect(await reasons()).toEqual([]);
  expect(await reasons({ refusedMs: 2 * hour })).toEqual(["refused"]);
  await database.age(48 * hour);
  expect(await reasons()).toEqual(["backup"]);
  await store.addAudit({ who: "backup", what: "backup", leadId: null });
  expect(await reasons()).toEqual([]);
  await database.moveClock(50 * hour);
  expect(await reasons()).toEqual(["backup"]);
  const hangs = () => new Promise<never>(() => {});
  expect(await reasons({ store: { ...store, queue: hangs } })).toEqual(["store"]);
});

test("health tells nobody how many leads there are or why a queue is paused, whoever asks from wherever", async () => {
  await post(somePayload());
  for (const remoteAddress of ["127.0.0.1", "203.0.113.1"]) {
    for (const path of ["/api/health", "/api/ready"]) {
      const response = await appWith().request(
        path,
        {},
        { incoming: { socket: { remoteAddress } } },
      );
      const { message, ok, pages, queue, ...rest } = await response.json();
      expect({ message, ok, pages, queue }).toEqual({
        message: "Ready.",
        ok: true,
        pages: "ok",
        queue: { paused: true },
      });
      expect(Object.values(rest)).toEqual(["ok"]);
    }
  }
});

test("logs hold nothing a visitor wrote", async () => {
  const payload = somePayload({ reply_to: "secreta@correo.example", from_name: "Nombre Secreto" });
  await post(payload);
  await post({ ...payload, message: "corto" });
  await appWith().request("/api/secreta");
  await appWith().request("/api/send-email/secreta?correo=secreta");
  const logged = logLines.join();
  expect(logged).toContain("lead_accepted");
  expect(logged).not.toMatch(/secret|correo|Quisiera/i);
  const paths = logLines.map((line) => JSON.parse(line).path).filter(Boolean);
  expect(paths).toEqual(["/api/send-email", "/api/send-email", "/api/*", "/api/*"]);
});

test("keeps a whole programme with its lead, and with the lead of another that one came", async () => {
  const whole =
    "v2.2026-11&country=us&company=health&basis=included&customers=900&services=onlineDoctor";
  const others = ["v2&country=us&services=<img>", "x".repeat(5_000), 7, null, { a: 1 }];
  for (const programme of [whole, ...others]) {
    expect((await post(somePayload({ context: { page: "/", programme } }))).status).toBe(202);
  }
  const leads = await store.list({ limit: 10 });
  expect(leads).toHaveLength(6);
  const kept = leads.map(({ programme }) => programme);
  expect(kept.filter((programme) => programme !== unreadProgramme)).toEqual([whole]);
});
