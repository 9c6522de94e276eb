// A server of its own for a file of tests: what is published there must not be on the pages of other tests.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "#server/testing/free-port.ts";
import { serverEnvironment } from "./running-site.ts";
import { expect } from "./test.ts";

export async function openOwnSite() {
  const dataDir = mkdtempSync(join(tmpdir(), "amparia-own-site-"));
  const [PORT, DESK_PORT] = [String(await freePort()), String(await freePort())];
  const [site, desk] = [`http://127.0.0.1:${PORT}`, `http://localhost:${DESK_PORT}`];
  const server: ChildProcess = spawn("node", ["server/main.ts"], {
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, ...serverEnvironment(dataDir), PORT, DESK_PORT },
  });
  const isReady = () =>
    fetch(`${site}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isReady, { timeout: 200_000 }).toBe(true);
  const close = async () => {
    const ended = once(server, "exit");
    server.kill();
    await ended;
    rmSync(dataDir, { recursive: true });
  };
  return { site, desk, dataDir, close };
}
