// What the desk reads and writes, one suite for both stores.
import { expect, test } from "vitest";
import { database, databases, describeEachStore, store } from "#server/testing/each-store.ts";
import { someLead, somePayload } from "#server/testing/leads.ts";
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
    expect(await names({ status: "new" })).toEqual(["Bia", "Zoe"]);
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
    const were = "in_hand eva@desk.example";
    expect(await store.handle(lead.id, { status: "answered", were })).toBe(true);
    expect(await store.handle("no-such-lead", { status: "lost" })).toBe(false);
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
    expect(await empty.list({ limit: 1, status: "lost" })).toMatchObject([
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
