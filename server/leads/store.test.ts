// One suite for both stores: whatever holds for one holds for the other.
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { database, databases, describeEachStore, store } from "#server/testing/each-store.ts";
import { someLead, somePayload, stateCounts } from "#server/testing/leads.ts";
import type { Position } from "./store.ts";

const minute = 60_000;
const day = 24 * 3_600_000;

describeEachStore(() => {
  async function only(id: string) {
    const [lead] = await store.list({ id, limit: 1 });
    if (!lead) throw new Error("not stored");
    return lead;
  }

  test("the same key with the same content is one lead, however much later", async () => {
    const payload = somePayload();
    const add = (key: string) => store.add(someLead({}, key, payload));
    const first = await add("key-1");
    expect(await add("key-1")).toEqual({ id: first.id, isNew: false });
    await database.age(30 * day);
    expect(await add("key-1")).toEqual({ id: first.id, isNew: false });
    expect((await add("key-2")).isNew).toBe(true);
  });

  test("the same key with other content is another lead", async () => {
    const payload = somePayload();
    const first = someLead({}, "key-1", payload);
    const corrected = someLead({}, "key-1", { ...payload, reply_to: "otra@correo.example" });
    const elsewhere = someLead({}, "key-1", { ...payload, context: { page: "/industrias" } });
    expect(await store.add(first)).toEqual({ id: first.id, isNew: true });
    expect(await store.add(corrected)).toEqual({ id: corrected.id, isNew: true });
    expect(await store.add(elsewhere)).toEqual({ id: first.id, isNew: false });
  });

  test("without a key the same content is one lead, for a while", async () => {
    const payload = somePayload();
    const first = await store.add(someLead({}, undefined, payload));
    expect(await store.add(someLead({}, undefined, payload))).toEqual({
      id: first.id,
      isNew: false,
    });
    await database.age(11 * minute);
    expect((await store.add(someLead({}, undefined, payload))).isNew).toBe(true);
  });

  test.each([undefined, "one-key"])(
    "equal leads that arrive together on two servers are one (key: %s)",
    async (key) => {
      const other = await database.open();
      const payload = somePayload();
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          (index % 2 ? store : other).add(someLead({}, key, payload)),
        ),
      );
      expect(new Set(answers.map((answer) => answer.id)).size).toBe(1);
      expect(answers.filter((answer) => answer.isNew)).toHaveLength(1);
    },
  );

  test("a failing lead does not take those stored with it along", async () => {
    const taken = someLead();
    await store.add(taken);
    const results = await Promise.allSettled([
      store.add(someLead()),
      store.add(someLead({ id: taken.id })),
      store.add(someLead()),
    ]);
    expect(results.map((result) => result.status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  });

  test("a delivery is claimed once, also by two servers", async () => {
    const other = await database.open();
    for (let n = 0; n < 10; n++) await store.add(someLead());
    const claims = await Promise.all([store.claim(15), other.claim(15), store.claim(15)]);
    const ids = claims.flat().map((claim) => claim.deliveryId);
    expect(ids).toHaveLength(20);
    expect(new Set(ids).size).toBe(20);
  });

  test("a claim carries the lead, and the Message-ID and time it was stored with", async () => {
    const lead = someLead();
    await store.add(lead);
    const claims = await store.claim(10);
    const stored = await only(lead.id);
    expect(claims.map((claim) => claim.messageId).sort()).toEqual(
      lead.deliveries.map((delivery) => delivery.messageId).sort(),
    );
    expect(claims[0]?.lead.receivedAt).toBe(stored.receivedAt);
  });

  test("the oldest due is claimed first, and no more than asked for", async () => {
    const first = someLead();
    await store.add(first);
    await database.age(minute);
    await store.add(someLead());
    const claims = await store.claim(2);
    expect(claims.map((claim) => claim.lead.id)).toEqual([first.id, first.id]);
  });

  test("sent, postponed, set aside and released", async () => {
    const lead = someLead({}, undefined, { ...somePayload(), contact_type: "provider" });
    await store.add(lead);
    const [a, b, c, d, e] = await store.claim(5);
    if (!a || !b || !c || !d || !e) throw new Error("five desks expected");
    expect(await store.markSent(a)).toBe(true);
    expect(await store.postpone(b, minute, "smtp_450")).toBe(true);
    expect(await store.setAside(c, "smtp_550")).toBe(true);
    expect(await store.release(d, 0, "webhook_403")).toBe(true);
    const byId = new Map((await only(lead.id)).deliveries.map((x) => [x.id, x]));
    expect(byId.get(a.deliveryId)).toMatchObject({ state: "sent", attempts: 1, failure: null });
    expect(byId.get(a.deliveryId)?.sentAt).toBeTypeOf("number");
    expect(byId.get(b.deliveryId)).toMatchObject({
      state: "waiting",
      attempts: 1,
      failure: "smtp_450",
    });
    expect(byId.get(c.deliveryId)).toMatchObject({ state: "set_aside", failure: "smtp_550" });
    expect(byId.get(d.deliveryId)).toMatchObject({
      state: "waiting",
      attempts: 0,
      failure: "webhook_403",
    });
    expect(byId.get(e.deliveryId)).toMatchObject({ state: "sending", attempts: 0 });
    expect((await store.claim(10)).map((claim) => claim.deliveryId)).toEqual([d.deliveryId]);
    await database.age(2 * minute);
    expect((await store.claim(10)).map((claim) => claim.deliveryId)).toEqual([b.deliveryId]);
  });

  test("what was never tried is claimed before what has failed, or after it, and only what is due", async () => {
    await store.add(someLead());
    const [failed, later] = await store.claim(2);
    await store.release(failed!, 0, "smtp_421");
    await store.postpone(later!, minute, "smtp_450");
    await store.add(someLead());
    const next = async (...order: ("new" | "retry")[]) => {
      const [claim] = await store.claim(1, { order });
      if (claim) await store.release(claim, claim.failure ? 0 : minute, "smtp_421");
      return claim?.deliveryId;
    };
    expect(await next("retry", "new")).toBe(failed!.deliveryId);
    expect([failed!.deliveryId, later!.deliveryId]).not.toContain(await next("new", "retry"));
    expect([failed!.deliveryId, later!.deliveryId]).not.toContain(await next("new"));
    expect(await next("new")).toBeUndefined();
    expect(await next("new", "retry")).toBe(failed!.deliveryId);
    expect(await store.claim(10)).toHaveLength(1);
    expect(await store.claim(10, { early: true })).toHaveLength(3);
  });

  test("a claim that nobody renews is taken over, and its old holder cannot finish", async () => {
    await store.add(someLead());
    const [old] = await store.claim(1);
    const [lease] = await store.leases("mail");
    expect(await store.leases("webhook")).toEqual([]);
    await store.renew([old!]);
    await store.reclaim(lease!);
    expect(await store.leases("mail")).toHaveLength(1);
    const [renewed] = await store.leases("mail");
    expect(renewed!.mark).not.toBe(lease!.mark);
    await store.reclaim(renewed!);
    const claims = await store.claim(10);
    expect(claims.map((claim) => claim.deliveryId)).toContain(old!.deliveryId);
    const taken = await store.leases("mail");
    await store.renew([old!]);
    expect(await store.leases("mail")).toEqual(taken);
    expect(await store.markSent(old!)).toBe(false);
    expect(await store.postpone(old!, minute, "late")).toBe(false);
    expect(await store.setAside(old!, "late")).toBe(false);
    expect(await store.release(old!, 0, "late")).toBe(false);
    expect(await store.markSent(claims[0]!)).toBe(true);
  });

  test("a clock set back stalls nothing that waits, and changes no wait that may be right", async () => {
    await store.add(someLead());
    const [first, second] = await store.claim(2);
    await store.release(first!, 0, "smtp_421");
    await store.postpone(second!, minute, "smtp_450");
    await store.add(someLead());
    await database.age(-5 * minute);
    await store.endLongWaits("webhook");
    expect(await store.claim(10)).toHaveLength(2);
    await store.endLongWaits("mail");
    const claims = await store.claim(10);
    expect(claims.map(({ deliveryId }) => deliveryId).sort()).toEqual(
      [first!.deliveryId, second!.deliveryId].sort(),
    );
    await store.postpone(claims[0]!, minute, "smtp_450");
    await store.endLongWaits("mail");
    expect(await store.claim(10)).toEqual([]);
  });

  test("a renewal shows, also when the clock was set back", async () => {
    await store.add(someLead());
    const [claim] = await store.claim(1);
    const [lease] = await store.leases("mail");
    await database.moveClock(-day);
    await store.renew([claim!]);
    expect((await store.leases("mail"))[0]!.mark).not.toBe(lease!.mark);
  });

  test("what waits at a desk after the same failure is due once one of it was sent", async () => {
    for (let n = 0; n < 3; n++) await store.add(someLead());
    const claims = await store.claim(10);
    const same = claims.filter(({ desk }) => desk === "claims");
    const [other, another, third] = claims.filter(({ desk }) => desk === "commercial");
    for (const claim of [...same, other!]) await store.postpone(claim, minute, "smtp_554_5.7.1");
    await store.postpone(another!, minute, "smtp_450");
    await store.markSent(third!);
    const due = async () => (await store.claim(10)).map(({ desk, failure }) => [desk, failure]);
    expect(await due()).toEqual([]);
    await store.hasten("claims", "smtp_554_5.7.1");
    const hastened = await store.claim(10);
    expect(hastened.map(({ desk, failure, attempts }) => [desk, failure, attempts])).toEqual(
      // Tried ahead of its time, a delivery is no closer to being set aside.
      Array(3).fill(["claims", "smtp_554_5.7.1", 0]),
    );
    await store.hasten("commercial", null);
    expect((await due()).sort()).toEqual([
      ["commercial", "smtp_450"],
      ["commercial", "smtp_554_5.7.1"],
    ]);
  });

  test("retry makes what is set aside or waits due, of one lead or of all, with its attempts anew", async () => {
    const lead = someLead();
    for (const each of [lead, someLead()]) await store.add(each);
    for (const claim of await store.claim(10)) await store.setAside(claim, "smtp_550");
    expect(await store.retry({ state: "held" })).toBe(0);
    expect(await store.retry({ state: "set_aside" })).toBe(4);
    const claims = await store.claim(10);
    expect(claims.map((claim) => claim.attempts)).toEqual([0, 0, 0, 0]);
    for (const claim of claims) await store.postpone(claim, day, "smtp_450");
    expect(await store.retry({ id: lead.id })).toBe(2);
    expect(await store.claim(10)).toHaveLength(2);
    expect(await store.retry({ state: "waiting" })).toBe(2);
  });

  test("discard ends what was not sent, with a reason; such a lead expires, and resend undoes it", async () => {
    const [half, held] = [someLead(), someLead({ heldReason: "trap" })];
    await store.add(half);
    await store.markSent((await store.claim(1))[0]!);
    await store.add(held);
    expect(await store.discard(half.id, "handled by phone")).toHaveLength(1);
    expect(await store.discard(half.id, "again")).toEqual([]);
    expect(await store.discard(held.id, "spam")).toHaveLength(2);
    expect(await store.claim(10)).toEqual([]);
    expect(await stateCounts(store)).toMatchObject({ sent: 1, discarded: 3 });
    expect((await only(held.id)).deliveries[0]).toMatchObject({ failure: "spam" });
    await database.age(10 * day);
    expect(await store.resend(held.id)).toBe(2);
    const { nowMs } = await store.clock();
    expect((await store.expire(nowMs - 11 * day, null)).removed).toEqual([]);
    const { removed } = await store.expire(nowMs - 9 * day, null);
    expect(removed).toEqual([half.id]);
  });

  test("resend sends what was sent again, as a new mail", async () => {
    const lead = someLead();
    await store.add(lead);
    for (const claim of await store.claim(10)) await store.markSent(claim);
    expect(await store.retry({ id: lead.id })).toBe(0);
    expect(await store.resend("nobody")).toBe(0);
    expect(await store.resend(lead.id)).toBe(2);
    const claims = await store.claim(10);
    expect(claims.map((claim) => claim.deliveryId).sort()).toEqual(
      lead.deliveries.map(({ id }) => id).sort(),
    );
    const known = [...lead.deliveries, ...claims].map(({ messageId }) => messageId);
    expect(new Set(known).size).toBe(4);
    for (const { messageId } of claims)
      expect(messageId).toMatch(/^<[0-9a-f-]{36}@amparia\.example>$/);
    expect(await store.resend(lead.id)).toBe(0);
  });

  test("counts deliveries by state and tells the age of the oldest", async () => {
    await store.add(someLead({ heldReason: "over_limit" }));
    await database.age(day);
    await store.add(someLead());
    await database.age(minute);
    await store.add(someLead());
    const [failed] = await store.claim(1);
    await store.postpone(failed!, minute, "smtp_450");
    const { held, waiting, retrying, ...others } = await store.queue();
    expect(others).toEqual({
      sending: { count: 0, oldestMs: 0 },
      set_aside: { count: 0, oldestMs: 0 },
    });
    expect([held.count, waiting.count, retrying.count]).toEqual([2, 3, 1]);
    expect(held.oldestMs).toBeGreaterThanOrEqual(day);
    expect(waiting.oldestMs).toBeLessThan(day);
  });

  test("the list is filtered, newest first, and goes on after the last of a page", async () => {
    const leads = [someLead(), someLead({ contactType: "investor" }), someLead()];
    for (const lead of leads) {
      await store.add(lead);
      await database.age(minute);
    }
    const [oldest, investor, newest] = leads.map((lead) => lead.id);
    const ids = async (filter: object) =>
      (await store.list({ limit: 10, ...filter })).map((lead) => lead.id);
    expect(await ids({})).toEqual([newest, investor, oldest]);
    expect(await ids({ contactType: "investor" })).toEqual([investor]);
    expect(await ids({ email: leads[0]!.email.toUpperCase() })).toEqual([oldest]);
    expect(await ids({ state: "sent" })).toEqual([]);
    expect(await ids({ state: "waiting" })).toHaveLength(3);
    const since = (await only(investor!)).receivedAt;
    expect(await ids({ sinceMs: since })).toEqual([newest, investor]);
    expect(await ids({ untilMs: since })).toEqual([oldest]);
    expect(await store.count({})).toBe(3);
    expect(await store.count({ contactType: "investor", sinceMs: since })).toBe(1);
    expect(await store.count({ state: "sent" })).toBe(0);
    expect(await store.count({ email: leads[0]!.email, untilMs: since })).toBe(1);
    const page = await store.list({ limit: 2 });
    expect(await ids({ after: page.at(-1) })).toEqual([oldest]);
  });

  test("a delivery whose lead was erased while it was sent is not brought back", async () => {
    await store.add(someLead({ email: "eva@correo.example" }));
    const [claim] = await store.claim(1);
    await store.erase("eva@correo.example");
    expect(await store.markSent(claim!)).toBe(false);
  });

  test("an owner's mailbox that takes no mail keeps no lead from expiring", async () => {
    const lead = someLead();
    await store.add(lead);
    const mail = { id: randomUUID(), messageId: "<1@amparia.example>" };
    await store.handle(lead.id, { owner: "eva@desk.example", mail });
    for (const claim of await store.claim(10)) {
      if (claim.desk === "owner") await store.setAside(claim, "smtp_550");
      else await store.markSent(claim);
    }
    await database.age(1000 * day);
    const { nowMs } = await store.clock();
    expect((await store.expire(nowMs - 999 * day, null)).removed).toEqual([lead.id]);
  });

  test("what was not delivered never expires", async () => {
    const [delivered, resent] = [someLead(), someLead()];
    for (const lead of [delivered, resent]) await store.add(lead);
    for (const claim of await store.claim(10)) await store.markSent(claim);
    await store.resend(resent.id);
    const held = someLead({ heldReason: "trap" });
    await store.add(held);
    const [waiting, sending, setAside, half] = [someLead(), someLead(), someLead(), someLead()];
    for (const lead of [waiting, sending, setAside, half]) await store.add(lead);
    for (const claim of await store.claim(10)) {
      if (claim.lead.id === resent.id) await store.release(claim, 0, "smtp_421");
      if (claim.lead.id === waiting.id) await store.postpone(claim, minute, "smtp_450");
      if (claim.lead.id === setAside.id) await store.setAside(claim, "smtp_550");
      if (claim.lead.id === half.id && claim.desk === "claims") await store.markSent(claim);
    }
    await database.age(1000 * day);
    const { nowMs } = await store.clock();
    const { removed, next } = await store.expire(nowMs - 999 * day, null);
    expect(next).toBeNull();
    expect(removed).toEqual([delivered.id]);
    expect((await store.list({ limit: 10 })).map(({ id }) => id).sort()).toEqual(
      [resent, held, waiting, sending, setAside, half].map(({ id }) => id).sort(),
    );
  });

  test("what is delivered while the clock is years behind counts as delivered now", async () => {
    const believedMs = Date.now() + 3 * 365 * 24 * 3_600_000;
    await store.believeClock(believedMs);
    await store.add(someLead());
    for (const claim of await store.claim(10)) await store.markSent(claim);
    const [lead] = await store.list({ limit: 1 });
    expect(lead?.deliveries.map(({ sentAt }) => sentAt)).toEqual([believedMs, believedMs]);
  });

  test("a lead expires by when it was delivered, and with a note of it", async () => {
    const [old, late] = [someLead(), someLead()];
    await store.add(old);
    await store.add(late);
    const claims = await store.claim(10);
    for (const claim of claims) if (claim.lead.id === old.id) await store.markSent(claim);
    await database.age(10 * day);
    for (const claim of claims) if (claim.lead.id === late.id) await store.markSent(claim);
    const { nowMs } = await store.clock();
    expect((await store.expire(nowMs - 11 * day, null)).removed).toEqual([]);
    const { removed } = await store.expire(nowMs - 9 * day, null);
    expect(removed).toEqual([old.id]);
    expect(await database.query("select lead_id, reason from removed_leads")).toEqual([
      { lead_id: old.id, reason: "expired" },
    ]);
    expect(await database.query("select lead_id from lead_keys")).toEqual([{ lead_id: late.id }]);
  });

  test("expiring goes on where it stopped, page by page, past what may not go", async () => {
    const leads = Array.from({ length: 250 }, (_, n) =>
      someLead(n % 2 ? { heldReason: "trap" } : {}),
    );
    while (leads.length > 0) await Promise.all(leads.splice(0, 10).map(store.add));
    await database.query(
      "update lead_deliveries set state = 'sent', sent_at = 1 where state = 'waiting'",
    );
    await database.age(100 * day);
    const { nowMs } = await store.clock();
    let removed = 0;
    let pages = 0;
    for (let after: Position | null = null; ; ) {
      const batch = await store.expire(nowMs - 50 * day, after);
      removed += batch.removed.length;
      pages += 1;
      expect(batch.removed.length).toBeLessThanOrEqual(100);
      if (!batch.next) break;
      after = batch.next;
    }
    expect({ removed, pages }).toEqual({ removed: 125, pages: 3 });
    expect(await stateCounts(store)).toMatchObject({ held: 250, sent: 0 });
  });

  test("a lead whose key is missing is shown, set aside, and holds up nobody", async () => {
    const [lost, next] = [someLead(), someLead()];
    await store.add(lost);
    await database.age(minute);
    await store.add(next);
    await database.query(`delete from lead_keys where lead_id = '${lost.id}'`);
    expect(await store.claim(1)).toEqual([]);
    expect((await store.claim(10)).map((claim) => claim.lead.id)).toEqual([next.id, next.id]);
    expect(await stateCounts(store)).toMatchObject({ set_aside: 2, sending: 2 });
    const shown = await only(lost.id);
    expect(shown.name).toContain("unreadable");
    expect(shown.deliveries[0]).toMatchObject({ state: "set_aside", failure: "unreadable" });
  });

  test("copies go to another store whole, once, and without who was erased there", async () => {
    const [sent, waiting, erased] = [someLead(), someLead(), someLead()];
    await store.add(sent);
    for (const claim of await store.claim(2)) await store.markSent(claim);
    await store.add(waiting);
    await store.add(erased);
    await store.claim(1);
    const page = await store.copies("", 2);
    const copies = [...page, ...(await store.copies(page[1]!.id, 10))];
    expect(copies.map(({ id }) => id).sort()).toEqual(
      [sent, waiting, erased].map(({ id }) => id).sort(),
    );

    const fresh = await databases.create();
    const other = await fresh.open();
    await other.applyErasures([{ leadId: erased.id, erasedAt: 1 }]);
    expect(await other.restore(copies)).toBe(2);
    expect(await other.restore(copies)).toBe(0);
    const [original] = await store.list({ id: sent.id, limit: 1 });
    expect(await other.list({ id: sent.id, limit: 1 })).toEqual([original]);
    expect(await stateCounts(other)).toMatchObject({ sent: 2, waiting: 2, sending: 0 });
    expect(await other.list({ email: waiting.email.toUpperCase(), limit: 10 })).toHaveLength(1);
    expect(await other.add({ ...waiting, id: randomUUID() })).toEqual({
      id: waiting.id,
      isNew: false,
    });
    expect(await other.removedLeads([erased.id])).toEqual([erased.id]);
    await fresh.remove();
  });

  test("figures add up, pages' by day and all others' in sum, both ends included", async () => {
    const row = { measure: "views", dimension: "page", value: "/us", count: 2 } as const;
    const days = ["2026-03-01", "2026-03-02", "2026-03-03", "2026-03-04"];
    await store.addAnalytics(days.map((each) => ({ ...row, day: each })));
    await store.addAnalytics([{ ...row, day: "2026-03-02", count: 5 }]);
    const campaign = { ...row, dimension: "campaign", value: "source=letter" };
    await store.addAnalytics(days.map((each) => ({ ...campaign, day: each })));
    expect(await store.analytics("2026-03-02", "2026-03-03")).toEqual([
      { ...campaign, day: "2026-03-02", count: 4 },
      { ...row, day: "2026-03-02", count: 7 },
      { ...row, day: "2026-03-03" },
    ]);
  });

  test("servers that start together migrate once", async () => {
    const fresh = await databases.create();
    const stores = await Promise.all(Array.from({ length: 4 }, () => fresh.open()));
    await Promise.all(stores.map((each) => each.add(someLead())));
    expect(await stores[0]!.list({ limit: 10 })).toHaveLength(4);
    await fresh.remove();
  });
});
