// What the desk reads and writes, one suite for both stores.
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { handlingMark } from "#core/desk.ts";
import { database, databases, describeEachStore, store } from "#server/testing/each-store.ts";
import { someLead, somePayload } from "#server/testing/leads.ts";
import { referenceOf } from "./reference.ts";
import type { LeadFilter } from "./store.ts";

const minute = 60_000;

describeEachStore(() => {
  /** Sorted: leads of one millisecond are listed in any order. */
  const names = async (filter: Partial<LeadFilter>) =>
    (await store.list({ limit: 10, ...filter })).map(({ name }) => name).sort();

  async function add(name: string, context: Record<string, string>) {
    const lead = someLead({}, undefined, somePayload({ from_name: name, context }));
    await store.add(lead);
    return lead.id;
  }

  test("leads are found by country, campaign, status, and an address that is not named", async () => {
    const ana = await add("Ana", { country: "ar", campaign: "source=boletin, medium=correo" });
    await add("Bia", { country: "br" });
    await add("Zoe", { country: "<b>" });
    await store.handle(ana, { status: "answered" });
    expect(await names({ countries: ["br"] })).toEqual(["Bia"]);
    expect(await names({ countries: ["ar", "br"] })).toEqual(["Ana", "Bia"]);
    expect(await names({ campaign: "source=boletin medium=correo" })).toEqual(["Ana"]);
    expect(await store.campaigns(0)).toEqual(["source=boletin medium=correo"]);
    expect(await store.campaigns(Date.now() + minute)).toEqual([]);
    expect(await store.campaigns(0, ["ar"])).toHaveLength(1);
    expect(await store.campaigns(0, ["br"])).toEqual([]);
    expect(await names({ statuses: ["new"] })).toEqual(["Bia", "Zoe"]);
    const [{ email } = { email: "" }] = await store.list({ id: ana, limit: 1 });
    const addressKeys = await store.addressKeys(email.toUpperCase());
    expect(addressKeys.join()).not.toContain("ana");
    expect(await names({ addressKeys })).toEqual(["Ana"]);
  });

  test("status, owner and notes are kept together, whoever writes at the same time", async () => {
    const lead = someLead();
    await store.add(lead);
    const note = (text: string) => ({ note: { at: 1, who: "eva@desk.example", text } });
    const other = await database.open();
    await Promise.all([
      store.handle(lead.id, note("Llamar el lunes")),
      other.handle(lead.id, note("Pidió precios")),
      store.handle(lead.id, { status: "in_hand", owner: "eva@desk.example" }),
    ]);
    const [stored] = await store.list({ id: lead.id, limit: 1 });
    expect(stored).toMatchObject({ status: "in_hand", owner: "eva@desk.example" });
    expect(stored?.notes.map(({ text }) => text).sort()).toEqual([
      "Llamar el lunes",
      "Pidió precios",
    ]);
    const [last] = stored?.notes.slice(-1) ?? [];
    await store.handle(lead.id, note(last?.text ?? ""));
    expect(await store.handle(lead.id, { status: "lost", were: "new " })).toBe(false);
    expect(await store.list({ id: lead.id, limit: 1 })).toEqual([stored]);
    const were = handlingMark(stored!);
    expect(await store.handle(lead.id, { status: "answered", were })).toBe(true);
    expect(await store.handle("no-such-lead", { status: "lost" })).toBe(false);
  });

  test("of answers at once on two servers one is sent, and no change waits for another in a circle", async () => {
    const lead = someLead();
    await store.add(lead);
    const servers = [store, await database.open()];
    const at = (n: number) => servers[n % 2] ?? store;
    const mail = () => ({ id: randomUUID(), messageId: `<${randomUUID()}@amparia.example>` });
    const answers = Array.from({ length: 6 }, (_, n) => {
      const own = mail();
      const note = {
        at: 1,
        who: "eva",
        text: `${n}`,
        answer: { deliveryId: own.id, subject: "Re" },
      };
      return at(n).handle(lead.id, { note, by: "eva", afterAnswer: "", mail: own });
    });
    const owners = Array.from({ length: 6 }, (_, n) =>
      at(n).handle(lead.id, { owner: `p${n}@desk.example`, by: "eva", mail: mail() }),
    );
    expect((await Promise.all(answers)).filter(Boolean)).toHaveLength(1);
    expect(await Promise.all(owners)).toEqual(owners.map(() => true));
    const [stored] = await store.list({ id: lead.id, limit: 1 });
    const to = (desk: string) => stored?.deliveries.filter((each) => each.desk === desk);
    expect([to("answer"), to("owner")]).toMatchObject([{ length: 1 }, { length: 6 }]);
  });

  test("a change is undone once, by whoever made it, with its times", async () => {
    const lead = someLead();
    await store.add(lead);
    const read = async () => (await store.list({ id: lead.id, limit: 1 }))[0]!;
    const eva = { by: "eva@desk.example" };
    await store.handle(lead.id, {
      ...eva,
      status: "in_hand",
      owner: eva.by,
      followUp: "2026-12-01",
    });
    await store.handle(lead.id, { ...eva, status: "won", value: 1_700_000, currency: "BRL" });
    expect(await read()).toMatchObject({ status: "won", value: 1_700_000, currency: "BRL" });
    expect((await read()).closedAt).toBeGreaterThan(0);
    expect(await store.handle(lead.id, { isUndo: true, by: "ana@desk.example" })).toBe(false);
    expect(await store.handle(lead.id, { isUndo: true, ...eva })).toBe(true);
    expect(await store.handle(lead.id, { isUndo: true, ...eva })).toBe(false);
    expect(await read()).toMatchObject({ status: "in_hand", owner: eva.by, value: null });
    expect(await read()).toMatchObject({
      followUp: "2026-12-01",
      answeredAt: null,
      closedAt: null,
    });
  });

  test("leads are found by words of theirs and of notes, phone, company, owner and day", async () => {
    const ana = somePayload({ from_name: "Ana Núñez", company: "Seguros del Sur S.A." });
    const bea = somePayload({ from_name: "Beatriz Gil", company: "Seguros del Sur" });
    const leads = [ana, bea].map((payload) => someLead({}, undefined, payload));
    for (const lead of leads) await store.add(lead);
    const [first, second] = leads.map(({ id }) => id) as [string, string];
    expect(await store.indexSome()).toBe(2);
    expect(await store.indexSome()).toBe(0);
    const find = async (text: string) => names({ words: await store.searchWords(text) });
    expect(await find("nunez")).toEqual(["Ana Núñez"]);
    expect(await find("BEAT seg")).toEqual(["Beatriz Gil"]);
    expect(await find("11 5555-0101")).toEqual(["Ana Núñez", "Beatriz Gil"]);
    expect(await find("mensaje zeta")).toEqual([]);
    await store.handle(first, { note: { at: 1, who: "eva", text: "Pidió un descuento" } });
    expect(await find("descuento ana")).toEqual(["Ana Núñez"]);
    const [row] = await database.query("select words from lead_words");
    expect(row?.words).not.toMatch(/nunez|seguros/i);
    expect(await names({ likeCompanyOf: first })).toEqual(["Beatriz Gil"]);
    expect(await names({ code: referenceOf(second) })).toEqual(["Beatriz Gil"]);
    await store.handle(second, { owner: "eva@desk.example", followUp: "2026-11-18" });
    expect(await names({ owner: "eva@desk.example" })).toEqual(["Beatriz Gil"]);
    expect(await names({ owner: "" })).toEqual(["Ana Núñez"]);
    expect(await names({ dueDay: "2026-11-17" })).toEqual([]);
    expect(await names({ dueDay: "2026-11-18" })).toEqual(["Beatriz Gil"]);
    const bySize = await store.list({ sort: "follow_up", limit: 1 });
    expect(bySize).toMatchObject([{ name: "Beatriz Gil" }]);
    expect(await store.reveal(await store.conceal("Ana Núñez"))).toBe("Ana Núñez");
    expect(await store.reveal("no-such-token")).toBeUndefined();
    await store.eraseLead(first);
    await store.eraseLead(second);
    expect(await database.query("select words from lead_words")).toEqual([]);
  });

  test("an owner that an earlier release has noted is the lead's, and found", async () => {
    const lead = someLead();
    await store.add(lead);
    await store.handle(lead.id, { owner: "eva@desk.example" });
    // As it was written: in the notes alone.
    await database.query("update sealed_leads set owner = null, code = null");
    expect(await store.list({ limit: 1 })).toMatchObject([{ owner: "eva@desk.example" }]);
    await store.indexSome();
    expect(await store.list({ owner: "eva@desk.example", limit: 1 })).toHaveLength(1);
  });

  test("the funnel counts leads, answers and results, and neither spam nor what is not for us", async () => {
    const ids = [];
    for (const country of ["br", "br", "br", "ar", "br"]) {
      ids.push(await add("Bia", { country, campaign: "source=boletin" }));
    }
    const [won, lost, answered, spam, other] = ids as [string, string, string, string, string];
    await store.indexSome();
    await store.handle(won, { status: "won", value: 500, currency: "BRL" });
    await store.handle(lost, { status: "lost", reason: "price" });
    await store.handle(answered, { status: "answered" });
    await store.handle(spam, { status: "spam" });
    await store.handle(other, { status: "not_for_us" });
    const dayMs = 24 * 60 * minute;
    const setTimes = (id: string, days: number) =>
      database.query(`update sealed_leads set answered_at = received_at + ${days * dayMs},
        closed_at = received_at + ${days * dayMs} where id = '${id}'`);
    await setTimes(won, 4);
    await setTimes(lost, 1);
    await setTimes(answered, 2);
    const today = new Date().toISOString().slice(0, 10);
    const line = { leads: 3, answered: 3, won: 1, lost: 1, daysToAnswer: 2, daysToWin: 4 };
    const values = [{ currency: "BRL", value: 500 }];
    expect(await store.funnel(today, today, "country")).toEqual([{ name: "br", ...line, values }]);
    expect(await store.funnel(today, today, "campaign")).toMatchObject([
      { name: "source=boletin" },
    ]);
    expect(await store.funnel(today, today, "month")).toMatchObject([{ name: today.slice(0, 7) }]);
    expect(await store.funnel("2026-01-01", "2026-01-31", "all")).toEqual([]);
    for (const [stage, count] of [
      ["leads", 3],
      ["answered", 3],
      ["won", 1],
      ["lost", 1],
    ] as const) {
      expect(await store.count({ stage }), stage).toBe(count);
    }
  });

  test("notes are unreadable without the lead's key, restored with it, and gone with the lead", async () => {
    const lead = someLead();
    await store.add(lead);
    await store.handle(lead.id, {
      status: "lost",
      note: { at: 1, who: "eva", text: "No insistir" },
    });
    const [row] = await database.query("select notes from sealed_leads");
    expect(Buffer.from(row?.notes as Uint8Array).toString()).not.toContain("insistir");
    const [copy] = await store.copies("", 10);
    const elsewhere = await databases.create();
    const empty = await elsewhere.open();
    expect(await empty.restore(copy ? [copy] : [])).toBe(1);
    expect(await empty.list({ limit: 1, statuses: ["lost"] })).toMatchObject([
      { notes: [{ text: "No insistir" }] },
    ]);
    await elsewhere.remove();
    await store.erase(lead.email);
    expect(await database.query("select notes from sealed_leads")).toEqual([]);
  });

  test("a pass is used once, ends in time, and ends with all of its owner's", async () => {
    const pass = { kind: "link", email: "eva@desk.example", lastsMs: minute } as const;
    await store.addPass({ ...pass, hash: "h1" });
    expect(await store.passOwner("h1", "link")).toBe("eva@desk.example");
    expect(await store.passOwner("h1", "session")).toBeUndefined();
    const other = await database.open();
    const both = await Promise.all([store.takePass("h1", "link"), other.takePass("h1", "link")]);
    expect(both.filter(Boolean)).toEqual(["eva@desk.example"]);
    await store.addPass({ ...pass, hash: "h2" });
    await database.moveClock(2 * minute);
    expect(await store.passOwner("h2", "link")).toBeUndefined();
    expect(await store.takePass("h2", "link")).toBeUndefined();
    await database.moveClock(0);
    await store.addPass({ ...pass, hash: "h3", kind: "session" });
    await store.addPass({ ...pass, hash: "h4", kind: "session", email: "ana@desk.example" });
    await store.endPasses("eva@desk.example");
    expect(await store.passOwner("h3", "session")).toBeUndefined();
    expect(await store.passOwner("h4", "session")).toBe("ana@desk.example");
  });

  test("the audit is read newest first, page by page", async () => {
    for (const what of ["read", "status", "erase"] as const) {
      await store.addAudit({ who: "eva@desk.example", what, leadId: "lead-1" });
    }
    const page = await store.audit(Number.MAX_SAFE_INTEGER, 2);
    expect(page).toMatchObject([{ what: "erase", leadId: "lead-1" }, { what: "status" }]);
    expect(await store.audit(page[1]?.id ?? 0, 2)).toMatchObject([{ what: "read" }]);
  });

  test("leads are counted by day and source, held ones left out", async () => {
    const context = { page: "/br/servicos", country: "br", referrer: "www.busca.example" };
    await add("Bia", context);
    await add("Caio", { ...context, campaign: "source=boletin" });
    await store.add(someLead({ heldReason: "trap" }));
    const today = new Date().toISOString().slice(0, 10);
    expect(await store.leadCounts(today, today)).toEqual([
      { day: today, measure: "leads", dimension: "page", value: "/br/servicos", count: 2 },
      { day: today, measure: "leads", dimension: "campaign", value: "source=boletin", count: 1 },
      { day: today, measure: "leads", dimension: "referrer", value: "busca.example", count: 2 },
    ]);
    expect(await store.leadCounts("2026-01-01", "2026-01-31")).toEqual([]);
  });
});
