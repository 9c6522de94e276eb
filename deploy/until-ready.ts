// Exits once the server of these settings is ready, or with 1 after a while: for systemd and for containers.
import { setTimeout as sleep } from "node:timers/promises";
import { readConfig } from "#server/config.ts";
import { readEnvironment } from "#server/environment.ts";

const longestMs = 50_000;

const { port, host = "127.0.0.1" } = readConfig(readEnvironment());
const name = host.includes(":") ? `[${host}]` : host;
const deadline = performance.now() + longestMs;
while (!(await isReady())) {
  if (performance.now() > deadline) {
    console.error(`The server on port ${port} is not ready.`);
    process.exit(1);
  }
  await sleep(200);
}

async function isReady(): Promise<boolean> {
  const answer = fetch(`http://${name}:${port}/api/ready`, { signal: AbortSignal.timeout(2_000) });
  return answer.then(
    ({ ok }) => ok,
    () => false,
  );
}
