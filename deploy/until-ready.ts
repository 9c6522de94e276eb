// Exits once the server of these settings is ready, or with 1 after a while: for systemd and for containers.
import { setTimeout as sleep } from "node:timers/promises";
import { readConfig } from "#server/config.ts";
import { readEnvironment } from "#server/environment.ts";

type State = "open" | "without leads" | "closed";

/** A new release may have to wait for a migration. A database that is away closes the form, but pages are served: that is no reason to stay away too. */
const longest = { closedMs: 170_000, withoutLeadsMs: 10_000 };

/** Open, or what the server still is after the longest wait. */
export async function untilReady(
  origin: string,
  { closedMs, withoutLeadsMs } = longest,
  mainPid?: string,
): Promise<State> {
  const startedAt = performance.now();
  for (;;) {
    const state = await stateOf(origin);
    const waitedMs = performance.now() - startedAt;
    if (state === "open") return state;
    if (mainPid && hasExited(Number(mainPid))) return "closed";
    if (waitedMs > (state === "closed" ? closedMs : withoutLeadsMs)) return state;
    await sleep(200);
  }
}

function hasExited(pid: number): boolean {
  try {
    return !process.kill(pid, 0);
  } catch {
    return true;
  }
}

async function stateOf(origin: string): Promise<State> {
  try {
    const answer = await fetch(`${origin}/api/ready`, { signal: AbortSignal.timeout(2_000) });
    const { leads } = (await answer.json()) as { leads?: string };
    if (!answer.ok) return "closed";
    return leads === "ok" ? "open" : "without leads";
  } catch {
    return "closed";
  }
}

if (import.meta.main) {
  const { port, host = "127.0.0.1" } = readConfig(readEnvironment());
  const origin = `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
  // systemd names the process that it has started.
  const state = await untilReady(origin, longest, process.env.MAINPID);
  if (state === "without leads") {
    console.error(`The server on port ${port} serves pages, but cannot store leads: see its log.`);
  }
  if (state === "closed") {
    console.error(`The server on port ${port} is not ready.`);
    process.exitCode = 1;
  }
}
