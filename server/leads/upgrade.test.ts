// Releases before 2026-11-15 stored leads unencrypted, in tables of their own; such a server may run beside a new one.

import { createHash, randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createLog } from "#server/log.ts";
import { someLead, somePayload, stateCounts } from "#server/testing/leads.ts";
import { type TestDatabase, type TestDatabases, testedStores } from "#server/testing/stores.ts";
import type { NewLead } from "./lead.ts";
import { runUpkeep } from "./retention.ts";
import { seal, sealedContentOf } from "./seal.ts";
import { leaseMs } from "./store.ts";

const log = createLog("silent");

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

  /** What the older release does with a lead. */
  async function addAsBefore(lead: NewLead, key: string = randomUUID()): Promise<void> {
    const dedupe = createHash("sha256")
      .update(JSON.stringify(["key", key]))
      .digest("hex");
    const values = [lead.name, lead.email, lead.company, lead.message, lead.contactType, lead.page]
      .concat(lead.country, lead.language, lead.campaign)
      .map((value) => `'${value}'`);
    await database.query(`insert into leads values ('${lead.id}', ${Date.now()}, ${values.join()},
      null, '${dedupe}')`);
    const deliveries = lead.deliveries.map(
      ({ id, desk, messageId }) =>
        `('${id}', '${lead.id}', '${desk}', '${messageId}', 'waiting', ${Date.now()})`,
    );
    await database.query(`insert into deliveries (id, lead_id, desk, message_id, state, due_at)
      values ${deliveries.join()}`);
  }

  test("leads of an older release are moved whole, and a second click still finds them", async () => {
    await database.makeOld();
    const payload = somePayload();
    const leads = [
      someLead({}, "key-1", payload),
      ...Array.from({ length: 110 }, () => someLead()),
    ];
    for (const [n, lead] of leads.entries()) await addAsBefore(lead, `key-${n + 1}`);
    const store = await database.open();
    await runUpkeep({ store, dataDir: database.dataDir, retentionDays: 30, log });
    const stored = await store.list({ limit: 1000 });
    expect(stored).toHaveLength(leads.length);
    const byId = new Map(stored.map((lead) => [lead.id, lead]));
    for (const { id, name, email, message, deliveries } of leads) {
      expect(byId.get(id)).toMatchObject({ name, email, message });
      expect(
        byId
          .get(id)
          ?.deliveries.map(({ messageId }) => messageId)
          .sort(),
      ).toEqual(deliveries.map(({ messageId }) => messageId).sort());
    }
    expect(await database.query("select id from leads")).toEqual([]);
    expect(await database.query("select id from deliveries")).toEqual([]);
    const again = await store.add(someLead({}, "key-1", payload));
    expect(again).toEqual({ id: leads[0]!.id, isNew: false });
    expect(await store.list({ email: leads[7]!.email.toUpperCase(), limit: 10 })).toHaveLength(1);
    expect(await store.claim(1000)).toHaveLength(2 * leads.length);
  });

  test("an older server beside goes on storing and sending, and loses nothing", async () => {
    await database.makeOld();
    const store = await database.open();
    const [claimed, waiting] = [someLead(), someLead()];
    await addAsBefore(claimed);
    const [sent, sending] = claimed.deliveries.map(({ id }) => id);
    await database.query(`update deliveries set state = 'sending', lease_token = 'theirs',
      lease_until = ${Date.now() + leaseMs} where id in ('${sent}', '${sending}')`);
    await addAsBefore(waiting);
    const ours = someLead();
    await store.add(ours);
    expect(await store.sealPlainLeads()).toBe(1);
    expect(await store.sealPlainLeads()).toBe(0);
    // It sees none of ours, and cannot mail what it cannot read.
    expect(await database.query("select id from leads")).toEqual([{ id: claimed.id }]);
    const ids = (await store.claim(10)).map((claim) => claim.lead.id);
    expect([...new Set(ids)].sort()).toEqual([waiting.id, ours.id].sort());

    await database.query(`update deliveries set state = 'sent', sent_at = ${Date.now()},
      lease_token = null, lease_until = null where id = '${sent}' and lease_token = 'theirs'`);
    expect(await store.sealPlainLeads()).toBe(0);
    // It is killed with a mail under way, and its lease runs out.
    await database.query(`update deliveries set lease_until = 1 where id = '${sending}'`);
    expect(await store.sealPlainLeads()).toBe(1);
    expect((await store.claim(10)).map((claim) => claim.deliveryId)).toEqual([sending]);
    expect(await stateCounts(store)).toMatchObject({ sent: 1 });
  });

  test("a person is erased from what an older server stores, too, also while it sends", async () => {
    await database.makeOld();
    const store = await database.open();
    const [theirs, moved] = ["Eva@correo.example", "eva@correo.example"].map((email) =>
      someLead({ email }),
    );
    await addAsBefore(moved!);
    await store.sealPlainLeads();
    await addAsBefore(theirs!);
    await database.query(`update deliveries set state = 'sending',
      lease_until = ${Date.now() + leaseMs}`);
    const erased = await store.erase("EVA@correo.example");
    expect(erased.map(({ leadId }) => leadId).sort()).toEqual([theirs!.id, moved!.id].sort());
    expect(await database.query("select id from leads")).toEqual([]);
    expect(await store.list({ limit: 10 })).toEqual([]);
  });

  test("the unencrypted words are gone from the files once the leads are moved", async () => {
    await database.makeOld();
    const lead = someLead({ message: "palabras muy secretas" });
    for (let n = 0; n < 20; n++) await addAsBefore(someLead());
    await addAsBefore(lead);
    const holds = async () => {
      await database.flush();
      return filesUnder(database.folder).some((file) => readFileSync(file).includes(lead.message));
    };
    expect(await holds()).toBe(true);
    const store = await database.open();
    await runUpkeep({ store, dataDir: database.dataDir, retentionDays: 30, log });
    expect(await store.list({ id: lead.id, limit: 1 })).toMatchObject([{ message: lead.message }]);
    expect(await holds()).toBe(false);
  });

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
    const stored = await store.list({ limit: 100 });
    for (const { id, message, deliveries, state } of leads) {
      const found = stored.find((lead) => lead.id === id);
      expect(found).toMatchObject({ message });
      const expected = deliveries.map((delivery) => ({
        ...delivery,
        ...{ leadId: id, state, attempts: 3, dueAt: 7, sentAt: null, failure: "smtp_450" },
      }));
      expect(found?.deliveries).toEqual(expected.sort((a, b) => (a.desk < b.desk ? -1 : 1)));
    }
    const { held, waiting, sending, set_aside } = await store.queue();
    expect([held, waiting, sending, set_aside].map(({ count }) => count)).toEqual([2, 2, 2, 2]);
    expect(await store.claim(100)).toHaveLength(4);
  });
});

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
