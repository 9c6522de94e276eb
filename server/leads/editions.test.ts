// Editions, drafts, plans and uploads on both stores.
import { expect, test } from "vitest";
import type { Change } from "#core/editions.ts";
import { database, describeEachStore, store } from "#server/testing/each-store.ts";

const draft = { file: "home/es.json", path: "hero.title", base: "Antes", who: "ana@owner.example" };
const written: Change = { ...draft, value: "Después", at: 1 };
const plan = { who: "ana@owner.example", reason: "", changes: [written], failure: null };
const edition = { after: 0, who: "ana@owner.example", reason: "", changes: [written], drafts: [] };

describeEachStore(() => {
  test("an edition is numbered, kept, and takes its drafts along", async () => {
    expect(await store.editionNumber()).toBe(0);
    await store.saveDraft({ ...draft, value: "Después" }, "Antes");
    await store.saveDraft({ ...draft, path: "hero.lead", value: null }, "Antes");
    const [other] = await store.drafts();
    expect(other).toMatchObject({ path: "hero.lead", value: null, base: "Antes" });
    expect(await store.publishEdition({ ...edition, drafts: [written] })).toBe(1);
    expect((await store.drafts()).map(({ path }) => path)).toEqual(["hero.lead"]);
    expect(await store.edition(1)).toMatchObject({ number: 1, changes: [written] });
    expect(await store.publishEdition({ ...edition, after: 1, changes: [] })).toBe(2);
    expect((await store.editions(9, 9)).map(({ number }) => number)).toEqual([2, 1]);
  });

  test("of servers that publish at once, one does", async () => {
    const other = await database.open();
    const published = await Promise.all(
      [store, other, store, other].map((each) => each.publishEdition(edition)),
    );
    expect(published.filter(Boolean)).toEqual([1]);
    expect(await other.editionNumber()).toBe(1);
  });

  test("a draft that was changed while its edition was made stays", async () => {
    await store.saveDraft({ ...draft, value: "Después" }, "Antes");
    await store.saveDraft({ ...draft, value: "Mejor" }, "Después");
    await store.publishEdition({ ...edition, drafts: [written] });
    expect(await store.drafts()).toMatchObject([{ value: "Mejor" }]);
  });

  test("of two people who write one text, the later sees the earlier's", async () => {
    const [ana, bia] = [draft, { ...draft, who: "bia@owner.example" }];
    expect(await store.saveDraft({ ...ana, value: "De Ana" }, "Antes")).toBeUndefined();
    const earlier = await store.saveDraft({ ...bia, value: "De Bia" }, "Antes");
    expect(earlier).toMatchObject({ who: "ana@owner.example", value: "De Ana" });
    expect(await store.drafts()).toMatchObject([{ value: "De Ana" }]);
    expect(await store.saveDraft({ ...bia, value: "De Bia" }, "De Ana")).toBeUndefined();
    expect(await store.drafts()).toMatchObject([{ value: "De Bia", who: "bia@owner.example" }]);
    expect(await store.dropDraft(ana, "De Ana")).toMatchObject({ value: "De Bia" });
    expect(await store.drafts()).toMatchObject([{ value: "De Bia" }]);
    expect(await store.dropDraft(ana, "De Bia")).toBeUndefined();
    expect(await store.drafts()).toEqual([]);
  });

  test("a plan takes its drafts, is due in time, and gives them back", async () => {
    await store.saveDraft({ ...draft, value: "Después" }, "Antes");
    const { nowMs } = await store.clock();
    await store.addPlan({ ...plan, id: "late", dueAt: nowMs + 3_600_000 });
    await store.addPlan({ ...plan, id: "now", dueAt: nowMs - 1, changes: [] });
    expect(await store.drafts()).toEqual([]);
    expect(await store.plans(true)).toMatchObject([{ id: "now" }]);
    await store.failPlan("now", "home/es.json");
    expect(await store.plans(true)).toEqual([]);
    expect(await store.plans()).toMatchObject([{ failure: "home/es.json" }, { id: "late" }]);
    expect([await store.dropPlan("late"), await store.dropPlan("late")]).toEqual([true, false]);
    expect(await store.drafts()).toEqual([written]);
    await store.publishEdition({ ...edition, plan: "now" });
    expect(await store.plans()).toEqual([]);
  });

  test("a plan follows the clock when it jumps, and is published once", async () => {
    const { nowMs } = await store.clock();
    const dueAt = nowMs + 3_600_000;
    await store.addPlan({ ...plan, id: "once", dueAt });
    await database.moveClock(7_200_000);
    expect(await store.plans(true)).toMatchObject([{ id: "once" }]);
    await store.publishEdition({ ...edition, plan: "once" });
    await database.moveClock(-7_200_000);
    await store.publishEdition({ ...edition, after: 1, changes: [] });
    expect(await store.plans()).toEqual([]);
    expect((await store.editions(9, 9)).map(({ number }) => number)).toEqual([2, 1]);
  });

  test("a plan that was taken back while its edition was made is not published", async () => {
    await store.addPlan({ ...plan, id: "back", dueAt: 1 });
    await store.dropPlan("back");
    expect(await store.publishEdition({ ...edition, plan: "back" })).toBeUndefined();
    expect(await store.editionNumber()).toBe(0);
    expect(await store.drafts()).toEqual([written]);
  });

  test("an upload is stored once, whole", async () => {
    const bytes = new Uint8Array([0, 255, 7]);
    const upload = { hash: "ab", type: "image/png", size: 3, who: "ana@owner.example" };
    await store.addUpload({ ...upload, bytes });
    await store.addUpload({ ...upload, bytes: new Uint8Array([1]) });
    expect(await store.uploads()).toMatchObject([upload]);
    expect(Buffer.from((await store.upload("ab"))?.bytes ?? [])).toEqual(Buffer.from(bytes));
    expect(await store.upload("cd")).toBeUndefined();
  });

  test("an upload is erased only while no draft, plan or newest edition names it", async () => {
    const [hash, who] = ["ab".repeat(32), "ana@owner.example"];
    const bytes = new Uint8Array([1]);
    await store.addUpload({ hash, type: "image/png", size: 1, who, bytes });
    const value = { logo: { file: `${hash}.png` } };
    const record = { ...written, file: "records/proof/client-1.json", path: "", value };
    await store.saveDraft(record, undefined);
    expect(await store.eraseUpload(hash)).toBe(false);
    await store.addPlan({ ...plan, id: "later", dueAt: 4e12, changes: [record] });
    expect(await store.eraseUpload(hash)).toBe(false);
    await store.publishEdition({ ...edition, changes: [record], plan: "later" });
    expect(await store.eraseUpload(hash)).toBe(false);
    expect(await store.uploads()).toMatchObject([{ size: 1 }]);
    await store.publishEdition({ ...edition, after: 1, changes: [] });
    expect(await store.eraseUpload(hash)).toBe(true);
    expect(await store.uploads()).toMatchObject([{ size: 0 }]);
  });
});
