// What the owner's people changed is in the backups, on both stores.
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { restoredLate } from "#core/editions.ts";
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
    for (const read of ["drafts", "plans", "uploads", "editionNumber"] as const) {
      expect(await restored[read]()).toEqual(await store[read]());
    }
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

  test("a plan whose time has passed comes back, and is not published by itself", async () => {
    const folder = join(database.dataDir, "backups");
    await store.addPlan({ id: "p", dueAt: 1, who, reason: "", changes: [], failure: null });
    await runLeads(database.env, "backup", folder);
    await store.publishEdition({ after: 0, who, reason: "", changes: [], drafts: [], plan: "p" });
    await runLeads(database.env, "restore", folder);
    expect(await store.plans(true)).toEqual([]);
    expect(await store.plans()).toMatchObject([{ id: "p", failure: restoredLate }]);
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
