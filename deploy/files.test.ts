import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { BlockList } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { sendTimeoutMs } from "#app/contact/send.ts";
import { findCommand } from "#scripts/check/tools.ts";
import { settingNames } from "#server/config.ts";

const read = (name: string) => readFileSync(join(import.meta.dirname, name), "utf8");

interface Service {
  image: string;
  command?: string[];
  volumes?: string[];
  build: { args: Record<string, string> };
  env_file: string;
  environment?: Record<string, string>;
  read_only?: boolean;
  logging?: { options: { "max-size": string } };
  networks: Record<string, { ipv4_address: string; ipv6_address: string }>;
}

const compose = parse(read("compose.yaml"), { merge: true }) as {
  services: Record<"site1" | "site2" | "backup" | "database" | "caddy", Service>;
  networks: Record<
    "inside",
    { enable_ipv6?: boolean; ipam: { config: { subnet: string; ip_range: string }[] } }
  >;
};

test("the compose file sets only settings that exist, and trusts Caddy's address alone", () => {
  const { site1, site2, caddy } = compose.services;
  for (const name of Object.keys(site1.environment ?? {})) expect(settingNames).toContain(name);
  expect(site2).toEqual(site1);
  expect(site1.read_only).toBe(true);
  const { ipv4_address, ipv6_address } = caddy.networks.inside ?? {};
  expect(site1.environment?.TRUSTED_PROXIES).toBe(`${ipv4_address},${ipv6_address}`);
});

test("a visitor's IPv6 address reaches Caddy, and no other container can get Caddy's own", () => {
  // Docker forwards IPv6 into a network without it from one IPv4 address: all such visitors would share one rate limit.
  expect(compose.networks.inside.enable_ipv6).toBe(true);
  const { ipv4_address = "", ipv6_address = "" } = compose.services.caddy.networks.inside ?? {};
  for (const [n, address] of [ipv4_address, ipv6_address].entries()) {
    const { subnet = "", ip_range = "" } = compose.networks.inside.ipam.config[n] ?? {};
    expect(isIn(subnet, address)).toBe(true);
    expect(isIn(ip_range, address)).toBe(false);
  }
});

test("no container can fill the disk with its log", () => {
  for (const service of Object.values(compose.services)) {
    expect(service.logging?.options["max-size"]).toMatch(/^\d+m$/);
  }
});

