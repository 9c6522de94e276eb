import { sqliteDatabases } from "#server/testing/stores.ts";
import type { Result } from "./report.ts";
import { spawnServer } from "./server-process.ts";
import { createVisitors } from "./visitors.ts";

/** Settings that would lose leads unnoticed. */
const wrong: Record<string, Record<string, string>> = {
  "example desks": { SMTP_URL: "smtp://127.0.0.1:2525", DESKS: "" },
  "a desk without an address": {
    SMTP_URL: "smtp://127.0.0.1:2525",
    DESKS: '{"claims":"c@a.example"}',
  },
  "an example sender": { SMTP_URL: "smtp://127.0.0.1:2525", MAIL_FROM: "" },
  "a mail server without a scheme": { SMTP_URL: "mail.example:587" },
};

/** Servers with wrong settings do not start; one with correct settings does. */
export async function wrongSettings(): Promise<Result> {
  const database = await (await sqliteDatabases()).create();
  const started: string[] = [];
  for (const [name, settings] of Object.entries(wrong)) {
    const server = await spawnServer({ ...database.env, ...settings }, { errors: "ignore" }).catch(
      () => null,
    );
    if (server) started.push(name);
    await server?.stop();
  }
  const visitors = createVisitors();
  const server = await spawnServer(database.env);
  await visitors.sendAll([server.url], 5);
  await server.stop();
  const tally = await visitors.tally(await database.open());
  await database.remove();
  const problem = started.length > 0 ? `started with ${started.join(", ")}` : undefined;
  return { fault: "settings that lose leads", tries: Object.keys(wrong).length, ...tally, problem };
}
