import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { freePort } from "#server/testing/free-port.ts";
import { somePayload } from "#server/testing/leads.ts";
import { patiently } from "#server/testing/patience.ts";
import { findPostgres } from "#server/testing/postgres.ts";
import { onlyFile, postLead, startServer } from "#server/testing/server.ts";
import { sharedPostgres } from "#server/testing/shared-postgres.ts";
import { postgresDatabases, sqliteDatabases, type TestDatabase } from "#server/testing/stores.ts";

let database: TestDatabase;
let server: Awaited<ReturnType<typeof startServer>>;

beforeEach(async () => {
  database = await (await sqliteDatabases()).create();
  server = await startServer({ ...database.env, METRICS_PORT: "0" });
});
afterEach(async () => {
  await server.close();
  await database.remove();
});

/** Name and labels -> value, as the server writes them. */
async function scrape(url = server.metricsUrl): Promise<Map<string, number>> {
  const lines = (await (await fetch(url)).text()).split("\n");
  const samples = lines.filter((line) => line !== "" && !line.startsWith("#"));
  return new Map(
    samples.map((line) => {
      const end = line.lastIndexOf(" ");
      return [line.slice(0, end), Number(line.slice(end))];
    }),
  );
}

test("counts answers by kind and class of status", async () => {
  // The tiny site has no page that says that there is none.
  for (const path of ["/", "/us", "/us.data", onlyFile, "/assets/none.js", "/none", "/api/none"]) {
    await (await fetch(server.url + path)).text();
  }
  const figures = await scrape();
  const answers = (kind: string, status: string) =>
    figures.get(`amparia_answers_total{kind="${kind}",status="${status}"}`);
  expect(answers("page", "2xx")).toBe(2);
  expect(answers("page", "5xx")).toBe(1);
  expect(answers("data", "2xx")).toBe(1);
  expect(answers("file", "2xx")).toBe(1);
  expect(answers("file", "4xx")).toBe(1);
  expect(answers("api", "4xx")).toBe(1);
});

test("counts leads by outcome, refusals by reason, and deliveries with their time", async () => {
  const payload = somePayload();
  await postLead(server.url, payload, "key-1");
  await postLead(server.url, payload, "key-1");
  await postLead(server.url, { ...somePayload(), homepage: "http://spam.example" });
  await postLead(server.url, {});
  const sent = 'amparia_delivery_seconds_count{channel="mail",outcome="sent"}';
  await vi.waitUntil(async () => (await scrape()).get(sent) === 2, patiently);
  const figures = await scrape();
  expect(figures.get('amparia_leads_total{outcome="new"}')).toBe(1);
  expect(figures.get('amparia_leads_total{outcome="repeated"}')).toBe(1);
  expect(figures.get('amparia_leads_total{outcome="held"}')).toBe(1);
  expect(figures.get('amparia_leads_refused_total{reason="invalid"}')).toBe(1);
  expect(figures.get('amparia_leads_refused_total{reason="store"}')).toBe(0);
  expect(figures.get('amparia_store_seconds_count{operation="add"}')).toBe(3);
  expect(figures.get("nodejs_eventloop_lag_p99_seconds")).toBeGreaterThan(0);
});

test("tells what waits and for how long, whichever server took it", async () => {
  await postLead(server.url, { ...somePayload(), homepage: "http://spam.example" });
  const figures = await scrape();
  expect(figures.get('amparia_queue_deliveries{state="held"}')).toBe(2);
  expect(figures.get('amparia_queue_oldest_seconds{state="held"}')).toBeGreaterThan(0);
  expect(figures.get('amparia_queue_oldest_seconds{state="set_aside"}')).toBe(0);
  expect(figures.get('amparia_queue_paused{channel="mail"}')).toBe(0);
  expect(figures.get("amparia_store_up")).toBe(1);
});

test("a store that is away is told, and takes no other figure along", async () => {
  const away = await startServer({
    METRICS_PORT: "0",
    DATABASE_URL: `postgres://nobody@127.0.0.1:${await freePort()}/none`,
    DATA_DIR: database.dataDir,
  });
  await (await fetch(`${away.url}/us`)).text();
  const figures = await scrape(away.metricsUrl);
  expect(figures.get("amparia_store_up")).toBe(0);
  expect(figures.has('amparia_queue_deliveries{state="held"}')).toBe(false);
  expect(figures.get('amparia_answers_total{kind="page",status="2xx"}')).toBe(1);
  await away.close();
});

test.runIf(findPostgres())("a store that can be read and not written is told", async () => {
  const databases = await postgresDatabases(sharedPostgres());
  const readOnly = await databases.create();
  const site = await startServer({ ...readOnly.env, METRICS_PORT: "0" });
  const name = new URL(readOnly.env.DATABASE_URL ?? "").pathname.slice(1);
  await readOnly.query(`alter database ${name} set default_transaction_read_only = on`);
  // The settings of a database reach new connections.
  await readOnly.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'amparia-leads' and datname = '${name}'`);
  const closed = async () => (await scrape(site.metricsUrl)).get("amparia_store_up") === 0;
  await vi.waitUntil(closed, patiently);
  expect((await postLead(site.url, somePayload())).status).toBe(503);
  const ready = await fetch(`${site.url}/api/ready`);
  expect([ready.status, (await ready.json()).leads]).toEqual([200, "unavailable"]);
  expect((await scrape(site.metricsUrl)).has('amparia_queue_deliveries{state="held"}')).toBe(true);
  await site.close();
  await readOnly.remove();
  await databases.stop();
});

test("the site's own port gives no metrics, and the metrics' port nothing else", async () => {
  expect((await fetch(`${server.url}/metrics`)).ok).toBe(false);
  expect((await fetch(server.metricsUrl.replace("/metrics", "/"))).status).toBe(404);
});
