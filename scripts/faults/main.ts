// `npm run test:faults [name...]`: breaks things on purpose and counts what became of the leads. Names choose faults.
import { startPostgres } from "#server/testing/postgres.ts";
import { postgresDatabases, sqliteDatabases } from "#server/testing/stores.ts";
import { fullDisk, writeErrors } from "./disk.ts";
import { fourServers } from "./four-servers.ts";
import { killPostgres } from "./kill-postgres.ts";
import { killServer } from "./kill-server.ts";
import { type Fault, holds, type Result, reportOf } from "./report.ts";
import { shedding } from "./shedding.ts";
import { smtpFaults } from "./smtp.ts";
import { syncBeforeAnswer } from "./sync-before-answer.ts";

const postgres = await startPostgres();
const onPostgres = await postgresDatabases(postgres);
const onSqlite = await sqliteDatabases();

const faults: Fault[] = [
  { name: "sync", run: async () => [await syncBeforeAnswer()] },
  { name: "kill-sqlite", run: async () => [await killServer("SQLite", onSqlite)] },
  { name: "kill-postgres-server", run: async () => [await killServer("PostgreSQL", onPostgres)] },
  { name: "kill-postgres", run: async () => [await killPostgres(postgres, onPostgres)] },
  { name: "four-servers", run: async () => [await fourServers(onPostgres)] },
  { name: "disk", run: async () => [await writeErrors(), await fullDisk()] },
  { name: "smtp", run: smtpFaults },
  { name: "shedding", run: async () => [await shedding()] },
];

const chosen = process.argv.slice(2);
const results: Result[] = [];
try {
  for (const { name, run } of faults) {
    if (chosen.length > 0 && !chosen.includes(name)) continue;
    console.log(`${name} ...`);
    results.push(...(await run()));
  }
} finally {
  await postgres.stop();
}
console.log(`\n${reportOf(results)}`);
process.exit(results.length > 0 && results.every(holds) ? 0 : 1);
