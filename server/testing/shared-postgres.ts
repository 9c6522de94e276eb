// Vitest's global set-up of the store tests: one PostgreSQL server for all files, with a database per test.
import { createDatabase, findPostgres, type RunningPostgres, startPostgres } from "./postgres.ts";

/** In the environment, which the tests' worker processes inherit. */
const variable = "SHARED_POSTGRES";

export default async function sharePostgres() {
  if (!findPostgres()) return;
  const { url, folder, stop } = await startPostgres();
  process.env[variable] = JSON.stringify({ url, folder });
  return stop;
}

/** The shared server, which a test file cannot stop. Undefined outside the store tests. */
export function sharedPostgres():
  | Pick<RunningPostgres, "folder" | "createDatabase" | "stop">
  | undefined {
  const shared = process.env[variable];
  if (!shared) return undefined;
  const { url, folder }: { url: string; folder: string } = JSON.parse(shared);
  return { folder, createDatabase: () => createDatabase(url), stop: async () => {} };
}
