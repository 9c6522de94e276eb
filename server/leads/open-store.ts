import { openPostgresStore } from "./postgres/store.ts";
import { openSqliteStore } from "./sqlite/store.ts";
import type { LeadStore } from "./store.ts";

type Options = {
  databaseUrl: string | undefined;
  dataDir: string;
  onFatal: (code: string) => void;
};

export function openStore({ databaseUrl, dataDir, onFatal }: Options): LeadStore {
  return databaseUrl
    ? openPostgresStore({ url: databaseUrl, dataDir })
    : openSqliteStore({ dataDir, onFatal });
}
