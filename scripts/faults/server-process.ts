import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { onlyFile } from "#server/testing/server.ts";
import { until } from "./until.ts";

export type ServerProcess = {
  url: string;
  pid: number;
  /** SIGKILL: nothing can be caught, finished or flushed. */
  kill(): Promise<void>;
  stop(): Promise<void>;
  exited: Promise<unknown>;
  /** Resolves with a line of the log that matches. */
  logged(pattern: RegExp): Promise<void>;
};

const running = new Map<ChildProcess, number>();

/** A fault whose trial broke down leaves its servers running. */
export function killLeftovers(): void {
  for (const pid of running.values()) process.kill(pid, "SIGKILL");
}

const projectFolder = join(import.meta.dirname, "../..");

type How = {
  /** Starts the server through another command, which must exec its arguments. */
  wrap?: string[];
  errors?: "inherit" | "ignore";
  /** Another release. */
  root?: string;
};

export async function spawnServer(
  env: Record<string, string>,
  { wrap = [], errors = "inherit", root = projectFolder }: How = {},
): Promise<ServerProcess> {
  const script = join(root, "scripts/faults/server.ts");
  const [command = process.execPath, ...args] = [...wrap, process.execPath, script];
  const child = spawn(command, args, {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      PORT: "0",
      HOST: "127.0.0.1",
      RATE_LIMIT_PER_MINUTE: "1000000",
      RATE_LIMIT_TOTAL_PER_MINUTE: "1000000",
      DRAIN_SECONDS: "0",
      CONFIRMATION: "off",
      LOG_LEVEL: "warn",
      ...env,
    },
    stdio: ["ignore", "pipe", errors],
  });
  const exited = once(child, "exit").finally(() => running.delete(child));
  const lines: string[] = [];
  const { port, pid } = await announcementOf(child, lines);
  running.set(child, pid);
  return {
    url: `http://127.0.0.1:${port}`,
    pid,
    exited,
    async kill() {
      process.kill(pid, "SIGKILL");
      await exited;
    },
    async stop() {
      process.kill(pid, "SIGTERM");
      await exited;
    },
    logged: (pattern) =>
      until(`${pattern} in the log`, () => lines.some((line) => pattern.test(line))),
  };
}

/** As a load balancer checks it. */
export async function isReady({ url }: Pick<ServerProcess, "url">): Promise<boolean> {
  const answer = fetch(`${url}/api/ready`, { signal: AbortSignal.timeout(2_000) });
  return answer.then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Served from memory like pages: a blocked store must not delay it. */
export async function servesFiles(url: string): Promise<boolean> {
  const answer = fetch(`${url}${onlyFile}`, { signal: AbortSignal.timeout(10_000) });
  return answer.then(
    (response) => response.status === 200,
    () => false,
  );
}

/** While it cannot store leads, pages must be served, and the server ready and say so. */
export async function problemOf(url: string) {
  if (!(await servesFiles(url))) return "files were not served";
  const ready = await fetch(`${url}/api/ready`, { signal: AbortSignal.timeout(30_000) });
  if (!ready.ok) return "it was not ready";
  const { leads } = (await ready.json()) as { leads: string };
  return leads === "unavailable" ? undefined : `it said that leads are ${leads}`;
}

/** The server's own process id, which with a wrapper differs from the child's. The following lines are its log. */
function announcementOf(
  child: ChildProcess,
  lines: string[],
): Promise<{ port: number; pid: number }> {
  const { stdout } = child;
  if (!stdout) throw new Error("no output to read the port from");
  return new Promise((resolve, reject) => {
    createInterface(stdout)
      .on("line", (line) => {
        lines.push(line);
        const [, port, pid] = /^listening (\d+) (\d+)$/.exec(line) ?? [];
        if (port && pid) resolve({ port: Number(port), pid: Number(pid) });
      })
      .on("close", () => reject(new Error("the server ended before it listened")));
  });
}
