import { randomUUID } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { sendTimeoutMs } from "#app/contact/send.ts";
import { findCommand } from "#scripts/check/tools.ts";
import {
  isReady,
  killLeftovers,
  type ServerProcess,
  spawnServer,
} from "#scripts/faults/server-process.ts";
import { until } from "#scripts/faults/until.ts";
import { allOf, leadsMatching } from "#server/leads/matching.ts";
import { once } from "#server/leads/once.ts";
import { tokenIn } from "#server/testing/desk.ts";
import { freePort } from "#server/testing/free-port.ts";
import { somePayload } from "#server/testing/leads.ts";
import { findPostgres } from "#server/testing/postgres.ts";
import { siteHeaders, startServer, tinySite } from "#server/testing/server.ts";
import {
  postgresDatabases,
  type TestDatabase,
  type TestDatabases,
} from "#server/testing/stores.ts";
import { type RunningProxy, startCaddy } from "./testing/proxy.ts";

const perMinute = 3;

let databases: TestDatabases;
let database: TestDatabase;
let kept: string;
let ports: [number, number];
let proxy: RunningProxy;
let servers: { stop(): Promise<void> }[];

beforeAll(async () => {
  databases = await postgresDatabases();
});

afterAll(() => databases.stop());

beforeEach(async () => {
  database = await databases.create();
  kept = mkdtempSync(join(tmpdir(), "amparia-kept-"));
  ports = [await freePort(), await freePort()];
  servers = [];
});

afterEach(async () => {
  await proxy.stop();
  await Promise.all(servers.map((server) => server.stop()));
  killLeftovers();
  await database.remove();
  rmSync(kept, { recursive: true });
});

/** A release whose home page is compressed, and whose one script has the release in its name. */
function release(name: string): string {
  const site = tinySite();
  const home = join(site, "pages", "es", "index.html");
  writeFileSync(`${home}.br`, brotliCompressSync("es /"));
  mkdirSync(join(site, "static", "assets"));
  writeFileSync(join(site, "static", scriptOf(name)), name);
  return site;
}

const scriptOf = (name: string) => `/assets/page-${name}.js`;

async function serve(port: number, name = "first") {
  const env = { ...settingsFor(port), RATE_LIMIT_PER_MINUTE: String(perMinute) };
  const { close } = await startServer(env, { siteDir: release(name) });
  const server = { stop: once(() => close()) };
  servers.push(server);
  return server;
}

/** In a process of its own, which can be killed. Ready: of two that begin with an empty database, one waits for the other. */
async function serveInProcess(port: number): Promise<ServerProcess> {
  const server = await spawnServer({ ...settingsFor(port), DRAIN_SECONDS: "5" });
  await until("the server ready", () => isReady(server));
  return server;
}

function settingsFor(port: number): Record<string, string> {
  return { ...database.env, TRUSTED_PROXIES: "127.0.0.1", PORT: String(port), ASSETS_DIR: kept };
}

/** One reads pages and one sends messages, without a break. */
function startVisitors() {
  const statuses = { pages: [] as number[], leads: [] as number[] };
  let isOver = false;
  const visit = async (seen: number[], ask: () => Promise<{ status: number }>) => {
    while (!isOver) {
      const answer = await ask().catch(() => ({ status: 0 }));
      seen.push(answer.status);
      await sleep(20);
    }
  };
  const visits = Promise.all([
    visit(statuses.pages, () => proxy.ask("/us")),
    visit(statuses.leads, () => sendLead()),
  ]);
  return {
    async more() {
      const goal = statuses.leads.length + 10;
      await until("more visitors", () => statuses.leads.length >= goal);
    },
    async leave() {
      isOver = true;
      await visits;
      return statuses;
    },
  };
}

const isMail = (name: string) => name.endsWith(".eml");

const cookiesOf = ({ headers }: Awaited<ReturnType<RunningProxy["ask"]>>) =>
  [headers["set-cookie"] ?? []]
    .flat()
    .map((line) => line.split(";")[0])
    .join("; ");

/** Waits as long as the form does. */
function sendLead(headers: Record<string, string> = {}, from?: string) {
  return proxy.ask("/api/send-email", {
    method: "POST",
    headers: { ...siteHeaders, "Idempotency-Key": randomUUID(), ...headers },
    body: JSON.stringify(somePayload()),
    signal: AbortSignal.timeout(sendTimeoutMs),
    ...(from && { from }),
  });
}

async function storedLeads(): Promise<number> {
  const store = await database.open();
  return (await allOf(leadsMatching(store))).length;
}

