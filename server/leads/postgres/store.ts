import { createLeadStore } from "../lead-store.ts";
import { part } from "../sql.ts";
import type { LeadStore } from "../store.ts";
import { openDatabase, openPool } from "./database.ts";
import { knowingHost } from "./known-host.ts";
import { migrate } from "./migrate.ts";

type Options = {
  url: string;
  /** Where this server keeps its erasure ledger. */
  dataDir: string;
};

/** Connects on first use: the site starts and serves pages while the database is down. */
export function openPostgresStore({ url, dataDir }: Options): LeadStore {
  const pool = openPool(url);
  return createLeadStore({
    database: openDatabase(pool),
    dataDir,
    migrate: () => knowingHost({ url, dataDir }, () => migrate(pool)),
    // Five attempts of 200 ms to migrate in six seconds leave the tables to the running release.
    migrateAgainMs: 1_000,
    // The locks that a new lead takes.
    checks: [
      part`lock table sealed_leads, lead_keys, lead_deliveries in row exclusive mode`,
      part`update upkeep set written_at = now_ms()`,
    ],
    // A removed lead cannot be read without its key.
    scrub: async () => true,
    close: () => pool.end(),
  });
}
