import { expect, test } from "vitest";
import { addresses } from "#core/paths.ts";
import { dayOf } from "#server/day.ts";
import { database, describeEachStore, store } from "#server/testing/each-store.ts";
import { someLead, somePayload } from "#server/testing/leads.ts";
import { createAnalytics } from "./counters.ts";
import { readReport } from "./read-report.ts";
import { type Line, reportOf } from "./report.ts";

const startMs = Date.parse("2026-03-02T00:00:00Z");
const days = 7;
const minuteMs = 60_000;
const browser = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101" };
const robot = { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" };
const campaigns = ["", "?utm_source=boletin&utm_medium=correo", "?utm_source=feria"];
const hosts = [undefined, "diario.example", "buscador.example"];
const pages = addresses().filter(({ path, canonical }) => path === canonical);

/** The same made-up week on every run. */
function random(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

/** Counted as the events come, without the code under test. */
function tally() {
  const lines = new Map<string, { views: number; leads: number }>();
  return {
    add(name: string, measure: "views" | "leads") {
      const line = lines.get(name) ?? { views: 0, leads: 0 };
      line[measure] += 1;
      lines.set(name, line);
    },
    lines: () =>
      Object.fromEntries([...lines].map(([name, { views, leads }]) => [name, [views, leads]])),
  };
}

const asTally = (lines: Line[]) =>
  Object.fromEntries(lines.map(({ name, views, leads }) => [name, [views, leads]]));

describeEachStore(() => {
  test("a week of visits to two servers gives the figures that its requests add up to", async () => {
    let now = startMs;
    const options = { publicOrigin: "https://www.amparia.example", nowMs: () => now };
    const servers = [createAnalytics(options), createAnalytics(options)] as const;
    const pick = random(7);
    const expected = {
      days: tally(),
      countries: tally(),
      pages: tally(),
      campaigns: tally(),
      referrers: tally(),
    };
    const flush = async () => {
      for (const server of servers) await store.addAnalytics(server.take());
    };
    for (let minute = 0; minute < days * 1440; minute += 5) {
      now = startMs + minute * minuteMs;
      const page = pages[pick(pages.length)]!;
      const campaign = pick(campaigns.length);
      const host = hosts[pick(hosts.length)];
      const server = servers[pick(2) as 0 | 1];
      const measure = pick(10) === 0 ? "leads" : "views";
      const isBot = pick(4) === 0;
      const named = ["", "source=boletin medium=correo", "source=feria"][campaign]!;
      if (measure === "leads") {
        const campaign = named.replace(" ", ", ");
        const context = { page: page.path, campaign, ...(host && { referrer: host }) };
        const lead = someLead({}, undefined, somePayload({ context }));
        await store.add(lead);
        await database.query(
          `update desk_leads set received_at = ${now} where lead_id = '${lead.id}'`,
        );
      } else {
        const from = host && { referer: `https://www.${host}/nota?a=b` };
        const headers = { ...(isBot ? robot : browser), ...from };
        server.countDocument(page.canonical, campaigns[campaign]!, headers);
      }
      if (measure === "views" && isBot) continue;
      expected.days.add(dayOf(now), measure);
      expected.countries.add(page.country, measure);
      expected.pages.add(page.canonical, measure);
      if (named) expected.campaigns.add(named, measure);
      if (host) expected.referrers.add(host, measure);
      if (pick(200) === 0) await flush();
    }
    await flush();
    const [since, until] = [dayOf(startMs), dayOf(now)];
    const report = await readReport(store, since, until);
    for (const [section, counted] of Object.entries(expected)) {
      const lines = report[section as keyof typeof expected];
      expect(asTally(lines), section).toEqual(counted.lines());
    }
    expect(report.days.map(({ name }) => name)).toHaveLength(days);
    const { views, leads } = report.total;
    expect(report.total.conversion).toBeCloseTo(leads / views);
  });
});

test("the 75th percentile is within a bucket of the real one", () => {
  const analytics = createAnalytics({ publicOrigin: "https://x.example", nowMs: () => startMs });
  const pick = random(3);
  const lcp = Array.from({ length: 400 }, () => 800 + pick(2_200));
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
  const options = { publicOrigin: "https://x.example", nowMs: () => startMs, mostNames: 5 };
  const analytics = createAnalytics(options);
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

test("what could not be stored is counted once the store is back", () => {
  const analytics = createAnalytics({ publicOrigin: "https://x.example", nowMs: () => startMs });
  analytics.countDocument("/", "", browser);
  analytics.giveBack(analytics.take());
  analytics.countDocument("/", "", browser);
  analytics.giveBack(analytics.take());
  expect(analytics.take()).toMatchObject([{ value: "/", count: 2 }]);
});

test("a prefetched page is not viewed", () => {
  const analytics = createAnalytics({ publicOrigin: "https://x.example" });
  analytics.countDocument("/", "", { ...browser, "sec-purpose": "prefetch" });
  expect(analytics.take()).toEqual([]);
});
