// Exits once the server of these settings is ready, or with 1 after a while: for systemd and for containers.
import { setTimeout as sleep } from "node:timers/promises";
import { readConfig } from "#server/config.ts";
import { readEnvironment } from "#server/environment.ts";

const longestMs = 50_000;
/** A database that is away closes the form, but pages are served: that is no reason to stay away too. */
const longestWithoutLeadsMs = 10_000;

const { port, host = "127.0.0.1" } = readConfig(readEnvironment());
const name = host.includes(":") ? `[${host}]` : host;
const startedAt = performance.now();
for (let state = await stateOf(); state !== "open"; state = await stateOf()) {
  const waitedMs = performance.now() - startedAt;
  if (state === "closed" && waitedMs > longestMs) {
    console.error(`The server on port ${port} is not ready.`);
    process.exit(1);
  }
  if (state === "without leads" && waitedMs > longestWithoutLeadsMs) {
    console.error(`The server on port ${port} serves pages, but cannot store leads: see its log.`);
    break;
  }
  await sleep(200);
}

async function stateOf(): Promise<"open" | "without leads" | "closed"> {
  try {
    const signal = AbortSignal.timeout(2_000);
    const answer = await fetch(`http://${name}:${port}/api/ready`, { signal });
    const { leads } = (await answer.json()) as { leads?: string };
    if (!answer.ok) return "closed";
    return leads === "ok" ? "open" : "without leads";
  } catch {
    return "closed";
  }
}
