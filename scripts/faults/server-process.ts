import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { onlyFile } from "#server/testing/server.ts";

type ServerProcess = {
  url: string;
  /** SIGKILL: nothing can be caught, finished or flushed. */
  kill(): Promise<void>;
  stop(): Promise<void>;
  exited: Promise<unknown>;
};

const script = join(import.meta.dirname, "server.ts");

/** `wrap` starts the server through another command, which must exec what it is given. */
export async function spawnServer(
  env: Record<string, string>,
  wrap: string[] = [],
): Promise<ServerProcess> {
  const [command = process.execPath, ...args] = [...wrap, process.execPath, script];
  const child = spawn(command, args, {
    env: {
      PATH: process.env.PATH,
      PORT: "0",
      HOST: "127.0.0.1",
      RATE_LIMIT_PER_MINUTE: "1000000",
      RATE_LIMIT_TOTAL_PER_MINUTE: "1000000",
      ...env,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const exited = once(child, "exit");
  const { port, pid } = await announcementOf(child);
  return {
    url: `http://127.0.0.1:${port}`,
    exited,
    async kill() {
      process.kill(pid, "SIGKILL");
      await exited;
    },
    async stop() {
      process.kill(pid, "SIGTERM");
      await exited;
    },
  };
}

/** Pages come from memory like this file: whatever holds up leads must not hold them up. */
export async function servesFiles(url: string): Promise<boolean> {
  const answer = fetch(`${url}${onlyFile}`, { signal: AbortSignal.timeout(10_000) });
  return answer.then(
    (response) => response.status === 200,
    () => false,
  );
}

/** The id is the server's own, which behind a wrapper is not the child's. */
async function announcementOf(child: ChildProcess): Promise<{ port: number; pid: number }> {
  if (!child.stdout) throw new Error("no output to read the port from");
  for await (const line of createInterface(child.stdout)) {
    const [, port, pid] = /^listening (\d+) (\d+)$/.exec(line) ?? [];
    if (port && pid) return { port: Number(port), pid: Number(pid) };
  }
  throw new Error("the server ended before it listened");
}