// Skipped without Caddy or PostgreSQL.
describe.runIf(findCommand(["caddy"]) && findPostgres())("two servers behind Caddy", () => {
  test("get pages by path and cookie as the servers compressed and dated them", async () => {
    await serve(ports[0]);
    await serve(ports[1]);
    proxy = await startCaddy(ports);
    const text = async (path: string, headers = {}) =>
      (await proxy.ask(path, { headers })).body.toString();
    expect(await text("/", { Cookie: "selectedCountry=br" })).toBe("pt /");
    expect(await text("/us", { Cookie: "selectedCountry=br" })).toBe("en /us");
    const plain = await proxy.ask("/");
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(plain.headers).toMatchObject({
      vary: "Accept, Accept-Encoding, Cookie",
      "cache-control": expect.stringMatching(/^public, max-age=\d+, must-revalidate$/),
    });
    const brotli = await proxy.ask("/", { headers: { "Accept-Encoding": "gzip, br" } });
    expect(brotliDecompressSync(brotli.body).toString()).toBe("es /");
    const again = { "Accept-Encoding": "br", "If-None-Match": String(brotli.headers.etag) };
    expect(await proxy.ask("/", { headers: again })).toMatchObject({ status: 304 });
  });

  test("count messages by the visitor's own address, whatever a visitor claims to be", async () => {
    await serve(ports[0]);
    await serve(ports[1]);
    proxy = await startCaddy(ports);
    const sent: number[] = [];
    // Each server counts for itself.
    for (let n = 0; n < 2 * perMinute + 2; n++) {
      const claimed = { "X-Forwarded-For": `198.51.${n}.7`, Forwarded: `for=198.51.${n}.7` };
      sent.push((await sendLead(claimed, "127.0.1.2")).status);
    }
    const accepted = sent.filter((status) => status === 202).length;
    expect(accepted).toBeGreaterThanOrEqual(perMinute);
    expect(accepted).toBeLessThanOrEqual(2 * perMinute);
    expect(sent.filter((status) => status === 429)).toHaveLength(sent.length - accepted);
    expect((await sendLead({}, "127.0.2.2")).status).toBe(202);
    expect(await storedLeads()).toBe(accepted + 1);
  });

  test("serve the files of the release before and of the next one while they are replaced", async () => {
    const first = await serve(ports[0]);
    const second = await serve(ports[1]);
    proxy = await startCaddy(ports);
    await first.stop();
    await serve(ports[0], "next");
    for (const path of [scriptOf("first"), scriptOf("next")]) {
      for (let n = 0; n < 6; n++) expect((await proxy.ask(path)).status).toBe(200);
    }
    await second.stop();
    for (let n = 0; n < 4; n++) expect((await proxy.ask(scriptOf("first"))).status).toBe(200);
  });

  test("lose no request when both are restarted in turn", async () => {
    const processes = await Promise.all(ports.map(serveInProcess));
    proxy = await startCaddy(ports);
    const visitors = startVisitors();
    for (const [n, process] of processes.entries()) {
      await visitors.more();
      await process.stop();
      await visitors.more();
      // The other one is stopped at once: the proxy may not have seen this one ready.
      await serveInProcess(ports[n] ?? 0);
    }
    await visitors.more();
    const { pages, leads } = await visitors.leave();
    expect(new Set(pages)).toEqual(new Set([200]));
    expect(new Set(leads)).toEqual(new Set([202]));
    expect(await storedLeads()).toBe(leads.length);
  }, 240_000);

  test("accept every request after one was killed, from the first moment on", async () => {
    const [first] = await Promise.all(ports.map(serveInProcess));
    proxy = await startCaddy(ports);
    // The proxy now has an open connection to each of them.
    await Promise.all(Array.from({ length: 8 }, () => sendLead()));
    await first?.kill();
    const sent = await Promise.all(Array.from({ length: 8 }, () => sendLead()));
    // A refusal says whose it is.
    expect(sent.filter(({ status }) => status !== 202).map(({ body }) => String(body))).toEqual([]);
    expect((await proxy.ask("/us")).status).toBe(200);
    expect(await storedLeads()).toBe(16);
  });

  test("open the desk on its own host name, to its own networks", async () => {
    const [deskPort, user] = [await freePort(), "ops@desk.example"];
    const desk = { DESK_PORT: String(deskPort), DESK_ORIGIN: "https://desk.example.com" };
    const users = { DESK_USERS: JSON.stringify({ [user]: "operator" }) };
    const { close } = await startServer({ ...settingsFor(ports[0]), ...desk, ...users });
    servers.push({ stop: once(() => close()) });
    proxy = await startCaddy(ports, deskPort);
    const own = { Host: "desk.example.com", "Sec-Fetch-Site": "same-origin" };
    const get = (path: string, Cookie = "") => proxy.ask(path, { headers: { ...own, Cookie } });
    const page = await get("/sign-in");
    const cookie = cookiesOf(page);
    expect(cookie).toMatch(/^__Host-desk-form=/);
    const token = tokenIn(page.body.toString());
    const send = (path: string, form: Record<string, string>) =>
      proxy.ask(path, {
        method: "POST",
        headers: { ...own, Cookie: cookie, "Content-Type": "application/x-www-form-urlencoded" },
        body: String(new URLSearchParams({ token, ...form })),
      });
    expect((await send("/sign-in", { email: user })).status).toBe(200);
    const mails = join(database.dataDir, "mail");
    await until("the link mailed", () => existsSync(mails) && readdirSync(mails).some(isMail));
    const mail = readFileSync(join(mails, readdirSync(mails).find(isMail) ?? ""), "utf8");
    const [, link = ""] =
      /link=([\w-]+)/.exec(mail.replaceAll("=\r\n", "").replaceAll("=3D", "=")) ?? [];
    const entered = await send("/enter", { link });
    expect(entered.status).toBe(303);
    expect((await get("/leads", cookiesOf(entered))).status).toBe(200);
    const stranger = proxy.ask("/sign-in", { headers: own, from: "127.0.1.2" });
    await expect(stranger).rejects.toThrow();
  });

  test("refuse a message before the form gives up, when both are gone", async () => {
    const both = [await serve(ports[0]), await serve(ports[1])];
    proxy = await startCaddy(ports);
    expect((await sendLead()).status).toBe(202);
    await Promise.all(both.map((server) => server.stop()));
    // At first the proxy takes them for ready, and then it knows better.
    for (const _ of ["refused", "known"]) expect([502, 503]).toContain((await sendLead()).status);
    expect(await storedLeads()).toBe(1);
  });
});
