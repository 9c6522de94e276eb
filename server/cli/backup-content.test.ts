// What the owner's people changed is in the backups, on both stores.
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { unconfirmed } from "#core/editions.ts";
import { database, databases, describeEachStore, store } from "#server/testing/each-store.ts";
import { runLeads } from "./testing/run-leads.ts";

const who = "ana@owner.example";
const draft = { file: "home/es.json", path: "hero.title", value: "Después", base: "Antes", who };

describeEachStore(() => {
  test("a backup brings editions, drafts, plans and uploads back, in a store without leads too", async () => {
    const folder = join(database.dataDir, "backups");
    const changes = [{ ...draft, at: 1 }];
    for (const after of [0, 1]) {
      await store.publishEdition({ after, who, reason: "", changes, drafts: [] });
    }
    await store.saveDraft(draft, undefined);
    await store.addPlan({ id: "p", dueAt: 4e12, who, reason: "", changes: [], failure: null });
    const bytes = new Uint8Array([0, 255]);
    await store.addUpload({ hash: "ab", type: "image/png", size: 2, who, bytes });
    await runLeads(database.env, "backup", folder);
    await runLeads(database.env, "backup", folder);
    expect(readdirSync(join(folder, "uploads"))).toEqual(["ab"]);
    const empty = await databases.create();
    await runLeads(empty.env, "restore", folder);
    const restored = await empty.open();
    for (const read of ["drafts", "uploads", "editionNumber"] as const) {
      expect(await restored[read]()).toEqual(await store[read]());
    }
    const [plan] = await store.plans();
    expect(await restored.plans()).toEqual([{ ...plan, failure: unconfirmed }]);
    for (const number of [1, 2]) {
      expect(await restored.edition(number)).toEqual(await store.edition(number));
    }
    expect(Buffer.from((await restored.upload("ab"))?.bytes ?? [])).toEqual(Buffer.from(bytes));
    await empty.remove();
    // An erased file is in no backup any more, and an older one does not bring it back.
    await store.eraseUpload("ab");
    await runLeads(database.env, "backup", folder);
    expect(readdirSync(join(folder, "uploads"))).toEqual([]);
    const again = await databases.create();
    const [older = ""] = readdirSync(folder).filter((name) => name.startsWith("leads-"));
    await runLeads(again.env, "restore", join(folder, older));
    expect(await (await again.open()).uploads()).toMatchObject([{ hash: "ab", size: 0 }]);
    await again.remove();
  });

  test("plans that were published or taken back since come back, and wait for a person", async () => {
    const folder = join(database.dataDir, "backups");
    const plan = { who, reason: "", changes: [{ ...draft, at: 1 }], failure: null };
    for (const [id, dueAt] of [
      ["past", 1],
      ["future", 4e12],
    ] as const) {
      await store.addPlan({ ...plan, id, dueAt });
    }
    await runLeads(database.env, "backup", folder);
    await store.publishEdition({ ...plan, after: 0, drafts: [], plan: "past" });
    await store.dropPlan("future");
    const output = await runLeads(database.env, "restore", folder);
    expect(output).toContain("until somebody confirms them at the desk: 2");
    expect(await store.plans(true)).toEqual([]);
    for (const { id } of await store.plans()) await store.confirmPlan(id);
    expect(await store.plans(true)).toMatchObject([{ id: "past" }]);
    expect(await store.plans()).toMatchObject([{ failure: null }, { id: "future", dueAt: 4e12 }]);
  });

  test("the leads are saved where a file cannot be, and the backup fails", async () => {
    const folder = join(database.dataDir, "backups");
    mkdirSync(folder);
    writeFileSync(join(folder, "uploads"), "");
    const bytes = new Uint8Array([0]);
    await store.addUpload({ hash: "ab", type: "image/png", size: 1, who, bytes });
    await expect(runLeads(database.env, "backup", folder)).rejects.toThrow("EEXIST");
    const written = readdirSync(folder).filter((name) => name.endsWith(".jsonl"));
    expect(written).toEqual(
      expect.arrayContaining(["keys.jsonl", expect.stringMatching(/^leads-/)]),
    );
    expect(await store.lastBackup()).toMatchObject({ at: null });
  });
});
