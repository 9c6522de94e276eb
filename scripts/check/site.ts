// The built site, served once for all tests that need it.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { isServed, served, serverEnvironment } from "../../tests/running-site.ts";
import { run } from "./run.ts";

/** Returns the function that stops it. */
export async function startSite(dataDir: string): Promise<() => Promise<void>> {
  // The tests would run against that server instead of this one.
  if (await isServed()) throw new Error("Another server uses the port: set TEST_PORT.");
  const env = { ...process.env, ...serverEnvironment(dataDir) };
  const { failed, output } = await run("node", ["scripts/build.ts"], env);
  if (failed > 0) throw new Error(`The site could not be built.\n${output}`);
  const server = spawn("node", ["scripts/start.ts"], {
    stdio: ["ignore", "ignore", "inherit"],
    env,
  });
  const ended = once(server, "exit");
  const stop = async () => {
    server.kill();
    await ended;
  };
  try {
    await served(server);
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}
