import { allOf, leadsMatching } from "#server/leads/matching.ts";
import { sqliteDatabases } from "#server/testing/stores.ts";
import type { Result } from "./report.ts";
import { spawnServer } from "./server-process.ts";
import { createVisitors } from "./visitors.ts";

const perAddress = 10;
const total = 100;
/** Each visitor has an own network. */
const network = (n: number) => `198.${18 + (n >> 8)}.${n & 255}.7`;

/** One customer's 256 networks send as much as they can; other visitors must not notice. */
export async function floodOfOneCustomer(): Promise<Result> {
  const flood = Array.from({ length: 60 }, (_, n) => `2001:db8:0:${n.toString(16)}::1`);
  return tryOut("flood from one IPv6 customer", async (send, visitors) => {
    for (const from of flood) for (let n = 0; n <= 2; n++) await send(from);
    for (let n = 0; n < 20; n++) await visitors(network(n));
  });
}

/** More messages than the total limit, from many networks: none is refused, and those above the limit are held. */
export async function floodFromEverywhere(): Promise<Result> {
  return tryOut(
    "more messages than the site takes",
    async (_send, visitors) => {
      for (let n = 0; n < total + 20; n++) await visitors(network(n));
    },
    true,
  );
}

async function tryOut(
  fault: string,
  scenario: (
    flood: (from: string) => Promise<unknown>,
    visitors: (from: string) => Promise<unknown>,
  ) => Promise<void>,
  holdsSome = false,
): Promise<Result> {
  const database = await (await sqliteDatabases()).create();
  const server = await spawnServer({
    ...database.env,
    TRUSTED_PROXIES: "127.0.0.1",
    RATE_LIMIT_PER_MINUTE: String(perAddress),
    RATE_LIMIT_TOTAL_PER_MINUTE: String(total),
  });
  const flooding = createVisitors();
  const visiting = createVisitors();
  let refused = 0;
  await scenario(
    (from) => flooding.send(server.url, { from }),
    async (from) => {
      if ((await visiting.send(server.url, { from })) !== 202) refused += 1;
    },
  );
  await server.stop();
  const store = await database.open();
  const own = await visiting.tally(store);
  const everyone = await flooding.tally(store);
  const held = (await allOf(leadsMatching(store, { state: "held" }))).length;
  await database.remove();
  const problem =
    refused > 0
      ? `${refused} visitors refused`
      : held > 0 !== holdsSome
        ? `${held} leads held`
        : undefined;
  return {
    fault,
    tries: own.accepted + refused,
    accepted: own.accepted + everyone.accepted,
    found: own.found + everyone.found,
    // Each tally counts the other's leads as unknown, not as duplicates.
    duplicates: own.duplicates,
    problem,
  };
}
