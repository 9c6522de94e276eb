import { openPostgresStore } from "./postgres/store.ts";
import { openSqliteStore } from "./sqlite/store.ts";
import { type LeadStore, StoreUnavailable } from "./store.ts";

type Options = {
  databaseUrl: string | undefined;
  dataDir: string;
  onFatal: (code: string) => void;
};

/** @throws {StoreUnsafe} */
export function openStore({ databaseUrl, dataDir, onFatal }: Options): LeadStore {
  if (databaseUrl) return openPostgresStore({ url: databaseUrl, dataDir });
  return openedWhenPossible(() => openSqliteStore({ dataDir, onFatal }));
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
