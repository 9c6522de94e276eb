import { killPostgres } from "#scripts/faults/kill-postgres.ts";
import { killServer } from "#scripts/faults/kill-server.ts";
import { reportOf } from "#scripts/faults/report.ts";
import { startPostgres } from "#server/testing/postgres.ts";
import { postgresDatabases, sqliteDatabases } from "#server/testing/stores.ts";

const t = Date.now();
const r1 = await killServer("SQLite", await sqliteDatabases(), 3);
console.log(r1, Date.now() - t);
const pgServer = await startPostgres();
const dbs = await postgresDatabases(pgServer);
const r2 = await killServer("PostgreSQL", dbs, 3);
console.log(r2, Date.now() - t);
const r3 = await killPostgres(pgServer, dbs, 3);
console.log(reportOf([r1, r2, r3]), Date.now() - t);
await pgServer.stop();
