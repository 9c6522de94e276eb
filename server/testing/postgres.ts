import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { chownSync, existsSync, globSync, mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { freePort } from "./free-port.ts";

/** Where distributions install it, off the path. */
const usualFolders = [
  "/usr/lib/postgresql/*/bin",
  "/usr/pgsql-*/bin",
  "/opt/homebrew/opt/postgresql*/bin",
  "/usr/local/opt/postgresql*/bin",
];

/** The folder of an installed PostgreSQL's commands: the one on the path, else the newest. */
export function findPostgres(): string | undefined {
  const onPath = (process.env.PATH ?? "").split(delimiter);
  const installed = usualFolders.flatMap((folder) => globSync(folder).sort().reverse());
  return [...onPath, ...installed].find(
    (folder) => existsSync(join(folder, "initdb")) && existsSync(join(folder, "postgres")),
  );
}

export type RunningPostgres = Awaited<ReturnType<typeof startPostgres>>;

/** Starts a throwaway PostgreSQL server; stopping deletes it. */
export async function startPostgres() {
  const commands = findPostgres();
  if (!commands) throw new Error("There is no PostgreSQL. On Debian: apt-get install postgresql");
  const folder = mkdtempSync(join(tmpdir(), "leads-postgres-"));
  const user = ordinaryUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, "data");
  const port = await freePort();
  const options = ["--auth=trust", "--username=postgres", "--encoding=UTF8", "--no-locale"];
  execFileSync(join(commands, "initdb"), ["--no-sync", ...options, data], {
    ...user,
    cwd: folder,
    stdio: "ignore",
  });
  const url = `postgres://postgres@127.0.0.1:${port}`;
  let server: ChildProcess;

  async function start(): Promise<boolean> {
    const settings = ["listen_addresses=127.0.0.1", "unix_socket_directories="];
    server = spawn(
      join(commands ?? "", "postgres"),
      ["-D", data, "-p", String(port), ...settings.flatMap((it) => ["-c", it])],
      { ...user, cwd: folder, stdio: "ignore" },
    );
    while (server.exitCode === null) {
      if (await answers(url)) return true;
      await sleep(50);
    }
    return false;
  }

  const stopAtExit = () => server.kill("SIGQUIT");
  process.on("exit", stopAtExit);
  if (!(await start())) throw new Error("PostgreSQL did not start");
  return {
    url,
    folder,
    createDatabase: () => createDatabase(url),
    /** SIGKILL: nothing can be caught, finished or flushed. */
    async kill(): Promise<void> {
      const ended = once(server, "exit");
      server.kill("SIGKILL");
      await ended;
    },
    /** Until the child processes of the last one have exited, a new server ends at once. */
    async restart(): Promise<void> {
      for (let tries = 0; tries < 100; tries++) {
        if (await start()) return;
        await sleep(100);
      }
      throw new Error("PostgreSQL did not start again");
    },
    async stop(): Promise<void> {
      process.off("exit", stopAtExit);
      const ended = once(server, "exit");
      // Fast: ends open connections instead of waiting for them.
      server.kill("SIGINT");
      await ended;
      // Thousands of files. Removed synchronously, they keep Vitest from noticing that a worker has exited.
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export async function createDatabase(url: string): Promise<string> {
  const name = `leads_${randomUUID().replaceAll("-", "")}`;
  const admin = new pg.Client(`${url}/postgres`);
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  return `${url}/${name}`;
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client(`${url}/postgres`);
  client.on("error", () => {});
  try {
    await client.connect();
    await client.query("select 1");
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

/** PostgreSQL refuses to run as root: its own user, or nobody. */
function ordinaryUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ["postgres", "nobody"]) {
    try {
      const id = (flag: string) => Number(execFileSync("id", [flag, name], { stdio: "pipe" }));
      return { uid: id("-u"), gid: id("-g") };
    } catch {}
  }
  throw new Error("PostgreSQL needs a user other than root: postgres or nobody");
}
