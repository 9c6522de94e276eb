import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Config, readConfig } from "#server/config.ts";
import { openStore } from "#server/leads/open-store.ts";
import type { LeadStore } from "#server/leads/store.ts";
import { type Command, type Print, parseCommand, UsageError } from "./arguments.ts";
import { backup } from "./backup.ts";
import { discard, erase, list, resend, retry, show, trustClock } from "./commands.ts";
import { exportAll } from "./export.ts";
import { help } from "./help.ts";
import type { ProgramOptions } from "./program.ts";
import { restore } from "./restore.ts";
import { testMail } from "./test-mail.ts";
import { testWebhook } from "./test-webhook.ts";

/** Opens the store, runs the command and always closes the store. */
export async function runCommand({ args, env, print }: ProgramOptions): Promise<void> {
  const command = parseCommand(args, Date.now());
  if (command.name === "help") return print(help);
  const config = readConfig(env);
  if (command.name === "test-mail") return testMail(command, print, config);
  if (command.name === "test-webhook") return testWebhook(print, config);
  const { databaseUrl, dataDir } = config;
  const mayCreate = command.name === "restore";
  if (!databaseUrl && !mayCreate && !existsSync(join(dataDir, "leads.sqlite"))) {
    throw new UsageError(
      `There is no lead store in DATA_DIR (${dataDir}) yet, or this user may not read it.`,
    );
  }
  // The command fails with the reason; there is no server to restart.
  const store = openStore({ databaseUrl, dataDir, onFatal: () => {} });
  try {
    await store.prepare();
    // Leads stored by a server of an older release are listed too.
    while ((await store.indexLeads()) > 0);
    await execute(command, store, print, config);
  } finally {
    await store.close();
  }
}

function execute(
  command: Exclude<Command, { name: "help" | "test-mail" | "test-webhook" }>,
  store: LeadStore,
  print: Print,
  config: Config,
): Promise<void> {
  switch (command.name) {
    case "list":
      return list(store, command, print, config);
    case "show":
      return show(store, command, print, config);
    case "export":
      return exportAll(store, command, print, config.publicOrigin);
    case "retry":
      return retry(store, command, print);
    case "resend":
      return resend(store, command, print);
    case "backup":
      return backup(store, command, print);
    case "restore":
      return restore(store, command, print);
    case "trust-clock":
      return trustClock(store, print);
    case "discard":
      return discard(store, command, print, config);
    case "erase":
      return erase(store, command, print, config);
  }
}