test("every setting reaches the servers: from .env, unless the compose file sets it", () => {
  const { env_file, environment = {}, build } = compose.services.site1;
  expect(env_file).toBe("../.env");
  const listed = [...read("../.env.example").matchAll(/^#([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(listed.sort()).toEqual([...settingNames].sort());
  // The guide says which of them .env does not set.
  const guide = read("../docs/deploy.md").split("## In containers")[1] ?? "";
  for (const name of Object.keys(environment)) expect(guide).toContain(`\`${name}\``);
  // Those that the build writes into the pages.
  const built = ["PUBLIC_ORIGIN", "SITE_KEY", "FIGURES"];
  expect(Object.keys(build.args)).toEqual([...built, "RELEASE"]);
  expect(read("Containerfile")).toMatch(/^ARG RELEASE=\nRUN npm run build/m);
  for (const name of built) {
    expect(build.args[name]).toMatch(new RegExp(`^\\$\\{${name}:`));
    expect(read("Containerfile").match(new RegExp(`^ARG ${name}\\b`, "gm"))).toHaveLength(2);
  }
});

test("the Caddyfile reads the variables that the compose file sets", () => {
  for (const name of Object.keys(compose.services.caddy.environment ?? {})) {
    expect(read("Caddyfile")).toContain(`{$${name}:`);
  }
});

test("Caddy gives up a message before the contact form does", () => {
  const waits = [...read("Caddyfile").matchAll(/lb_try_duration (\d+)s$/gm)];
  expect(waits).toHaveLength(2);
  const longestMs = waits.reduce((sum, [, seconds]) => sum + Number(seconds) * 1000, 0);
  // The rest is for the way to the visitor and back.
  expect(longestMs).toBeLessThanOrEqual(sendTimeoutMs - 2000);
  const promised = `after at most ${longestMs / 1000} seconds`;
  expect(read("../docs/deploy.md").replaceAll("\n", " ")).toContain(promised);
});

test("every image is of a named version, and the guide says that Caddy's was tested", () => {
  const { database, caddy } = compose.services;
  expect(database.image).toMatch(/:\d+$/);
  const [, version] = /:(\d+\.\d+)$/.exec(caddy.image) ?? [];
  expect(read("../docs/deploy.md")).toContain(`\`compose.yaml\` takes ${version})`);
});

test("no proxy compresses again, and nginx writes the visitor's address itself", () => {
  expect(read("Caddyfile")).not.toMatch(/^\s*encode/m);
  expect(read("nginx.conf")).toMatch(/^\s*gzip off;$/m);
  expect(read("nginx.conf")).toMatch(/X-Forwarded-For \$remote_addr;/);
});

test("the container and the unit write to two folders only, which the guide sets, and not as root", () => {
  expect(read("Containerfile")).toMatch(/^USER 10001:10001$/m);
  expect(read("Containerfile")).toMatch(/DATA_DIR=\/data\b[\s\S]+ASSETS_DIR=\/assets\b/);
  const [, data, assets] = /^StateDirectory=(\S+) (\S+)$/m.exec(read("amparia@.service")) ?? [];
  const guide = read("../docs/deploy.md");
  expect(guide).toContain(`\nDATA_DIR=/var/lib/${data}\nASSETS_DIR=/var/lib/${assets}\n`);
  expect(read("amparia@.service")).toMatch(/^ProtectSystem=strict$/m);
  expect(read("amparia@.service")).toMatch(/^User=amparia$/m);
});

test("backups are made every night, the oldest are removed, and a failed one is told", () => {
  const made = /server\/cli\/main\.ts backup (\S+) --keep \d+/;
  const { backup } = compose.services;
  const [, folder] = made.exec(backup.command?.join(" ") ?? "") ?? [];
  expect(backup.volumes).toContain(`backups:${folder}`);
  expect(read("Containerfile")).toMatch(new RegExp(`install -d -o 10001 .* ${folder}$`, "m"));
  const unit = read("amparia-backup.service");
  const [, place] = made.exec(unit) ?? [];
  expect(unit).toMatch(new RegExp(`^ReadWritePaths=${place} `, "m"));
  expect(unit).toMatch(/^OnFailure=amparia-failed@%n\.service$/m);
  expect(read("amparia-failed@.service")).toContain("server/cli/main.ts report-failure %i\n");
});

test("the unit sets only settings that exist, and systemd accepts all units where it is installed", () => {
  const set =
    read("amparia@.service")
      .match(/^Environment=.+$/gm)
      ?.join(" ") ?? "";
  const names = [...set.matchAll(/([A-Z_]+)=/g)].flatMap(([, name = ""]) => name);
  expect(names).toEqual(["PORT", "METRICS_PORT", "HOST"]);
  for (const name of names) expect(settingNames).toContain(name);
  if (!findCommand(["systemd-analyze"])) {
    return console.log("Left out: whether systemd accepts the units.");
  }
  const folder = mkdtempSync(join(tmpdir(), "amparia-unit-"));
  const units = readdirSync(import.meta.dirname).filter((name) => /\.(service|timer)$/.test(name));
  expect(units).toHaveLength(4);
  for (const unit of units) {
    // The release that the units name is not on this machine.
    const text = read(unit).replaceAll(/\/srv\/amparia\/current(\/\S+)?/g, (path) =>
      inPlaceOf(path),
    );
    writeFileSync(join(folder, unit), text);
  }
  const files = units.map((unit) => join(folder, unit));
  const { status, stderr } = spawnSync("systemd-analyze", ["verify", ...files], {
    encoding: "utf8",
  });
  rmSync(folder, { recursive: true });
  expect(stderr).toBe("");
  expect(status).toBe(0);
});

function inPlaceOf(path: string): string {
  return path.endsWith("/node") ? process.execPath : "/";
}

function isIn(range: string, address: string): boolean {
  const [net = "", bits] = range.split("/");
  const list = new BlockList();
  const family = net.includes(":") ? "ipv6" : "ipv4";
  list.addSubnet(net, Number(bits), family);
  return list.check(address, family);
}
