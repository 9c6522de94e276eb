import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { readConfig, settingNames } from "#server/config.ts";
import { readEnvironment } from "#server/environment.ts";

/** A measured server, in its own process. */
export interface Contender {
  name: string;
  port: number;
  cpuSeconds: () => number;
  rssMb: () => number;
  stop: () => void;
}

const here = import.meta.dirname;

export async function bareNode(gzipFile: string, port: number): Promise<Contender> {
  const child = spawn(process.execPath, [join(here, "bare-server.ts"), gzipFile, String(port)], {
    stdio: "inherit",
  });
  return contender("bare Node", port, child, child.pid);
}

export async function ourSite(dataDir: string, port: number): Promise<Contender> {
  const { publicOrigin, siteKey, figures } = readConfig(readEnvironment());
  const child = spawn(process.execPath, [join(here, "../../server/main.ts")], {
    stdio: "inherit",
    env: {
      ...process.env,
      ...Object.fromEntries(settingNames.map((name) => [name, ""])),
      // The origin and key the site was built for.
      PUBLIC_ORIGIN: publicOrigin,
      SITE_KEY: siteKey,
      FIGURES: figures ? "on" : "off",
      PORT: String(port),
      HOST: "127.0.0.1",
      DATA_DIR: dataDir,
      LOG_LEVEL: "error",
      RATE_LIMIT_PER_MINUTE: "100000000",
      RATE_LIMIT_TOTAL_PER_MINUTE: "100000000",
    },
  });
  return contender("this site", port, child, child.pid);
}

/** One worker and the page compressed beforehand: nginx at its fastest. */
export async function nginx(gzipFile: string, path: string, port: number): Promise<Contender> {
  const dir = mkdtempSync(join(tmpdir(), "amparia-nginx-"));
  chmodSync(dir, 0o755);
  cpSync(gzipFile, join(dir, `${path}.gz`));
  writeFileSync(
    join(dir, "nginx.conf"),
    `daemon off; worker_processes 1; pid ${dir}/nginx.pid; error_log ${dir}/error.log;
events { worker_connections 1024; }
http { access_log off; default_type text/html; keepalive_requests 100000000;
  open_file_cache max=10; sendfile on;
  server { listen 127.0.0.1:${port}; root ${dir}; gzip_static always; } }`,
  );
  const child = spawn("nginx", ["-p", dir, "-c", join(dir, "nginx.conf")], { stdio: "inherit" });
  child.once("exit", () => rmSync(dir, { recursive: true, force: true }));
  await answering(port);
  const worker = execFileSync("pgrep", ["-P", String(child.pid)], { encoding: "utf8" });
  return contender("nginx", port, child, Number(worker));
}

export function hasNginx(): boolean {
  try {
    execFileSync("nginx", ["-v"], { stdio: "ignore" });
    return process.platform === "linux";
  } catch {
    return false;
  }
}

async function contender(
  name: string,
  port: number,
  child: ChildProcess,
  pid: number | undefined,
): Promise<Contender> {
  await answering(port);
  return {
    name,
    port,
    cpuSeconds: () => cpuSecondsOf(pid),
    rssMb: () => Number(ps(pid, "rss=")) / 1024,
    stop: () => child.kill(),
  };
}

/** The kernel's CPU time where available; `ps` counts whole seconds only. */
function cpuSecondsOf(pid: number | undefined): number {
  if (process.platform !== "linux") {
    const [seconds = 0, minutes = 0] = ps(pid, "time=").split(":").reverse().map(Number);
    return minutes * 60 + seconds;
  }
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  const ticksPerSecond = 100;
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

function ps(pid: number | undefined, column: string): string {
  return execFileSync("ps", ["-o", column, "-p", String(pid)], { encoding: "utf8" }).trim();
}

async function answering(port: number): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt++) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, "127.0.0.1", () => resolve(true));
      socket.on("error", () => resolve(false));
      socket.on("connect", () => socket.destroy());
    });
    if (isOpen) return;
    await sleep(50);
  }
  throw new Error(`Nothing answers on port ${port}`);
}
