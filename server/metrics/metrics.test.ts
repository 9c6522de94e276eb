import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { database, onSqlite, store } from "#server/testing/each-store.ts";
import { somePayload } from "#server/testing/leads.ts";
import { patiently } from "#server/testing/patience.ts";
import { onlyFile, postLead, startServer } from "#server/testing/server.ts";
import { reply, startSmtp } from "#server/testing/smtp.ts";

let server: Awaited<ReturnType<typeof startServer>>;

onSqlite();
beforeEach(async () => {
  server = await startServer({ ...database.env, METRICS_PORT: "0" });
});
afterEach(() => server.close());

/** Name and labels -> value, as the server writes them. */
async function scrape(): Promise<Map<string, number>> {
  const lines = (await (await fetch(server.metricsUrl)).text()).split("\n");
  const samples = lines.filter((line) => line !== "" && !line.startsWith("#"));
  return new Map(
    samples.map((line) => {
      const end = line.lastIndexOf(" ");
      const value = line.slice(end).replace("Inf", "Infinity");
      return [line.slice(0, end), Number(value)];
    }),
  );
}

test("counts answers by kind and class of status", async () => {
  // The tiny site has no page that says that there is none.
  for (const path of ["/", "/us", onlyFile, "/assets/none.js", "/none", "/api/none"]) {
    await (await fetch(server.url + path)).text();
  }
  const metrics = await scrape();
  const answers = (kind: string, status: string) =>
    metrics.get(`amparia_answers_total{kind="${kind}",status="${status}"}`);
  expect(answers("page", "2xx")).toBe(2);
  expect(answers("page", "5xx")).toBe(1);
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
  const metrics = await scrape();
  expect(metrics.get('amparia_leads_total{outcome="new"}')).toBe(1);
  expect(metrics.get('amparia_leads_total{outcome="repeated"}')).toBe(1);
  expect(metrics.get('amparia_leads_total{outcome="held"}')).toBe(1);
  expect(metrics.get('amparia_leads_refused_total{reason="invalid"}')).toBe(1);
  expect(metrics.get('amparia_leads_refused_total{reason="store"}')).toBe(0);
  expect(metrics.get('amparia_store_seconds_count{operation="add"}')).toBe(3);
  expect(metrics.get("nodejs_eventloop_lag_p99_seconds")).toBeGreaterThan(0);
});

test("tells what waits and for how long, whichever server took it", async () => {
  await postLead(server.url, { ...somePayload(), homepage: "http://spam.example" });
  const metrics = await scrape();
  expect(metrics.get('amparia_queue_deliveries{state="held"}')).toBe(2);
  expect(metrics.get('amparia_queue_oldest_seconds{state="held"}')).toBeGreaterThan(0);
  expect(metrics.get('amparia_queue_oldest_seconds{state="set_aside"}')).toBe(0);
  expect(metrics.get('amparia_queue_paused{channel="mail"}')).toBe(0);
  expect(metrics.get("amparia_store_up")).toBe(1);
});

test("tells how old the last backup is", async () => {
  const age = async () => (await scrape()).get("amparia_backup_age_seconds");
  expect(await age()).toBe(0);
  await store.addAudit({ who: "leads backup", what: "backup", leadId: null });
  await database.query("update desk_audit set at = at - 3600000");
  await server.close();
  server = await startServer({ ...database.env, METRICS_PORT: "0" });
  expect(Math.round((await age())! / 60)).toBe(60);
});

test("tells for how long the mail server refuses what is for desks", async () => {
  await server.close();
  const smtp = await startSmtp({ onRcptTo: (_address, _session, done) => done(reply(550)) });
  server = await startServer({ ...database.env, METRICS_PORT: "0", SMTP_URL: smtp.url });
  const refused = async () => (await scrape()).get("amparia_mail_refused_seconds") ?? -1;
  expect(await refused()).toBe(0);
  await postLead(server.url, somePayload());
  await vi.waitUntil(async () => (await refused()) > 0, patiently);
  await smtp.stop();
});

test("the site's own port gives no metrics, and the metrics' port nothing else", async () => {
  expect((await fetch(`${server.url}/metrics`)).ok).toBe(false);
  expect((await fetch(server.metricsUrl.replace("/metrics", "/"))).status).toBe(404);
});
