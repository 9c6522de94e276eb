import { openPostgresStore } from "./postgres/store.ts";
import { openSqliteStore } from "./sqlite/store.ts";
import { type LeadStore, StoreUnavailable } from "./store.ts";

type Options = {
  databaseUrl: string | undefined;
  dataDir: string;
  backups?: "here" | "elsewhere";
  onFatal: (code: string) => void;
};

/** @throws {StoreUnsafe} */
export function openStore({ databaseUrl, dataDir, backups, onFatal }: Options): LeadStore {
  const store = databaseUrl
    ? openPostgresStore({ url: databaseUrl, dataDir })
    : openedWhenPossible(() => openSqliteStore({ dataDir, onFatal }));
  return backups === "elsewhere" ? backedUpElsewhere(store) : store;
}

/** Nobody is told of an old backup. */
function backedUpElsewhere(store: LeadStore): LeadStore {
  const lastBackup = async () => ({ at: null, ageMs: 0, isElsewhere: true });
  return new Proxy(store, {
    get: (_, name: keyof LeadStore) => (name === "lastBackup" ? lastBackup : store[name]),
  });
}

/** A folder that cannot be read or written closes the form; pages are served meanwhile, and each call tries to open it. */
function openedWhenPossible(open: () => LeadStore): LeadStore {
  let store: LeadStore | undefined;
  try {
    store = open();
    return store;
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
  }
  return new Proxy({} as LeadStore, {
    get: (_, name: keyof LeadStore) => {
      if (name === "close") return async () => store?.close();
      return async (...args: unknown[]) => {
        store ??= open();
        return (store[name] as (...args: unknown[]) => Promise<unknown>)(...args);
      };
    },
  });
}
