import { randomUUID } from "node:crypto";
import { appendFileSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runLeads } from "#server/cli/testing/run-leads.ts";
import { createLog } from "#server/log.ts";
import { fileTransport } from "#server/mail/file-transport.ts";
import { database, describeEachStore, store } from "#server/testing/each-store.ts";
import { someLead } from "#server/testing/leads.ts";
import { ledgerPath, readLedger } from "./erasure-ledger.ts";
import { runUpkeep } from "./retention.ts";

const log = createLog("silent");

describeEachStore(() => {
  const erase = (email: string) => runLeads(database.env, "erase", "--email", email);

  test("who was erased stays erased when the database from before is put in place", async () => {
    const [kept, erased] = [someLead(), someLead({ message: "palabras muy secretas" })];
    await store.add(kept);
    await store.add(erased);
    const files = fileTransport(database.dataDir);
    const restoreDatabase = await database.backUp();
    await erase(erased.email);
    await store.close();
    await restoreDatabase();
    // A folder of mails from before comes back with it, and one that no store knows.
    for (const { id: leadId, deliveries } of [kept, erased]) {
      for (const { id: deliveryId } of deliveries) {
        await files.send({ leadId, deliveryId, from: "a", to: "b", raw: Buffer.from("mail") });
      }
    }
    const unknown = `${randomUUID()}.eml`;
    writeFileSync(join(database.dataDir, "mail", unknown), "the only copy");

    const restored = await database.open();
    const claims = await restored.claim(10);
    expect(claims.map((claim) => claim.lead.id)).toEqual([kept.id, kept.id]);
    expect((await restored.list({ limit: 10 })).map(({ id }) => id)).toEqual([kept.id]);
    expect(await database.query("select lead_id from lead_keys")).toEqual([{ lead_id: kept.id }]);
    await runUpkeep({ store: restored, dataDir: database.dataDir, retentionDays: 30, log });
    const expected = [...kept.deliveries.map(({ id }) => `${kept.id}.${id}.eml`), unknown];
    expect(readdirSync(join(database.dataDir, "mail")).sort()).toEqual(expected.sort());
  });

  test("a ledger that was cut short or damaged is read as far as it goes, and goes on", async () => {
    const [one, two] = [someLead(), someLead()];
    for (const lead of [one, two]) await store.add(lead);
    await erase(one.email);
    const path = ledgerPath(database.dataDir);
    appendFileSync(path, '{"leadId":"cut sho');
    await erase(two.email);
    const named = (await readLedger(path)).map(({ leadId }) => leadId);
    expect(named.sort()).toEqual([one.id, two.id].sort());
    expect(readFileSync(path, "utf8")).not.toMatch(/@|Ana|Quisiera/);
  });
});
