// Caddy and nginx with the configurations of this folder, in which only addresses and certificates are replaced.
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { request as requestPlain } from "node:http";
import { request as requestTls } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findProxy, type ProxyName } from "#scripts/check/tools.ts";
import { until } from "#scripts/faults/until.ts";
import { freePort } from "#server/testing/free-port.ts";

const folderOfConfigurations = join(import.meta.dirname, "..");

export type RunningProxy = Awaited<ReturnType<typeof startProxy>>;

type Asked = {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** The visitor's own address, one of this machine's. */
  from?: string;
  /** When the visitor gives up. */
  signal?: AbortSignal;
};

/** With the desk's port, the desk's site is uncommented too, for this machine's first address alone. */
export async function startProxy(name: ProxyName, serverPorts: [number, number], deskPort = 0) {
  const folder = mkdtempSync(join(tmpdir(), "amparia-proxy-"));
  // Started by root, nginx serves as another user.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const { process, origin } = (name === "Caddy" ? startCaddy : startNginx)(
    folder,
    port,
    serverPorts,
    deskPort,
  );
  const errors: string[] = [];
  process.stderr?.on("data", (data: Buffer) => errors.push(data.toString()));

  function ask(
    path: string,
    { method = "GET", headers = {}, body, from = "127.0.0.1", signal }: Asked = {},
  ) {
    const request = origin.startsWith("https:") ? requestTls : requestPlain;
    const options = { method, headers, localAddress: from, rejectUnauthorized: false, signal };
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

  await until(`${name} answers`, async () => {
    if (process.exitCode !== null) throw new Error(errors.join(""));
    return ask("/").then(
      ({ status }) => status === 200,
      () => false,
    );
  });
  return {
    ask,
    async stop() {
      process.kill();
      if (process.exitCode === null) await once(process, "exit");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

type Answer = {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
};

type Started = { process: ChildProcess; origin: string };

function configuration(name: string, deskPort: number): string {
  const shipped = readFileSync(join(folderOfConfigurations, name), "utf8");
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

function startCaddy(
  folder: string,
  port: number,
  servers: [number, number],
  deskPort: number,
): Started {
  const origin = `http://127.0.0.1:${port}`;
  const file = join(folder, "Caddyfile");
  const shipped = configuration("Caddyfile", deskPort);
  const sites = shipped.replace(/^desk\.example\.com/m, `http://desk.example.com:${port}`);
  writeFileSync(file, `{\n\tadmin off\n}\n${sites}`);
  const child = spawn(
    findProxy("Caddy") ?? "",
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
  return { process: child, origin };
}

function startNginx(
  folder: string,
  port: number,
  servers: [number, number],
  deskPort: number,
): Started {
  const key = join(folder, "key.pem");
  const certificate = join(folder, "certificate.pem");
  const subject = ["-subj", "/CN=127.0.0.1", "-days", "2", "-nodes", "-newkey", "rsa:2048"];
  execFileSync("openssl", ["req", "-x509", ...subject, "-keyout", key, "-out", certificate], {
    stdio: "ignore",
  });
  const shipped = configuration("nginx.conf", deskPort)
    .replace("127.0.0.1:3001", `127.0.0.1:${servers[0]}`)
    .replace("127.0.0.1:3002", `127.0.0.1:${servers[1]}`)
    .replaceAll("listen 443 ssl", `listen 127.0.0.1:${port} ssl`)
    .replace(/^ *listen (80|\[::\]:\d+).*\n/gm, "")
    .replaceAll(/(?<=ssl_certificate )[^;]+/g, certificate)
    .replaceAll(/(?<=ssl_certificate_key )[^;]+/g, key)
    // The plain server, whose port is taken away, must not listen on 80 by default.
    .replace("server {\n", `server {\n    listen unix:${folder}/plain.sock;\n`);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join(" ");
  const file = join(folder, "nginx.conf");
  writeFileSync(
    file,
    `daemon off; pid ${folder}/pid; error_log stderr warn; events {}
    http { access_log off; ${temporary}
    ${shipped} }`,
  );
  const child = spawn(findProxy("nginx") ?? "", ["-e", "stderr", "-c", file, "-p", folder], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  return { process: child, origin: `https://127.0.0.1:${port}` };
}
