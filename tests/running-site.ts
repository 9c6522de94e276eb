// Vitest's global set-up: the built site, served once for all files.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { settingNames } from "#server/config.ts";
import { deskUsers } from "./desk-users.ts";
import { deskPort, origin, port } from "./site.ts";

declare module "vitest" {
  export interface ProvidedContext {
    origin: string;
    /** Where the server that answers there keeps leads and mail. */
    dataDir: string;
  }
}

/** Building included, on a busy machine. */
const startsWithinMs = 600_000;

export default async function serveSite(project: TestProject) {
  const dataDir = process.env.TEST_DATA_DIR ?? mkdtempSync(join(tmpdir(), "amparia-site-"));
  project.provide("origin", origin);
  project.provide("dataDir", dataDir);
  // `npm test` and whoever works with a server of their own have it running.
  if (await isServed()) return;
  const server = spawn("node", ["scripts/start.ts"], {
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, ...serverEnvironment(dataDir) },
  });
  await served(server);
  return async () => {
    const ended = once(server, "exit");
    server.kill();
    await ended;
  };
}

export function serverEnvironment(dataDir: string) {
  return {
    // Empty values keep a developer's own .env away from the tests.
    ...Object.fromEntries(settingNames.map((name) => [name, ""])),
    PORT: String(port),
    HOST: "127.0.0.1",
    PUBLIC_ORIGIN: origin,
    DESK_PORT: String(deskPort),
    DESK_USERS: deskUsers,
    DATA_DIR: dataDir,
    RATE_LIMIT_PER_MINUTE: "1000",
    LOG_LEVEL: "warn",
  };
}

export async function isServed(): Promise<boolean> {
  return fetch(`${origin}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  );
}

export async function served(server: ChildProcess) {
  const deadline = Date.now() + startsWithinMs;
  while (!(await isServed())) {
    if (server.exitCode !== null) throw new Error("The server ended before it answered.");
    if (Date.now() > deadline) throw new Error("The server did not answer.");
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
