// Caddy with this folder's Caddyfile, in which only addresses are replaced.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findCommand } from "#scripts/check/tools.ts";
import { until } from "#scripts/faults/until.ts";
import { freePort } from "#server/testing/free-port.ts";

export type RunningProxy = Awaited<ReturnType<typeof startCaddy>>;

type Request = {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** The visitor's own address, one of this machine's. */
  from?: string;
  /** When the visitor gives up. */
  signal?: AbortSignal;
};

/** With the desk's port, the desk's site is uncommented too, for this machine's first address alone. */
export async function startCaddy(servers: [number, number], deskPort = 0) {
  const folder = mkdtempSync(join(tmpdir(), "amparia-proxy-"));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const file = join(folder, "Caddyfile");
  const sites = caddyfile(deskPort).replace(
    /^desk\.example\.com/m,
    `http://desk.example.com:${port}`,
  );
  writeFileSync(file, `{\n\tadmin off\n}\n${sites}`);
  const child = spawn(
    findCommand(["caddy"]) ?? "",
    ["run", "--config", file, "--adapter", "caddyfile"],
    {
      stdio: ["ignore", "ignore", "pipe"],
      env: {
        PATH: process.env.PATH,
        HOME: folder,
        SITE_ADDRESS: origin,
        SERVERS: servers.map((it) => `127.0.0.1:${it}`).join(" "),
      },
    },
  );
  const errors: string[] = [];
  child.stderr.on("data", (data: Buffer) => errors.push(data.toString()));

  function ask(
    path: string,
    { method = "GET", headers = {}, body, from = "127.0.0.1", signal }: Request = {},
  ) {
    const options = { method, headers, localAddress: from, signal };
    return new Promise<Answer>((resolve, reject) => {
      const sent = request(`${origin}${path}`, options, (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("error", reject);
        response.on("end", () => {
          const { statusCode = 0, headers } = response;
          resolve({ status: statusCode, headers, body: Buffer.concat(chunks) });
        });
      });
      sent.on("error", reject);
      sent.end(body);
    });
  }

  await until("Caddy answers", async () => {
    if (child.exitCode !== null) throw new Error(errors.join(""));
    return ask("/").then(
      ({ status }) => status === 200,
      () => false,
    );
  });
  return {
    ask,
    async stop() {
      child.kill();
      if (child.exitCode === null) await once(child, "exit");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

type Answer = {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
};

function caddyfile(deskPort: number): string {
  const shipped = readFileSync(join(import.meta.dirname, "..", "Caddyfile"), "utf8");
  if (!deskPort) return shipped;
  const [site = "", desk = ""] = shipped.split(/^(?=# The desk,)/m);
  return (
    site +
    desk
      .replaceAll(/^#(?! \S)/gm, "")
      .replaceAll("127.0.0.1:4001", `127.0.0.1:${deskPort}`)
      .replaceAll(/(\d+\.){3}0\/\d+/g, "127.0.0.1/32")
  );
}
