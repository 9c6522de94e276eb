// node scripts/bench/desk.ts [leads] [store]: how long the desk takes to read its pages, of 100,000 leads in each store.
import { readReport } from "#server/analytics/read-report.ts";
import type { StoredLead } from "#server/leads/lead.ts";
import { seal, sealedContentOf } from "#server/leads/seal.ts";
import type { LeadFilter, LeadStore } from "#server/leads/store.ts";
import { someLead, somePayload } from "#server/testing/leads.ts";
import { postgresDatabases, sqliteDatabases } from "#server/testing/stores.ts";

const leads = Number(process.argv[2] ?? 100_000);
const only = process.argv[3];
const atOnce = 1_000;
const dayMs = 24 * 3_600_000;

/** Every combination that a person can choose in the list, one at a time; and those that match nothing. */
const filters: Record<string, Omit<LeadFilter, "limit">> = {
  "no filter": {},
  "country br": { countries: ["br"] },
  "country es, none": { countries: ["es"] },
  "campaign, none": { campaign: "source=none" },
  "status answered, none": { status: "answered" },
  "type investor, none": { contactType: "investor" },
  held: { state: "held" },
  "set aside, none": { state: "set_aside" },
  waiting: { state: "waiting" },
  sent: { state: "sent" },
  "sent of a country, none": { state: "sent", countries: ["us"] },
  "discarded, none": { state: "discarded" },
  "an address": { email: "ana7@correo.example" },
  "the last page": { after: { receivedAt: Date.now() - 89 * dayMs, id: "" } },
};

/** As a restored backup: in order of time over ninety days, every tenth unsent, every fiftieth held. */
function storedLead(place: number): StoredLead {
  const country = place % 10 === 0 ? "us" : place % 2 === 0 ? "br" : "ar";
  const campaign = `source=letter${place % 40}`;
  const context = { country, campaign, page: place % 3 ? "/servicios" : "/br" };
  const heldReason = place % 50 === 1 ? ("trap" as const) : null;
  const lead = someLead({ heldReason }, undefined, somePayload({ context }));
  const receivedAt = Math.round(Date.now() - (1 - place / leads) * 90 * dayMs);
  const state = heldReason ? "held" : country === "us" ? "waiting" : "sent";
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
}

for (const [name, databases] of [
  ["SQLite", await sqliteDatabases()],
  ["PostgreSQL", await postgresDatabases()],
] as const) {
  if (only && only !== name) continue;
  const database = await databases.create();
  const store = await database.open();
  await fill(store);
  if (name === "PostgreSQL") await database.query("analyze");
  const day = (ago: number) => new Date(Date.now() - ago * dayMs).toISOString().slice(0, 10);
  const work: Record<string, () => Promise<unknown>> = Object.fromEntries(
    Object.entries(filters).map(([label, filter]) => [
      label,
      () => store.list({ ...filter, limit: 51 }),
    ]),
  );
  work["campaigns of 90 days"] = () => store.campaigns(Date.now() - 90 * dayMs);
  work["figures of 90 days"] = () => readReport(store, day(89), day(0));
  work.queue = () => store.queue();
  for (const [label, run] of Object.entries(work)) {
    const times: number[] = [];
    for (let n = 0; n < 5; n += 1) {
      const start = performance.now();
      await run();
      times.push(performance.now() - start);
    }
    const median = times.sort((a, b) => a - b)[2] ?? 0;
    console.log(`${name.padEnd(11)} ${label.padEnd(26)} ${median.toFixed(0).padStart(5)} ms`);
  }
  await database.remove();
  await databases.stop();
}
