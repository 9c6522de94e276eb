import { setTimeout as sleep } from "node:timers/promises";
import type { Change } from "#core/editions.ts";
import type { LeadStore } from "#server/leads/store.ts";
import type { TestDatabases } from "#server/testing/stores.ts";
import type { Result } from "./report.ts";
import { spawnServer } from "./server-process.ts";
import { until } from "./until.ts";
import { createVisitors } from "./visitors.ts";

const paths = { es: "/nosotros", pt: "/br/sobre-nos", en: "/us/about" };
const titleOf = (n: number) => `Ornitorrinco ${"i".repeat(n)}.`;

/** Killed at random moments of a publication. Each time the next server's pages are all of one edition, the newest that is stored. */
export async function killPublishing(
  store: string,
  databases: TestDatabases,
  tries = 20,
): Promise<Result> {
  const database = await databases.create();
  const own = await database.open();
  const visitors = createVisitors();
  const shown = new Set<string>();
  let problem: string | undefined;
  let longestMs = 0;
  for (let n = 1; n <= tries && !problem; n++) {
    const server = await spawnServer({ ...database.env, BUILT_SITE: "yes" });
    const said = await problemOf(server.url, own);
    shown.add(said.edition);
    problem = said.problem;
    await visitors.send(server.url);
    const plan = { who: "faults@owner.example", reason: "", failure: null, changes: changesFor(n) };
    await own.addPlan({ ...plan, id: String(n), dueAt: Date.now() });
    const startedAt = performance.now();
    // The first takes as long as it takes here, the others a part of it.
    if (n === 1) await until("the plan is published", async () => (await own.plans()).length === 0);
    else await sleep(Math.random() * longestMs);
    longestMs ||= 1.2 * (performance.now() - startedAt);
    await server.kill();
  }
  const tally = await visitors.tally(await database.open());
  await database.remove();
  if (!problem && shown.size < 2) problem = "nothing was ever published";
  return { fault: `kill -9 while publishing, ${store}`, tries, ...tally, problem };
}

function changesFor(n: number): Change[] {
  return Object.keys(paths).map((voice) => ({
    file: `about/${voice}.json`,
    path: "title",
    value: titleOf(n),
    base: null,
    who: "faults@owner.example",
    at: 1,
  }));
}

/** The server may publish meanwhile what is due: then it is asked again. */
async function problemOf(url: string, store: LeadStore) {
  for (;;) {
    const before = await store.editionNumber();
    const pages = await Promise.all(
      Object.values(paths).map(async (path) => (await fetch(url + path)).text()),
    );
    if ((await store.editionNumber()) !== before) continue;
    const edition = await store.edition(before);
    const stored = String(edition?.changes[0]?.value ?? "no edition");
    const found = pages.map((page) => /Ornitorrinco i+\./.exec(page)?.[0] ?? "no edition");
    const isWhole = found.every((each) => each === stored);
    return {
      edition: stored,
      problem: isWhole ? undefined : `${stored} is stored, shown: ${found.join()}`,
    };
  }
}
