import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { someLead } from "#server/testing/leads.ts";
import { type TestDatabase, type TestDatabases, testedStores } from "#server/testing/stores.ts";
import { seal, sealedContentOf } from "./seal.ts";

/** The first release that encrypts leads. */
const firstEncrypted = 3;

describe.each(testedStores)("$name", ({ name, databases }) => {
  let server: TestDatabases;
  let database: TestDatabase;

  beforeAll(async () => {
    server = await databases();
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    database = await server.create();
  });
  afterEach(() => database.remove());

  test("leads of the first release that encrypts them are kept in every state", async () => {
    await database.makeOld(firstEncrypted);
    const leads = ["held", "waiting", "sending", "sent", "set_aside"].map((state) => ({
      ...someLead(),
      state,
    }));
    for (const { state, ...lead } of leads) {
      const { key, sealed } = seal(lead.id, sealedContentOf(lead));
      const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString("hex");
      const blob = (bytes: Uint8Array) =>
        name === "SQLite" ? `x'${hex(bytes)}'` : `decode('${hex(bytes)}', 'hex')`;
      await database.query(`insert into sealed_leads values ('${lead.id}', ${Date.now()}, 'client',
        null, ${blob(sealed)}, 'mac-${lead.id}', 'mac-${lead.id}')`);
      await database.query(`insert into lead_keys values ('${lead.id}', ${blob(key)})`);
      for (const { id, desk, messageId } of lead.deliveries) {
        await database.query(`insert into lead_deliveries values ('${id}', '${lead.id}', '${desk}',
          '${messageId}', '${state}', 3, 7, null, null, null, 'smtp_450')`);
      }
    }
    const store = await database.open();
    expect(await store.indexLeads()).toBe(leads.length);
    expect(await store.indexLeads()).toBe(0);
    const stored = await store.list({ limit: 100 });
    for (const { id, message, deliveries, state } of leads) {
      const found = stored.find((lead) => lead.id === id);
      expect(found).toMatchObject({ message });
      const expected = deliveries.map((delivery) => ({
        ...delivery,
        ...{ leadId: id, state, attempts: 3, dueAt: 7, leaseUntil: null, sentAt: null },
        failure: "smtp_450",
      }));
      expect(found?.deliveries).toEqual(expected.sort((a, b) => (a.desk < b.desk ? -1 : 1)));
    }
    const { held, retrying, sending, set_aside } = await store.queue();
    expect([held, retrying, sending, set_aside].map(({ count }) => count)).toEqual([2, 2, 2, 2]);
    for (const lease of await store.leases("mail")) await store.reclaim(lease);
    expect(await store.claim(100)).toHaveLength(4);
  });
});
