// node scripts/bench/desk.ts [leads] [store]: how long the built desk takes to answer, with 100,000 leads of ninety days in each store
// and as many days of visits. A page is asked for five times; printed are the median, the slowest, and
// the processor's time in this process, which a busy machine does not stretch.
import { vitals } from "#core/analytics.ts";
import { deskPaths } from "#core/desk.ts";
import { addresses } from "#core/paths.ts";
import { loadBundle } from "#server/desk/bundle.ts";
import { hashOf, newSecret } from "#server/desk/secrets.ts";
import type { StoredLead } from "#server/leads/lead.ts";
import { seal, sealedContentOf } from "#server/leads/seal.ts";
import type { LeadStore } from "#server/leads/store.ts";
import { deskBrowser } from "#server/testing/desk.ts";
import { someLead, somePayload } from "#server/testing/leads.ts";
import { startServer } from "#server/testing/server.ts";
import { postgresDatabases, sqliteDatabases } from "#server/testing/stores.ts";

const leads = Number(process.argv[2] ?? 100_000);
const only = process.argv[3];
const atOnce = 1_000;
const dayMs = 24 * 3_600_000;
const email = "ops@desk.example";
const day = (ago: number) => new Date(Date.now() - ago * dayMs).toISOString().slice(0, 10);

/** Each choice of the list alone, those that match nothing, and every other page. */
const paths = [
  ...[
    "",
    "?country=br",
    "?country=es",
    "?campaign=source%3Dletter7",
    "?campaign=none",
    "?status=new",
  ],
  ...["?status=answered", "?type=investor", "?state=held", "?state=set_aside", "?state=waiting"],
  ...["?state=sent", "?state=sent&country=us", "?age=7", `?after=${Date.now() - 89 * dayMs}.0`],
].map((query) => deskPaths.leads + query);
const others = [
  `${deskPaths.leads}/export/csv`,
  ...[6, 29, 89, 365].map((ago) => `${deskPaths.statistics}?since=${day(ago)}`),
  ...[deskPaths.health, deskPaths.routing, deskPaths.audit],
];

/** As a restored backup: in order of time over ninety days, every tenth unsent, every fiftieth held. */
function storedLead(place: number): StoredLead {
  const country = place % 10 === 0 ? "us" : place % 2 === 0 ? "br" : "ar";
  const campaign = `source=letter${place % 40}`;
  const context = { country, campaign, page: place % 3 ? "/servicios" : "/br" };
  const heldReason = place % 50 === 1 ? ("trap" as const) : null;
  const lead = someLead({ heldReason }, undefined, somePayload({ context }));
  const receivedAt = Math.round(Date.now() - (1 - place / leads) * 90 * dayMs);
  const state = heldReason ? "held" : country === "us" ? "set_aside" : "sent";
  const sentAt = state === "sent" ? receivedAt : null;
  const progress = { attempts: 0, dueAt: receivedAt, leaseUntil: null, sentAt, failure: null };
  return {
    ...{ id: lead.id, receivedAt, contactType: lead.contactType, heldReason },
    ...{ ...seal(lead.id, sealedContentOf(lead)), status: "new", notes: null },
    deliveries: lead.deliveries.map((each) => ({ ...each, leadId: lead.id, state, ...progress })),
  };
}

async function fill(store: LeadStore): Promise<void> {
  for (let done = 0; done < leads; done += atOnce) {
    await store.restore(Array.from({ length: atOnce }, (_, n) => storedLead(done + n)));
  }
  const names = (dimension: string, values: string[]) =>
    values.map((value) => ({ measure: "views", dimension, value }));
  const numbers = (count: number, name: string) =>
    Array.from({ length: count }, (_, n) => `${name}${n}`);
  const visits = [
    ...names("page", [...new Set(addresses().map(({ canonical }) => canonical))]),
    ...names("campaign", numbers(40, "source=letter")),
    ...names("referrer", numbers(20, "host")),
    ...numbers(12, "kind").flatMap((dimension) =>
      vitals.flatMap((measure) => numbers(6, "").map((value) => ({ measure, dimension, value }))),
    ),
  ];
  for (let ago = 0; ago < 366; ago += 1) {
    await store.addAnalytics(
      visits.map((visit) => ({ ...visit, day: day(ago), count: 7 })) as Parameters<
        LeadStore["addAnalytics"]
      >[0],
    );
  }
}

for (const [name, start] of [
  ["SQLite", sqliteDatabases],
  ["PostgreSQL", postgresDatabases],
] as const) {
  if (only && only !== name) continue;
  const databases = await start();
  const database = await databases.create();
  const store = await database.open();
  await fill(store);
  if (name === "PostgreSQL") await database.query("analyze");
  const secret = newSecret();
  await store.addPass({ hash: hashOf(secret), kind: "session", email, lastsMs: dayMs });
  const server = await startServer(
    { ...database.env, DESK_PORT: "0", DESK_USERS: JSON.stringify({ [email]: "operator" }) },
    { loadDesk: () => loadBundle("build/desk") },
  );
  const browser = deskBrowser(server.deskUrl);
  browser.jar.set("desk", secret);
  const [lead] = await store.list({ limit: 1 });
  const person = (await browser.send(deskPaths.search, { text: lead?.email ?? "" })).to;
  /** Until the first bytes: an export goes on for long. */
  async function open(path: string): Promise<number> {
    const headers = { cookie: `desk=${secret}` };
    const answer = await fetch(server.deskUrl + path, { headers });
    const reader = answer.body?.getReader();
    await reader?.read();
    await reader?.cancel();
    return answer.status;
  }
  const work: [string, () => Promise<number>][] = [
    ["a word on a page", async () => (await browser.send(deskPaths.search, { text: "a" })).status],
    ...[...paths, person, deskPaths.lead(lead?.id ?? ""), ...others].map(
      (path): [string, () => Promise<number>] => [path, () => open(path)],
    ),
  ];
  for (const [label, run] of work) {
    const times: number[] = [];
    const before = process.cpuUsage();
    for (let n = 0; n < 5; n += 1) {
      const start = performance.now();
      const status = await run();
      if (status !== 200) throw new Error(`${label}: ${status}`);
      times.push(performance.now() - start);
    }
    const { user, system } = process.cpuUsage(before);
    const processor = ((user + system) / 5_000).toFixed(0).padStart(5);
    times.sort((a, b) => a - b);
    const [median, slowest] = [times[2], times[4]].map((ms) => ms?.toFixed(0).padStart(5));
    const columns = `${median} ms,${slowest} ms,${processor} ms`;
    console.log(`${name.padEnd(11)}${columns}  ${label.slice(0, 60)}`);
  }
  await server.close();
  await database.remove();
  await databases.stop();
}
