import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type LeadStore, StoreUnavailable } from "#server/leads/store.ts";
import { fileTransport } from "#server/mail/file-transport.ts";
import { someLead } from "#server/testing/leads.ts";
import { bePatient } from "#server/testing/patience.ts";
import {
  sqliteDatabases,
  type TestDatabase,
  type TestDatabases,
  testedStores,
} from "#server/testing/stores.ts";
import { UsageError } from "./arguments.ts";
import { runCommand } from "./run.ts";

bePatient();

describe.each(testedStores)("$name", ({ databases }) => {
  let server: TestDatabases;
  let database: TestDatabase;
  /** The running server's. */
  let store: LeadStore;

  beforeAll(async () => {
    server = await databases();
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    database = await server.create();
    store = await database.open();
  });
  afterEach(() => database.remove());

  async function leads(...args: string[]): Promise<string> {
    let output = "";
    const print = (text: string) => {
      output += text;
    };
    await runCommand({ args, env: database.env, print });
    return output;
  }

  test("list shows a table, newest first, and says when there is nothing", async () => {
    expect(await leads("list")).toBe("No leads match.\n");
    await store.add(someLead({ name: "Ana", contactType: "provider" }));
    await database.age(60_000);
    await store.add(someLead({ name: "山田 太郎" }));
    const lines = (await leads("list")).split("\n");
    expect(lines[0]).toMatch(/^ID +RECEIVED \(UTC\) +TYPE +NAME +E-MAIL +DELIVERIES$/);
    expect(lines[1]).toMatch(/山田 太郎 .* 2 waiting$/);
    expect(lines[2]).toMatch(/provider +Ana /);
    expect(lines.at(-2)).toBe("2 leads");
    expect(await leads("list", "--limit", "1")).toContain("1 lead\n");
  });

  test("filters and --json", async () => {
    await store.add(someLead({ contactType: "investor", email: "eva@correo.example" }));
    await store.add(someLead({ heldReason: "trap" }));
    const count = async (...args: string[]) =>
      JSON.parse(await leads("list", "--json", ...args)).length;
    expect(await count()).toBe(2);
    expect(await count("--type", "investor")).toBe(1);
    expect(await count("--email", "EVA@correo.example")).toBe(1);
    expect(await count("--state", "held")).toBe(1);
    expect(await count("--since", "1h")).toBe(2);
    expect(await count("--until", "2020-01-01")).toBe(0);
  });

  test("show tells everything about a lead", async () => {
    const lead = someLead({ message: "primera\nsegunda" });
    await store.add(lead);
    const output = await leads("show", lead.id);
    for (const part of [lead.name, lead.email, "primera\nsegunda", "claims", "commercial"]) {
      expect(output).toContain(part);
    }
    expect(JSON.parse(await leads("show", lead.id, "--json"))).toMatchObject({ id: lead.id });
    await expect(leads("show", "nobody")).rejects.toThrow(UsageError);
  });

  test("CSV is quoted and runs no formula", async () => {
    await store.add(
      someLead({ name: '=HYPERLINK("http://evil")', company: "+1", message: 'dijo "sí"\nfin' }),
    );
    const output = await leads("export", "--format", "csv");
    expect(output.startsWith('\ufeff"id","received"')).toBe(true);
    expect(output).toContain(`"'=HYPERLINK(""http://evil"")"`);
    expect(output).toContain(`"'+1"`);
    expect(output).toContain('"dijo ""sí""\nfin"');
  });

  test("JSON exports are one list", async () => {
    expect(JSON.parse(await leads("export", "--format", "json"))).toEqual([]);
    await Promise.all(Array.from({ length: 3 }, () => store.add(someLead())));
    const exported: { id: string }[] = JSON.parse(await leads("export", "--format", "json"));
    expect(new Set(exported.map((lead) => lead.id)).size).toBe(3);
  });

  test("retry sends again one lead, what was set aside, or what was held", async () => {
    const held = someLead({ heldReason: "too_fast" });
    await store.add(held);
    await store.add(someLead());
    for (const claim of await store.claim(10)) await store.setAside(claim, "smtp_550");
    expect(await leads("retry")).toBe("2 deliveries will be sent again.\n");
    expect(JSON.parse(await leads("retry", held.id, "--json"))).toEqual({ deliveries: 2 });
    expect(await leads("retry", "--state", "held")).toContain("0 deliveries");
    expect(await store.countByState()).toMatchObject({ waiting: 4 });
  });

  test("erase removes a person from store and mail files, and says what", async () => {
    const lead = someLead({ email: "eva@correo.example" });
    await store.add(lead);
    await store.add(someLead());
    const files = fileTransport(database.dataDir);
    for (const claim of await store.claim(10)) {
      const { deliveryId } = claim;
      await files.send({ deliveryId, from: "a", to: "b", raw: Buffer.from(claim.lead.email) });
      await store.markSent(claim);
    }
    expect(await leads("erase", "--email", "eva@correo.example", "--dry-run")).toContain(lead.id);
    const said = await leads("erase", "--email", "eva@correo.example");
    expect(said).toContain("Erased 1 lead, 2 deliveries, 2 mail files.");
    expect(await store.list({ limit: 10 })).toHaveLength(1);
    expect(readdirSync(join(database.dataDir, "mail"))).toHaveLength(2);
    expect(JSON.parse(await leads("erase", "--email", "eva@correo.example", "--json"))).toEqual({
      leads: 0,
      deliveries: 0,
      mailFiles: 0,
    });
  });
});

test.each([
  [["dance"], /no command "dance"/],
  [["show"], /needs the ID/],
  [["erase"], /needs --email/],
  [["list", "--state", "lost"], /--state must be one of/],
  [["list", "--since", "ayer"], /neither a date nor an age/],
  [["list", "--limit", "0"], /--limit/],
  [["list", "--colour"], /--colour/],
  [["show", "1", "2"], /Unexpected: 2/],
])("%j is refused with a reason", async (args, reason) => {
  await expect(runCommand({ args, env: {}, print: () => {} })).rejects.toThrow(reason);
});

test("a folder without a store is not turned into one", async () => {
  const run = runCommand({ args: ["list"], env: { DATA_DIR: "/nowhere" }, print: () => {} });
  await expect(run).rejects.toThrow("no lead store");
});

test("a broken store is an error of the command", async () => {
  const database = await (await sqliteDatabases()).create();
  const store = await database.open();
  await store.close();
  const file = join(database.dataDir, "leads.sqlite");
  const headBytes = 4096;
  writeFileSync(file, readFileSync(file).fill(0xff, headBytes));
  const args = ["erase", "--email", "eva@correo.example"];
  const run = runCommand({ args, env: database.env, print: () => {} });
  await expect(run).rejects.toThrow(StoreUnavailable);
  rmSync(database.dataDir, { recursive: true });
});

test("help names every command", async () => {
  let output = "";
  const print = (text: string) => {
    output += text;
  };
  await runCommand({ args: ["--help"], env: {}, print });
  for (const name of ["list", "show", "export", "retry", "erase"]) expect(output).toContain(name);
});
