import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { pathOf } from "#core/paths.ts";
import { StoreUnavailable } from "#server/leads/store.ts";
import { fileTransport } from "#server/mail/file-transport.ts";
import { database, databases, describeEachStore, store } from "#server/testing/each-store.ts";
import { someLead, somePayload, stateCounts } from "#server/testing/leads.ts";
import { breakSqlite, sqliteDatabases } from "#server/testing/stores.ts";
import { UsageError } from "./arguments.ts";
import { runLeads } from "./testing/run-leads.ts";

describeEachStore(() => {
  const leads = (...args: string[]) => runLeads(database.env, ...args);

  test("list shows a table, newest first, and says when there is nothing", async () => {
    expect(await leads("list")).toBe("No leads match.\n");
    await store.add(someLead({ name: "Ana", contactType: "provider" }));
    await database.age(60_000);
    await store.add(someLead({ name: "山田 太郎", country: "br", company: "Fundo Sul" }));
    const lines = (await leads("list")).split("\n");
    expect(lines[0]).toMatch(
      /^ID +RECEIVED \(UTC\) +TYPE +COUNTRY +NAME +COMPANY +E-MAIL +PHONE +DELIVERIES +PROGRAMME$/,
    );
    expect(lines[1]).toMatch(/br +山田 太郎 +Fundo Sul .* 2 waiting$/);
    expect(lines[2]).toMatch(/provider +ar +Ana /);
    expect(lines.at(-2)).toBe("2 leads");
    expect(await leads("list", "--limit", "1")).toContain("\n1 of 2 leads\n");
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
    for (const part of [lead.name, lead.email, "> primera\n> segunda\n", "claims", "commercial"]) {
      expect(output).toContain(part);
    }
    expect(JSON.parse(await leads("show", lead.id, "--json"))).toMatchObject({ id: lead.id });
    await expect(leads("show", "nobody")).rejects.toThrow(UsageError);
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
    expect(await leads("retry", "--state", "waiting")).toContain("4 deliveries");
    expect(await stateCounts(store)).toMatchObject({ waiting: 4 });
    await expect(leads("retry", "nobody")).rejects.toThrow(UsageError);
  });

  test("show tells when what is being sent is another server's", async () => {
    const lead = someLead();
    await store.add(lead);
    await store.claim(1);
    const [row] = (await leads("show", lead.id)).split("\n").filter((line) => /sending/.test(line));
    expect(row).toMatch(/sending +0 +\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/);
  });

  test("discard ends what was not sent, and keeps the reason in the list and in the ledger", async () => {
    const lead = someLead({ heldReason: "trap" });
    await store.add(lead);
    expect(await leads("discard", lead.id, "--reason", "spam\nof a kind")).toBe(
      "2 deliveries will not be sent. `leads resend` undoes it.\n",
    );
    expect(await leads("list", "--state", "discarded")).toContain("2 discarded");
    expect(await leads("show", lead.id)).toContain("spam of a kind");
    const ledger = readFileSync(join(database.dataDir, "erased.jsonl"), "utf8").trim();
    expect(JSON.parse(ledger)).toEqual({
      discarded: lead.id,
      deliveryIds: expect.arrayContaining(lead.deliveries.map(({ id }) => id)),
      discardedAt: expect.any(Number),
      reason: "spam of a kind",
    });
    expect(JSON.parse(await leads("discard", lead.id, "--reason", "x", "--json"))).toEqual({
      deliveries: 0,
    });
    expect(await leads("resend", lead.id)).toContain("2 deliveries");
    // A store that reads the ledger erases nothing of it.
    expect(await (await database.open()).list({ limit: 10 })).toHaveLength(1);
    await expect(leads("discard", "nobody", "--reason", "x")).rejects.toThrow(UsageError);
  });

  test("erase ID removes one lead and leaves its sender's others", async () => {
    const [spam, genuine] = [1, 2].map(() => someLead({ email: "eva@correo.example" }));
    await store.add(spam!);
    await store.add(genuine!);
    expect(await leads("erase", spam!.id, "--dry-run")).toContain("Nothing was erased");
    expect(await leads("erase", spam!.id)).toContain("Erased 1 lead, 0 mail files.");
    expect((await store.list({ limit: 10 })).map(({ id }) => id)).toEqual([genuine!.id]);
    await expect(leads("erase", spam!.id)).rejects.toThrow(UsageError);
  });

  test("the phone has a column of its own", async () => {
    const lead = someLead();
    await store.add(lead);
    await store.add(someLead({ message: "Sin teléfono, pero largo." }));
    expect(await leads("list")).toMatch(/PHONE.*\n.*\n?.*\+54 11 5555 0101/);
    expect(await leads("show", lead.id)).toMatch(/Phone +\+54 11 5555 0101/);
    expect(JSON.parse(await leads("show", lead.id, "--json")).phone).toBe("+54 11 5555 0101");
    const csv = await leads("export");
    expect(csv).toContain("email,phone,company");
    expect(csv).toContain(`${lead.email},"'+54 11 5555 0101",`);
  });

  test("an export to a file is the file alone, for its owner alone", async () => {
    await store.add(someLead());
    const output = join(database.dataDir, "leads.csv");
    expect(await leads("export", "--output", output)).toBe(`Written to ${output}.\n`);
    expect(readFileSync(output, "utf8")).toBe(await leads("export"));
    expect(statSync(output).mode & 0o777).toBe(0o600);
    await expect(leads("export", "--output", output)).rejects.toThrow("exists already");
    await expect(leads("export", "--output", "/nowhere/x.csv")).rejects.toThrow(UsageError);
    const listed = join(database.dataDir, "list.txt");
    expect(await leads("list", "--output", listed)).toBe(`Written to ${listed}.\n`);
    expect(readFileSync(listed, "utf8")).toBe(await leads("list"));
  });

  test("a programme is listed in short, and shown and exported as the link to its page", async () => {
    const programme =
      "v2.2026-11&country=us&company=health&basis=included&customers=900&services=onlineDoctor";
    const lead = someLead({}, undefined, somePayload({ context: { programme } }));
    await store.add(lead);
    const link = `http://localhost:3000${pathOf("us", "programme")}#${programme}`;
    expect((await leads("list")).split("\n")[1]).toMatch(/us, health, 900 customers, 1 service$/);
    expect(await leads("show", lead.id)).toContain(link);
    expect(await leads("export")).toContain(`,${link},`);
    const [exported] = JSON.parse(await leads("export", "--format", "json"));
    expect(exported).toMatchObject({ programme, programmeLink: link });
    expect(exported.estimate.result.allIn.likely).toBeGreaterThan(0);
  });

  test("a backup comes back whole in an empty store, without who was erased since", async () => {
    const folder = join(database.dataDir, "backups");
    const [kept, erased] = [someLead(), someLead({ message: "palabras muy secretas" })];
    for (const lead of [kept, erased]) await store.add(lead);
    for (const claim of await store.claim(1)) await store.markSent(claim);
    expect(await leads("backup", folder)).toContain("2 leads in ");
    const [older] = readdirSync(folder).filter((name) => name.startsWith("leads-"));
    for (const name of readdirSync(folder)) {
      expect(statSync(join(folder, name)).mode & 0o077).toBe(0);
      expect(readFileSync(join(folder, name), "utf8")).not.toMatch(/secretas|@correo/);
    }
    const keyOf = (id: string) =>
      readFileSync(join(folder, "keys.jsonl"), "utf8")
        .split("\n")
        .find((line) => line.includes(id));
    expect(keyOf(erased.id)).toBeDefined();
    await leads("erase", "--email", erased.email);
    await leads("backup", folder);
    expect(keyOf(erased.id)).toBeUndefined();
    expect(keyOf(kept.id)).toBeDefined();

    const empty = await databases.create();
    const run = (...args: string[]) => runLeads(empty.env, ...args);
    const said = await run("restore", join(folder, older!));
    expect(said).toContain("Restored 1 lead of 2");
    expect(said).toContain("1 without a key");
    const restored = await empty.open();
    expect(await restored.list({ limit: 10 })).toEqual(await store.list({ limit: 10 }));
    await expect(run("restore", folder)).rejects.toThrow("has leads already");
    expect(await run("restore", folder, "--merge")).toMatch(/Restored 0 leads of 1 .*\n1 there/);
    expect(readFileSync(join(empty.dataDir, "erased.jsonl"), "utf8")).toContain(erased.id);
    await empty.remove();
  });

  test("keys of leads that are gone for no known reason stay in the backup", async () => {
    const folder = join(database.dataDir, "backups");
    const lead = someLead();
    await store.add(lead);
    await leads("backup", folder);
    await database.query("delete from lead_deliveries");
    await database.query("delete from sealed_leads");
    await database.query("delete from lead_keys");
    await leads("backup", folder);
    const [older] = readdirSync(folder).filter((name) => name.startsWith("leads-"));
    expect(await leads("restore", join(folder, older!))).toContain("Restored 1 lead of 1");
    expect(await store.list({ limit: 10 })).toMatchObject([{ message: lead.message }]);
  });

  test("a backup that is not whole, or has other keys, is refused before anything is restored", async () => {
    const folder = join(database.dataDir, "backups");
    for (let n = 0; n < 3; n++) await store.add(someLead());
    await leads("backup", folder);
    await database.query("delete from lead_deliveries");
    await database.query("delete from sealed_leads");
    await database.query("delete from lead_keys");
    const [name] = readdirSync(folder).filter((file) => file.startsWith("leads-"));
    const [path, keys] = [join(folder, name!), join(folder, "keys.jsonl")];
    const [wholeLeads, wholeKeys] = [path, keys].map((file) => readFileSync(file, "utf8"));
    const damaged = async (file: string, text: string, problem: string) => {
      writeFileSync(file, text);
      await expect(leads("restore", folder)).rejects.toThrow(problem);
      expect(await store.list({ limit: 10 })).toEqual([]);
      writeFileSync(path, wholeLeads!);
      writeFileSync(keys, wholeKeys!);
    };
    const lines = wholeKeys!.split("\n");
    const other = Buffer.alloc(32).toString("base64");
    await damaged(keys, wholeKeys!.replaceAll(/"key":"[^"]+"/g, `"key":"${other}"`), "other keys");
    await damaged(keys, wholeKeys!.replaceAll(/"id":"/g, '"id":"x'), "another backup");
    await damaged(keys, lines.slice(0, 2).join("\n"), "keys.jsonl is cut short");
    await damaged(keys, wholeKeys!.replace(/20\d\d-/, "2001-"), "is older than");
    await damaged(path, wholeLeads!.replace('"client"', '"investor"'), "cut short or damaged");
    await damaged(join(folder, "leads-2999-01-01T00-00-00.000Z.jsonl"), "", "in the future");
    rmSync(join(folder, "leads-2999-01-01T00-00-00.000Z.jsonl"));
    await expect(leads("restore", join(folder, "none"))).rejects.toThrow("no backup");

    writeFileSync(path, wholeLeads!.split("\n").slice(0, 2).join("\n"));
    await expect(leads("restore", folder, "--partial")).rejects.toThrow("cut short");
    expect(await store.list({ limit: 10 })).toHaveLength(2);
  });

  test("two backups at once are two, or one that says so; one that was killed holds up nobody", async () => {
    const folder = join(database.dataDir, "backups");
    await store.add(someLead());
    const ended = await Promise.allSettled([leads("backup", folder), leads("backup", folder)]);
    const refused = ended.flatMap((each) => (each.status === "rejected" ? [each.reason] : []));
    for (const { message } of refused) expect(message).toContain("Another backup");
    expect(refused.length).toBeLessThan(2);
    const held = join(folder, "lock.sqlite");
    const holding = `const {DatabaseSync} = require("node:sqlite");
      const lock = new DatabaseSync(${JSON.stringify(held)}); lock.exec("begin exclusive");
      console.log("held"); setInterval(() => {}, 1000)`;
    const holder = spawn(process.execPath, ["--eval", holding], { stdio: ["ignore", "pipe", 2] });
    onTestFinished(() => void holder.kill("SIGKILL"));
    await once(holder.stdout!, "data");
    await expect(leads("backup", folder)).rejects.toThrow("Another backup");
    holder.kill("SIGKILL");
    await once(holder, "exit");
    // A lock with the number of a process that lives, as earlier releases left them.
    writeFileSync(join(folder, "backup.lock"), String(process.pid));
    await leads("backup", folder);
    rmSync(join(folder, "backup.lock"));
    expect(readdirSync(folder).filter((name) => /part|lock/.test(name))).toEqual([]);
    await expect(leads("backup", join(folder, "keys.jsonl", "x"))).rejects.toThrow(
      /cannot be written to .*ENOTDIR/,
    );
  });

  test("backup --keep removes the oldest files of leads, unless the store is empty", async () => {
    const folder = join(database.dataDir, "backups");
    await store.add(someLead());
    const files = () => readdirSync(folder).filter((name) => name.startsWith("leads-"));
    for (let n = 0; n < 3; n++) await leads("backup", folder);
    const newest = files().at(-1);
    await leads("backup", folder, "--keep", "2");
    expect(files()).toHaveLength(2);
    expect(files()[0]).toBe(newest);
    expect((await store.lastBackup()).at).not.toBeNull();
    expect(await leads("restore", folder, "--merge")).toContain("1 there");
    for (const { id } of await store.list({ limit: 10 })) await store.eraseLead(id);
    await leads("backup", folder, "--keep", "1");
    expect(files()).toHaveLength(3);
  });

  test("trust-clock believes the clock", async () => {
    await store.believeClock(1);
    const { nowMs } = await store.clock();
    expect(await leads("trust-clock")).toMatch(/^It is \d{4}-/);
    expect((await store.clock()).believedMs).toBeGreaterThanOrEqual(nowMs);
  });

  test("erase removes a person from store and mail files, and says what", async () => {
    const lead = someLead({ email: "eva@correo.example" });
    await store.add(lead);
    await store.add(someLead());
    const files = fileTransport(database.dataDir);
    for (const claim of await store.claim(10)) {
      const { deliveryId, lead } = claim;
      await files.send({
        leadId: lead.id,
        deliveryId,
        from: "a",
        to: "b",
        raw: Buffer.from(claim.lead.email),
      });
      await store.markSent(claim);
    }
    expect(await leads("erase", "--email", "eva@correo.example", "--dry-run")).toContain(lead.id);
    const said = await leads("erase", "--email", "eva@correo.example");
    expect(said).toContain("Erased 1 lead, 2 mail files.");
    expect(await store.list({ limit: 10 })).toHaveLength(1);
    expect(readdirSync(join(database.dataDir, "mail"))).toHaveLength(2);
    expect(JSON.parse(await leads("erase", "--email", "eva@correo.example", "--json"))).toEqual({
      leads: 0,
      mailFiles: 0,
      isScrubbed: true,
    });
  });
});

test.each([
  [["dance"], /no command "dance"/],
  [["show"], /needs the ID/],
  [["erase"], /needs the ID of a lead, or --email/],
  [["erase", "1", "--email", "a@b.example"], /not both/],
  [["discard", "1"], /needs --reason/],
  [["discard", "--reason", "x"], /needs the ID/],
  [["resend"], /needs the ID/],
  [["backup"], /needs a folder/],
  [["restore"], /needs a backup/],
  [["list", "--state", "lost"], /--state must be one of/],
  [["list", "--since", "ayer"], /neither a date nor an age/],
  [["list", "--limit", "0"], /--limit/],
  [["backup", "folder", "--keep", "0"], /--keep must be/],
  [["report-failure"], /needs the name/],
  [["list", "--colour"], /--colour/],
  [["show", "1", "2"], /Unexpected: 2/],
])("%j is refused with a reason", async (args, reason) => {
  await expect(runLeads({}, ...args)).rejects.toThrow(reason);
});

test("a folder without a store is not turned into one", async () => {
  await expect(runLeads({ DATA_DIR: "/nowhere" }, "list")).rejects.toThrow("no lead store");
});

test("a broken store is an error of the command", async () => {
  const database = await (await sqliteDatabases()).create();
  const store = await database.open();
  await store.close();
  breakSqlite(database.dataDir);
  const erasing = runLeads(database.env, "erase", "--email", "eva@correo.example");
  await expect(erasing).rejects.toThrow(StoreUnavailable);
  rmSync(database.dataDir, { recursive: true });
});

test("help names every command", async () => {
  const help = await runLeads({}, "--help");
  const names = "list show export retry resend discard erase backup restore prepare trust-clock";
  for (const name of names.split(" ")) expect(help).toContain(name);
});
