import { existsSync } from "node:fs";
import { join } from "node:path";
import { readConfig } from "#server/config.ts";
import { openStore } from "#server/leads/open-store.ts";
import { type Command, type Print, parseArguments, UsageError } from "./arguments.ts";
import { backup } from "./backup.ts";
import { discard, erase, exportLeads, list, resend, retry, show, trustClock } from "./commands.ts";
import { help } from "./help.ts";
import { prepare } from "./prepare.ts";
import { restore } from "./restore.ts";
import { reportFailure, testMail, testWebhook } from "./test-delivery.ts";

const commands = new Map<string, Command>([
  ["list", list],
  ["show", show],
  ["export", exportLeads],
  ["retry", retry],
  ["resend", resend],
  ["discard", discard],
  ["erase", erase],
  ["backup", backup],
  ["restore", restore],
  ["prepare", prepare],
  ["trust-clock", trustClock],
]);

type Options = { args: string[]; env: Record<string, string | undefined>; print: Print };

/** Opens the store, runs the command and always closes the store. */
export async function runCommand({ args, env, print }: Options): Promise<void> {
  const { name, ...given } = parseArguments(args);
  if (name === "help") return print(help);
  if (name === "test-mail") return testMail(given.subject, print, readConfig(env));
  if (name === "test-webhook") return testWebhook(print, readConfig(env));
  if (name === "report-failure") return reportFailure(given.subject, print, readConfig(env));
  const command = commands.get(name)?.(given);
  if (!command) throw new UsageError(`There is no command "${name}".`);
  const config = readConfig(env);
  const { databaseUrl, dataDir } = config;
  if (!databaseUrl && name !== "restore" && !existsSync(join(dataDir, "leads.sqlite"))) {
    throw new UsageError(
      `There is no lead store in DATA_DIR (${dataDir}) yet, or this user may not read it.`,
    );
  }
  // The command fails with the reason; there is no server to restart.
  const store = openStore({ databaseUrl, dataDir, onFatal: () => {} });
  try {
    await store.prepare();
    await command({ store, config, print });
  } finally {
    await store.close();
  }
}
