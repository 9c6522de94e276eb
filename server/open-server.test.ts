import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createLog } from "#server/log.ts";
import { freePort } from "#server/testing/free-port.ts";
import { someLead, somePayload, stateCounts } from "#server/testing/leads.ts";
import { patiently } from "#server/testing/patience.ts";
import { postLead, startServer, tinySite } from "#server/testing/server.ts";
import { breakSqlite, sqliteDatabases, type TestDatabase } from "#server/testing/stores.ts";

let database: TestDatabase;
let server: Awaited<ReturnType<typeof startServer>>;

beforeEach(async () => {
  database = await (await sqliteDatabases()).create();
  server = await startServer(database.env);
});
afterEach(async () => {
  await server.close();
  await database.remove();
});

function mails(): string[] {
  try {
    return readdirSync(join(database.dataDir, "mail")).filter((name) => name.endsWith(".eml"));
  } catch {
    return [];
  }
}

test("a page that cannot be answered is a 500, and the server goes on, but is not ready", async () => {
  const broken = await startServer(database.env, { siteDir: tinySite({ without: "/" }) });
  const response = await fetch(`${broken.url}/`);
  expect(response.status).toBe(500);
  expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect((await fetch(`${broken.url}/us`)).status).toBe(200);
  expect((await fetch(`${broken.url}/api/ready`)).status).toBe(503);
  await broken.close();
});

test("says at the start where leads and mails go", async () => {
  const lines: string[] = [];
  const log = createLog("info", { write: (line) => lines.push(line) });
  await (await startServer(database.env, { log })).close();
  expect(lines.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ event: "listening", store: "sqlite", mail: "files" }),
  );
});

test("an unknown address is logged without its path", async () => {
  const lines: string[] = [];
  const log = createLog("info", { write: (line) => lines.push(line) });
  const site = await startServer(database.env, { log });
  for (const path of ["/ana-garcia-12345678", "/us/ana-garcia"]) await fetch(site.url + path);
  await site.close();
  // The second within a minute is only counted.
  expect(lines.filter((line) => line.includes("page_missing"))).toHaveLength(1);
  expect(lines.join()).not.toContain("garcia");
});

test("closing answers what is under way", async () => {
  const answers = Array.from({ length: 20 }, () => postLead(server.url, somePayload()));
  await Promise.race(answers);
  const closing = server.close();
  const accepted = (await Promise.allSettled(answers)).filter(
    (answer) => answer.status === "fulfilled" && answer.value.status === 202,
  );
  await closing;
  const store = await database.open();
  expect(await store.list({ limit: 100 })).toHaveLength(accepted.length);
  server = await startServer(database.env);
});

test("with a broken database the API and health answer 503, and the server reports a fatal error", async () => {
  await server.close();
  breakSqlite(database.dataDir);
  const onFatal = vi.fn();
  server = await startServer(database.env, { onFatal });
  expect((await postLead(server.url, somePayload())).status).toBe(503);
  expect((await fetch(`${server.url}/api/health`)).status).toBe(503);
  expect(onFatal).toHaveBeenCalledOnce();
});

test("with the database down the server starts, and says that it cannot store", async () => {
  const away = await startServer({
    DATABASE_URL: `postgres://nobody@127.0.0.1:${await freePort()}/none`,
    DATA_DIR: database.dataDir,
    METRICS_PORT: "0",
  });
  const refused = await postLead(away.url, somePayload());
  expect(refused.status).toBe(503);
  expect(refused.headers.get("retry-after")).toBe("2");
  expect((await fetch(`${away.url}/us`)).status).toBe(200);
  expect((await fetch(`${away.url}/api/ready`)).status).toBe(200);
  const health = await fetch(`${away.url}/api/health`);
  expect(health.status).toBe(503);
  expect(await health.json()).toMatchObject({ store: "unavailable" });
  const metrics = await (await fetch(away.metricsUrl)).text();
  expect(metrics).toMatch(/^amparia_store_up 0$/m);
  expect(metrics).not.toMatch(/^amparia_queue_deliveries\{/m);
  expect(metrics).toMatch(/^amparia_answers_total\{kind="page",status="2xx"\} 1$/m);
  await away.close();
});

test.each([
  ["a ledger that cannot be read", "data/erased.jsonl/x"],
  ["a folder that cannot be written", "data"],
])("with %s pages are served, and the form opens once it can", async (_, inTheWay) => {
  const folder = mkdtempSync(join(tmpdir(), "leads-closed-"));
  mkdirSync(dirname(join(folder, inTheWay)), { recursive: true });
  writeFileSync(join(folder, inTheWay), "");
  const closed = await startServer({ DATA_DIR: join(folder, "data") });
  expect((await postLead(closed.url, somePayload())).status).toBe(503);
  expect((await fetch(`${closed.url}/us`)).status).toBe(200);
  const ready = await fetch(`${closed.url}/api/ready`);
  expect([ready.status, (await ready.json()).leads]).toEqual([200, "unavailable"]);
  rmSync(join(folder, "data"), { recursive: true });
  const isOpen = async () => (await postLead(closed.url, somePayload())).status === 202;
  await vi.waitUntil(isOpen, patiently);
  await closed.close();
  rmSync(folder, { recursive: true });
});

test("a monitor is not told of old backups where they are made elsewhere", async () => {
  await postLead(server.url, somePayload());
  await vi.waitUntil(() => mails().length === 2, patiently);
  await server.close();
  await database.age(3 * 86_400_000);
  const reasons = async (env: object) => {
    server = await startServer({ ...database.env, ...env });
    const answer = await (await fetch(`${server.url}/api/delivering`)).json();
    return answer.reasons;
  };
  expect(await reasons({})).toEqual(["backup"]);
  await server.close();
  expect(await reasons({ BACKUPS: "elsewhere" })).toEqual([]);
});

test("a server that does not get its port sends nothing", async () => {
  const other = await (await sqliteDatabases()).create();
  const store = await other.open();
  await store.add(someLead());
  const port = new URL(server.url).port;
  await expect(startServer({ ...other.env, PORT: port })).rejects.toThrow("EADDRINUSE");
  // By the time that the other server has mailed a lead, this one would have taken its own.
  await postLead(server.url, somePayload());
  await vi.waitUntil(() => mails().length === 2, patiently);
  expect(await stateCounts(store)).toMatchObject({ waiting: 2, sending: 0, sent: 0 });
  await other.remove();
});
