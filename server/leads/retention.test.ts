import { randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { createLog } from "#server/log.ts";
import { fileTransport } from "#server/mail/file-transport.ts";
import { database, describeEachStore, store } from "#server/testing/each-store.ts";
import { someLead, somePayload } from "#server/testing/leads.ts";
import { patiently } from "#server/testing/patience.ts";
import type { NewLead } from "./lead.ts";
import { newLead } from "./new-lead.ts";
import { eraseLeads } from "./operate.ts";
import { runUpkeep, startRetention } from "./retention.ts";
import { StoreUnavailable } from "./store.ts";

const dayMs = 24 * 3_600_000;

describeEachStore(() => {
  let logLines: string[];

  beforeEach(async () => {
    logLines = [];
  });

  const log = createLog("debug", { write: (line) => logLines.push(line) });

  function upkeep(changes: Partial<Parameters<typeof runUpkeep>[0]> = {}): Promise<void> {
    return runUpkeep({ store, dataDir: database.dataDir, retentionDays: 30, log, ...changes });
  }

  /** Stores a lead and mails it to files. */
  async function deliver(lead = someLead()) {
    await store.add(lead);
    const files = fileTransport(database.dataDir);
    for (const claim of await store.claim(10)) {
      const { deliveryId } = claim;
      const raw = Buffer.from(claim.lead.email);
      await files.send({ leadId: lead.id, deliveryId, from: "a", to: "b", raw });
      await store.markSent(claim);
    }
    return lead;
  }

  const storedIds = async () => (await store.list({ limit: 100 })).map(({ id }) => id);
  const mailFiles = () => readdirSync(join(database.dataDir, "mail")).sort();
  const filesOf = (...leads: NewLead[]) =>
    leads.flatMap((lead) => lead.deliveries.map(({ id }) => `${lead.id}.${id}.eml`));

  test("delivered leads past their time go, with their mail files; the others stay", async () => {
    await deliver();
    await database.age(31 * dayMs);
    const recent = await deliver();
    await upkeep();
    expect(await storedIds()).toEqual([recent.id]);
    expect(mailFiles()).toEqual(filesOf(recent).sort());
    expect(logLines.join()).toContain("leads_expired");
  });

  test("calls of a webhook that was removed end after a week, are told, and keep no lead for ever", async () => {
    const lead = newLead(somePayload(), {
      idempotencyKey: undefined,
      mailDomain: "amparia.example",
      hasWebhook: true,
    });
    await deliver(lead);
    await database.age(8 * dayMs);
    await upkeep({ webhook: {} });
    expect(logLines.join()).not.toContain("webhook_calls_discarded");
    await upkeep();
    expect(logLines.join()).toContain('"count":1,"event":"webhook_calls_discarded"');
    const [listed] = await store.list({ state: "discarded", limit: 1 });
    expect(listed?.deliveries.find(({ desk }) => desk === "webhook")?.failure).toBe(
      "channel_removed",
    );
    await database.age(31 * dayMs);
    // Not 39 days at once, which would be taken for a wrong clock.
    await store.believeClock((await store.clock()).nowMs);
    await upkeep();
    expect(await storedIds()).toEqual([]);
  });

  test("nothing is kept for less than 30 days, whatever the setting", async () => {
    const lead = await deliver();
    await database.age(29 * dayMs);
    await upkeep({ retentionDays: 1 });
    expect(await storedIds()).toEqual([lead.id]);
    await database.age(2 * dayMs);
    await upkeep({ retentionDays: 1 });
    expect(await storedIds()).toEqual([]);
  });

  test("a clock three years ahead removes nothing and is reported, however often", async () => {
    const lead = await deliver();
    await upkeep();
    await database.moveClock(3 * 365 * dayMs);
    await store.checkWritable();
    for (let n = 0; n < 3; n++) await upkeep();
    expect(await storedIds()).toEqual([lead.id]);
    expect(logLines.filter((line) => line.includes('"clock_doubted"'))).toHaveLength(3);
    expect(logLines.join()).toContain('"ahead"');
    await database.moveClock(0);
    logLines.length = 0;
    await upkeep();
    expect(logLines.join()).not.toContain("clock_doubted");
  });

  test("a clock that was set back is reported; believing it goes on from there", async () => {
    await upkeep();
    await database.moveClock(-40 * dayMs);
    await upkeep();
    expect(logLines.join()).toContain('"behind"');
    await store.believeClock((await store.clock()).nowMs);
    logLines.length = 0;
    await upkeep();
    expect(logLines.join()).not.toContain("clock_doubted");
  });

  test("mail files that nothing names stay, also at a start", async () => {
    const folder = join(database.dataDir, "mail");
    mkdirSync(folder);
    const unknown = [`${randomUUID()}.eml`, `${randomUUID()}.eml.part`, "notes.txt"].sort();
    for (const name of unknown) writeFileSync(join(folder, name), "the only copy");
    const retention = startRetention({
      store,
      dataDir: database.dataDir,
      retentionDays: 30,
      log,
    });
    await retention.stop();
    await upkeep();
    expect(mailFiles()).toEqual(unknown);
  });

  test("who was erased stays erased when the database from before is put in place", async () => {
    const [kept, erased] = [someLead(), someLead()];
    for (const lead of [kept, erased]) await store.add(lead);
    const restoreDatabase = await database.backUp();
    await eraseLeads(store, database.dataDir, { email: erased.email });
    await store.close();
    await restoreDatabase();
    // A folder of mails from before comes back with it.
    mkdirSync(join(database.dataDir, "mail"));
    for (const name of filesOf(kept, erased)) {
      writeFileSync(join(database.dataDir, "mail", name), "");
    }
    const restored = await database.open();
    expect((await restored.list({ limit: 10 })).map(({ id }) => id)).toEqual([kept.id]);
    expect(await restored.claim(10)).toHaveLength(2);
    expect(await database.query("select lead_id from lead_keys")).toEqual([{ lead_id: kept.id }]);
    await upkeep({ store: restored });
    expect(mailFiles()).toEqual(filesOf(kept).sort());
  });

  test("files, ledger and scrubbing are made up for when somebody was killed while erasing", async () => {
    const kept = await deliver();
    const erased = await deliver(someLead({ email: "eva-secreta@correo.example" }));
    await store.erase(erased.email);
    expect(mailFiles()).toEqual(filesOf(kept, erased).sort());
    const next = await database.open();
    await upkeep({ store: next });
    expect(mailFiles()).toEqual(filesOf(kept).sort());
    expect(readFileSync(join(database.dataDir, "erased.jsonl"), "utf8")).toContain(erased.id);
  });

  test("a step that fails is reported and holds up no other; the next time makes up for it", async () => {
    await deliver();
    await database.age(31 * dayMs);
    const away = () => Promise.reject(new StoreUnavailable("test"));
    await upkeep({ store: { ...store, expire: away } });
    const postponed = logLines.find((line) => line.includes("upkeep_postponed"));
    expect(postponed).toContain('"step":"expiry"');
    expect(await storedIds()).toHaveLength(1);
    await upkeep({ store: { ...store, completeLedger: () => Promise.reject(new Error("Ana")) } });
    expect(await storedIds()).toEqual([]);
    expect(mailFiles()).toEqual([]);
    const failed = logLines.find((line) => line.includes("upkeep_failed"));
    expect(failed).toContain('"step":"ledger"');
    expect(failed).toContain("retention.test.ts");
    expect(failed).not.toContain("Ana");
  });

  test("runs at the start and every hour, and stops", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    onTestFinished(() => void vi.useRealTimers());
    let runs = 0;
    const counting = {
      ...store,
      scrub: async () => {
        runs += 1;
        return true;
      },
    };
    const options = { store: counting, dataDir: database.dataDir, retentionDays: 30, log };
    const retention = startRetention(options);
    await vi.waitUntil(() => runs === 1, patiently);
    vi.advanceTimersByTime(3_600_000);
    await vi.waitUntil(() => runs === 2, patiently);
    await retention.stop();
    expect(vi.getTimerCount()).toBe(0);
  });

  test("a stop ends a run after the batch under way, and begins no other step", async () => {
    const done = { batches: 0, scrubbed: false };
    const endless = {
      ...store,
      expire: async () => {
        done.batches += 1;
        return { removed: [], next: { id: randomUUID(), receivedAt: 1 } };
      },
      scrub: async () => {
        done.scrubbed = true;
        return true;
      },
    };
    const options = { store: endless, dataDir: database.dataDir, retentionDays: 30, log };
    const retention = startRetention(options);
    await vi.waitUntil(() => done.batches > 3, patiently);
    await retention.stop();
    expect(done.scrubbed).toBe(false);
  });
});
