// The commands that the tests need beside npm's: found on this machine, or installed from Debian's packages where that is allowed.
import { spawnSync } from "node:child_process";
import { existsSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { type BrowserType, chromium, firefox, webkit } from "@playwright/test";
import { findPostgres } from "#server/testing/postgres.ts";

interface Tool {
  find: () => string | boolean | undefined;
  packages: string[];
  /** Playwright's build, which it downloads where Debian's packages cannot be installed. */
  browser?: BrowserType;
  /** The tests that are left out without it. Absent: none can be. */
  without?: string;
}

const tools = {
  PostgreSQL: {
    find: findPostgres,
    packages: ["postgresql"],
    without: "the store, server and fault tests on PostgreSQL, and the site behind proxies",
  },
  // Chromium without its window: a page of it takes a sixth of the processor time.
  Chromium: {
    find: findBrowser,
    packages: ["chromium-headless-shell"],
    browser: chromium,
  },
  Firefox: {
    find: findFirefox,
    packages: ["firefox-esr"],
    browser: firefox,
    without: "the journeys in Firefox",
  },
  WebKit: {
    find: findWebkit,
    packages: ["webkit2gtk-driver", "gir1.2-webkit2-4.1", "python3-gi", "xvfb"],
    browser: webkit,
    without: "the journeys in WebKit",
  },
  strace: {
    find: () => works(["strace", "-o", "/dev/null", "true"]),
    packages: ["strace"],
    without: "the fault that traces system calls (which a container may forbid, too)",
  },
  Caddy: {
    find: () => findCommand(["caddy"]),
    packages: ["caddy"],
    without: "the site behind Caddy",
  },
} satisfies Record<string, Tool>;

type ToolName = keyof typeof tools;

export function isFound(name: ToolName): boolean {
  const { find, browser }: Tool = tools[name];
  return Boolean(find() || (browser && existsSync(browser.executablePath())));
}

/** Installs those that are missing where it may, as root on Debian, and says what the check leaves out where it may not. */
export function ensureTools(names: ToolName[]) {
  const missing = () => names.filter((name) => !isFound(name));
  const isRootOnDebian = process.getuid?.() === 0 && existsSync("/etc/debian_version");
  if (missing().length > 0 && isRootOnDebian) install(missing());
  for (const name of missing()) {
    const { packages, without, browser }: Tool = tools[name];
    if (browser) spawnSync("playwright", ["install", browser.name()], { stdio: "inherit" });
    if (isFound(name)) continue;
    if (!without) throw new Error(`No test can run without ${name}.`);
    console.log(`Left out: ${without}. On Debian: apt-get install ${packages.join(" ")}`);
  }
}

/** Undefined: Playwright's own browser is installed. */
export function findBrowser(): string | undefined {
  const onMac = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";
  const chromiums = ["chromium-headless-shell", "chromium", "chromium-browser"];
  const chromes = ["google-chrome", "google-chrome-stable"];
  const found = process.env.CHROME_PATH ?? findCommand([...chromiums, ...chromes]);
  return found ?? (existsSync(onMac) ? onMac : undefined);
}

export function findFirefox(): string | undefined {
  return findCommand(["firefox-esr", "firefox"]);
}

/** Its driver, if the window that the driver opens can be shown too. */
export function findWebkit(): string | undefined {
  const load = "import gi; gi.require_version('WebKit2', '4.1'); from gi.repository import WebKit2";
  const driver = findCommand(["WebKitWebDriver"]);
  return driver && findCommand(["Xvfb"]) && works(["/usr/bin/python3", "-c", load])
    ? driver
    : undefined;
}

/** The first of the names that is on the path. */
export function findCommand(names: string[]): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(existsSync);
}

export function works([command = "", ...args]: string[]): boolean {
  return spawnSync(command, args, { stdio: "ignore" }).status === 0;
}

function install(names: ToolName[]) {
  // Tells packages to start no service: neither a database on port 5432 nor a server on port 80.
  const policy = "/usr/sbin/policy-rc.d";
  const isOurs = !existsSync(policy);
  if (isOurs) writeFileSync(policy, "#!/bin/sh\nexit 101\n", { mode: 0o755 });
  // Another installation may be under way.
  const options = ["-qq", "-o", "DPkg::Lock::Timeout=300"];
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const get = (...args: string[]) =>
    spawnSync("apt-get", [...options, ...args], { env, stdio: ["ignore", "ignore", "inherit"] });
  get("update");
  // One by one: a release of Debian may lack one of them.
  for (const { packages } of names.map((name) => tools[name])) {
    console.log(`Not found, so installing Debian's: ${packages.join(", ")} ...`);
    get("install", "--yes", "--no-install-recommends", ...packages);
  }
  if (isOurs) rmSync(policy);
}
