import { expect, test } from "vitest";
import { dayMs, dayOf } from "#server/day.ts";
import { database, describeEachStore, store } from "#server/testing/each-store.ts";
import { someLead, somePayload } from "#server/testing/leads.ts";
import { createAnalytics } from "./counters.ts";
import { readReport, reportOf } from "./report.ts";

const startMs = Date.parse("2026-03-02T00:00:00Z");
const options = { publicOrigin: "https://www.amparia.example", nowMs: () => startMs };
const browser = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101" };
const robot = { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" };

describeEachStore(() => {
  test("views that two servers counted and leads of the store make one report", async () => {
    const [first, second] = [createAnalytics(options), createAnalytics(options)];
    const from = { ...browser, referer: "https://www.diario.example/nota?a=b" };
    first.countDocument("/br", "?utm_source=feria", from);
    first.countDocument("/br", "", browser);
    second.countDocument("/br", "?utm_source=feria", browser);
    second.countDocument("/us", "", browser);
    first.countDocument("/us", "", robot);
    for (const server of [first, second]) await store.addAnalytics(server.take());
    const context = { page: "/br", campaign: "source=feria", referrer: "diario.example" };
    const lead = someLead({}, undefined, somePayload({ context }));
    await store.add(lead);
    await database.query(
      `update sealed_leads set received_at = ${startMs} where id = '${lead.id}'`,
    );
    const day = dayOf(startMs);
    const report = await readReport(store, day, dayOf(startMs + dayMs));
    const { total, days, countries, pages, campaigns, referrers } = report;
    expect(total).toMatchObject({ views: 4, leads: 1, conversion: 0.25 });
    expect(days).toMatchObject([
      { name: day, views: 4, leads: 1 },
      { views: 0, leads: 0, conversion: null },
    ]);
    expect(countries).toMatchObject([
      { name: "br", views: 3, leads: 1 },
      { name: "us", views: 1, leads: 0 },
    ]);
    expect(pages.map(({ name }) => name)).toEqual(["/br", "/us"]);
    expect(campaigns).toMatchObject([{ name: "source=feria", views: 2, leads: 1 }]);
    expect(referrers).toMatchObject([{ name: "diario.example", views: 1, leads: 1 }]);
  });
});

test("the 75th percentile is within a bucket of the real one", () => {
  const analytics = createAnalytics(options);
  const lcp = Array.from({ length: 400 }, (_, n) => 800 + ((n * 877) % 2_200));
  for (const value of lcp) {
    analytics.countReport({ page: "/us", views: [], vitals: { lcp: value, cls: 0 } });
  }
  const day = dayOf(startMs);
  const [home] = reportOf(analytics.take(), day, day).vitals;
  const exact = lcp.toSorted((a, b) => a - b)[300]!;
  expect(home?.page).toBe("home");
  expect(Math.abs((home?.lcp?.p75 ?? 0) - exact)).toBeLessThan(250);
  expect(home?.cls).toEqual({ p75: 0, count: 400 });
  expect(home?.inp).toBeNull();
});

test("made-up names grow neither memory nor database beyond a limit", () => {
  const analytics = createAnalytics({ ...options, mostNames: 5 });
  for (let n = 0; n < 100; n++) {
    const referer = `http://h${n}.example`;
    analytics.countDocument("/", `?utm_source=s${n}`, { ...browser, referer });
    analytics.countReport({ page: `/no-page-${n}`, views: [`/none-${n}`], vitals: { lcp: n } });
  }
  const rows = analytics.take();
  expect(rows.length).toBeLessThanOrEqual(1 + 6 + 6);
  const ofCampaigns = rows.filter(({ dimension }) => dimension === "campaign");
  expect(ofCampaigns.find(({ value }) => value === "(other)")?.count).toBe(95);
});

test("views count on the clock's day, also after it was set ahead and back", () => {
  let nowMs = startMs;
  const analytics = createAnalytics({ ...options, nowMs: () => nowMs });
  for (const days of [0, 3, 0]) {
    nowMs = startMs + days * dayMs;
    analytics.countDocument("/", "", browser);
  }
  expect(analytics.take().map(({ day, count }) => [day, count])).toEqual([
    [dayOf(startMs), 1],
    [dayOf(startMs + 3 * dayMs), 1],
    [dayOf(startMs), 1],
  ]);
});

test("what could not be stored is counted once the store is back", () => {
  const analytics = createAnalytics(options);
  analytics.countDocument("/", "", browser);
  analytics.giveBack(analytics.take());
  analytics.countDocument("/", "", browser);
  analytics.giveBack(analytics.take());
  expect(analytics.take()).toMatchObject([{ value: "/", count: 2 }]);
});

test("a prefetched page is not viewed", () => {
  const analytics = createAnalytics(options);
  analytics.countDocument("/", "", { ...browser, "sec-purpose": "prefetch" });
  expect(analytics.take()).toEqual([]);
});
