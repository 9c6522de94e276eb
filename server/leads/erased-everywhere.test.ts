// The whole way of one person: through the form, in the store, its log, mails, backups and the server's log, and out again.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { runLeads } from "#server/cli/testing/run-leads.ts";
import { createLog } from "#server/log.ts";
import { database, describeEachStore } from "#server/testing/each-store.ts";
import { somePayload, stateCounts } from "#server/testing/leads.ts";
import { patiently } from "#server/testing/patience.ts";
import { postLead, startServer } from "#server/testing/server.ts";

/** Nothing else contains these words; a mail may break or encode longer ones. */
const person = {
  from_name: "Zenobia Quetzal",
  reply_to: "zenobia.quetzal@correo.example",
  company: "Xilofonistas Reunidos",
  message: "Wolframio kryptonita, palabras que nadie mas escribe.",
  context: { page: "/zyzzyva", country: "ar", language: "es", campaign: "yuxtapuesta" },
};
const words = /zenobia|quetzal|xilofonistas|wolframio|kryptonita|zyzzyva|yuxtapuesta/i;

describeEachStore(() => {
  let backups: string;

  beforeEach(async () => {
    backups = mkdtempSync(join(tmpdir(), "leads-backups-"));
  });
  afterEach(async () => {
    rmSync(backups, { recursive: true });
  });

  const leads = (...args: string[]) => runLeads(database.env, ...args);

  /** SQLite's tables and log are in DATA_DIR. PostgreSQL's log, which its databases share, is searched in its own tests. */
  const folders = () => [...new Set([database.dataDir, database.folder, backups])];

  async function filesThatTell(): Promise<string[]> {
    await database.flush();
    // Files may vanish meanwhile.
    const found = spawnSync("grep", ["-rlsaiE", words.source, ...folders()], {
      encoding: "utf8",
      env: { ...process.env, LC_ALL: "C" },
    });
    return found.stdout.split("\n").filter(Boolean);
  }

  test("an erased person's words are found nowhere, nor come back with a backup", async () => {
    const logLines: string[] = [];
    const log = createLog("debug", { write: (line) => logLines.push(line) });
    const site = await startServer({ ...database.env }, { log });
    const post = async (changes: Record<string, unknown>) =>
      expect((await postLead(site.url, somePayload(changes))).status).toBe(202);
    await post({});
    await post(person);
    await post({ ...person, message: `${person.message} Otra vez.` });
    await post({ ...person, message: `${person.message} Y retenido.`, homepage: "http://x" });
    const store = await database.open();
    await vi.waitFor(
      async () => expect(await stateCounts(store)).toMatchObject({ sent: 6, held: 2 }),
      patiently,
    );
    await leads("backup", backups);
    const older = readdirSync(backups).find((file) => file.startsWith("leads-"));
    // Mails are plain text, so that the search below is known to find something.
    expect((await filesThatTell()).every((file) => file.endsWith(".eml"))).toBe(true);
    expect(await filesThatTell()).toHaveLength(4);

    expect(await leads("erase", "--email", person.reply_to.toUpperCase())).toContain(
      "Erased 3 leads, 4 mail files.",
    );
    await post({});
    await leads("backup", backups);
    expect(await filesThatTell()).toEqual([]);
    for (const command of [["list"], ["export"], ["export", "--format", "json"]]) {
      expect(await leads(...command)).not.toMatch(words);
    }
    expect(logLines.join("\n")).not.toMatch(words);
    expect(logLines.length).toBeGreaterThan(10);
    await site.close();

    // The older file has them all, but their keys are gone.
    await leads("restore", "--merge", join(backups, older!));
    expect(await leads("export")).not.toMatch(words);
    expect(await filesThatTell()).toEqual([]);
  });
});
