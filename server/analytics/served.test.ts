import { expect, test } from "vitest";
import { dayMs, dayOf } from "#server/day.ts";
import { database, onSqlite, store } from "#server/testing/each-store.ts";
import { somePayload } from "#server/testing/leads.ts";
import { postLead, startServer } from "#server/testing/server.ts";
import { readReport } from "./report.ts";

const browser =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Safari/537.36";

onSqlite();

function report() {
  const nowMs = Date.now();
  return readReport(store, dayOf(nowMs - dayMs), dayOf(nowMs));
}

function visit(url: string, headers: Record<string, string> = {}) {
  return fetch(url, { headers: { "User-Agent": browser, ...headers } });
}

function sendReport(url: string, body: unknown, headers: Record<string, string> = {}) {
  return fetch(`${url}/api/figures`, {
    method: "POST",
    headers: {
      "User-Agent": browser,
      "Content-Type": "application/json",
      "Sec-Fetch-Site": "same-origin",
      ...headers,
    },
    body: JSON.stringify(body),
  });
}

const empty = { page: "/us", views: [] };

test("counts pages sent to browsers, pages shown after them, leads and vitals", async () => {
  const server = await startServer(database.env);
  const { url } = server;
  await visit(`${url}/servicios?utm_source=feria`, { Referer: "https://www.diario.example/nota" });
  await visit(`${url}/br`, { Cookie: "selectedCountry=br" });
  const answer = await visit(`${url}/br`);
  await visit(`${url}/br`, { "If-None-Match": answer.headers.get("etag") ?? "" });
  // None of these is a view.
  await visit(`${url}/no-such-page`);
  await visit(`${url}/only-file.txt`);
  await fetch(`${url}/servicios`, { headers: { "User-Agent": "curl/8" } });
  await fetch(`${url}/servicios`, { method: "HEAD", headers: { "User-Agent": browser } });
  const vitals = { lcp: 1_400, inp: 90, cls: 0.02 };
  const views = ["/us/services", "/us/nowhere"];
  expect((await sendReport(url, { page: "/us", views, vitals })).status).toBe(204);
  const context = { page: "/servicios", campaign: "source=feria", referrer: "www.diario.example" };
  expect((await postLead(url, somePayload({ context }))).status).toBe(202);
  await server.close();

  const { total, countries, pages, campaigns, referrers, vitals: measured } = await report();
  expect(total).toMatchObject({ views: 5, leads: 1, conversion: 0.2 });
  expect(countries).toMatchObject([
    { name: "br", views: 3, leads: 0 },
    { name: "ar", views: 1, leads: 1 },
    { name: "us", views: 1, leads: 0 },
  ]);
  expect(pages.map(({ name }) => name)).toEqual(["/br", "/servicios", "/us/services"]);
  expect(campaigns).toEqual([{ name: "source=feria", views: 1, leads: 1, conversion: 1 }]);
  expect(referrers).toEqual([{ name: "diario.example", views: 1, leads: 1, conversion: 1 }]);
  expect(measured).toMatchObject([{ page: "home", lcp: { count: 1 }, inp: { count: 1 } }]);
});

test("stores nothing about the visitor", async () => {
  const server = await startServer(database.env);
  const answer = await visit(`${server.url}/us?utm_source=feria&utm_content=ana@correo.example`, {
    Cookie: "selectedCountry=us",
    Referer: "https://diario.example/secret-path",
  });
  expect(answer.headers.get("set-cookie")).toBeNull();
  await sendReport(server.url, { page: "/us", views: ["/us/services"] });
  await server.close();
  const rows = await database.query("select * from daily_figures");
  expect(rows.map(({ value }) => value).sort()).toEqual([
    "/us",
    "/us/services",
    "diario.example",
    "source=feria",
  ]);
  expect(Object.keys(rows[0] ?? {}).sort()).toEqual([
    "count",
    "day",
    "dimension",
    "measure",
    "value",
  ]);
});

test("one address that makes campaigns up leaves room for those of others", async () => {
  const server = await startServer({ ...database.env, TRUSTED_PROXIES: "127.0.0.1" });
  const arrive = (campaign: string, address: string) =>
    visit(`${server.url}/us?utm_campaign=${campaign}`, { "X-Forwarded-For": address });
  for (let n = 0; n < 210; n++) await arrive(`made-up-${n}`, "203.0.113.7");
  await arrive("otoño", "198.51.100.1");
  await arrive("otoño", "203.0.113.7");
  await server.close();
  const { campaigns } = await report();
  expect(campaigns.find(({ name }) => name === "campaign=otoño")?.views).toBe(2);
  expect(campaigns.find(({ name }) => name === "(other)")?.views).toBe(200);
});

test("with FIGURES=off no visit is counted", async () => {
  const server = await startServer({ ...database.env, FIGURES: "off" });
  await visit(`${server.url}/us`);
  expect((await sendReport(server.url, { ...empty, views: ["/us"] })).status).toBe(204);
  expect((await postLead(server.url, somePayload())).status).toBe(202);
  await server.close();
  expect((await report()).total).toMatchObject({ views: 0, leads: 1, conversion: null });
});

test.each([
  ["text", { "Content-Type": "text/plain" }, empty, 415],
  [
    "another site's page",
    { "Sec-Fetch-Site": "cross-site", Origin: "https://x.example" },
    empty,
    403,
  ],
  ["too much", {}, { ...empty, views: Array(51).fill("/us") }, 422],
  ["a negative time", {}, { ...empty, vitals: { lcp: -1 } }, 422],
])("refuses %s", async (_, headers, body, status) => {
  const server = await startServer(database.env);
  expect((await sendReport(server.url, body, headers)).status).toBe(status);
  await server.close();
});

test("limits the reports of one address, and leaves bots out", async () => {
  const server = await startServer(database.env);
  const robot = { "User-Agent": "Googlebot/2.1" };
  expect((await sendReport(server.url, { ...empty, views: ["/us"] }, robot)).status).toBe(204);
  const statuses = new Set<number>();
  for (let n = 0; n < 70; n++) statuses.add((await sendReport(server.url, empty)).status);
  expect(statuses).toEqual(new Set([204, 429]));
  await server.close();
  expect((await report()).total.views).toBe(0);
});
