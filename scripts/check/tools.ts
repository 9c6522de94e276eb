// The commands that the tests need beside npm's: found on this machine, or installed from Debian's packages where that is allowed.
import { execFileSync, spawnSync } from "node:child_process";
import { accessSync, constants, existsSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { type BrowserType, chromium, firefox, webkit } from "@playwright/test";
import { findPostgres } from "#server/testing/postgres.ts";

interface Tool {
  isThere: () => boolean;
  packages: string[];
  /** Playwright's build, which it downloads where Debian's packages cannot be installed. */
  browser?: BrowserType;
  /** The tests that are left out without it. Absent: none can be. */
  without?: string;
}

const tools = {
  PostgreSQL: {
    isThere: () => Boolean(findPostgres()),
    packages: ["postgresql"],
    without: "the store, server and fault tests on PostgreSQL, and the site behind proxies",
  },
  // Chromium without its window: a page of it takes a sixth of the processor time.
  Chromium: {
    isThere: () => Boolean(findBrowser()),
    packages: ["chromium-headless-shell"],
    browser: chromium,
  },
  Firefox: {
    isThere: () => Boolean(findFirefox()),
    packages: ["firefox-esr"],
    browser: firefox,
    without: "the journeys in Firefox",
  },
  WebKit: {
    isThere: () => Boolean(findWebkit()),
    packages: ["webkit2gtk-driver", "gir1.2-webkit2-4.1", "python3-gi", "xvfb"],
    browser: webkit,
    without: "the journeys in WebKit",
  },
  strace: {
    isThere: () => works(["strace", "-o", "/dev/null", "true"]),
    packages: ["strace"],
    without: "the fault that traces system calls (which a container may forbid, too)",
  },
  Caddy: {
    isThere: () => Boolean(findCommand(["caddy"])),
    packages: ["caddy"],
    without: "the site behind Caddy",
  },
} satisfies Record<string, Tool>;

type ToolName = keyof typeof tools;

export function isFound(name: ToolName): boolean {
  const { isThere, browser }: Tool = tools[name];
  return isThere() || Boolean(browser && existsSync(browser.executablePath()));
}

/** Installs those that are missing where it may, as root on Debian, and says what the check leaves out where it may not. */
export function ensureTools(names: ToolName[]) {
  const missing = () => names.filter((name) => !isFound(name));
  if (missing().length > 0 && isRootOnDebian()) install(missing());
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
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isExecutable);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export function works([command = "", ...args]: string[]): boolean {
  return spawnSync(command, args, { stdio: "ignore" }).status === 0;
}

function isRootOnDebian(): boolean {
  return process.getuid?.() === 0 && existsSync("/etc/debian_version");
}

/** Tells Debian's package scripts to start no service: neither a database on port 5432 nor a server on port 80. */
const servicePolicy = "/usr/sbin/policy-rc.d";

function install(names: ToolName[]) {
  const isOurPolicy = !existsSync(servicePolicy);
  if (isOurPolicy) writeFileSync(servicePolicy, "#!/bin/sh\nexit 101\n", { mode: 0o755 });
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  // Another installation may be under way.
  const wait = ["-o", "DPkg::Lock::Timeout=300"];
  const get = (...args: string[]) =>
    execFileSync("apt-get", ["-qq", ...wait, ...args], {
      env,
      stdio: ["ignore", "ignore", "inherit"],
    });
  try {
    get("update");
    // One by one: a release of Debian may lack one of them.
    for (const { packages } of names.map((name) => tools[name])) {
      console.log(`Not found, so installing Debian's: ${packages.join(", ")} ...`);
      try {
        get("install", "--yes", "--no-install-recommends", ...packages);
      } catch {
        console.log(`${packages.join(", ")} could not be installed.`);
      }
    }
  } catch {
    console.log("Debian's packages could not be listed.");
  } finally {
    if (isOurPolicy) rmSync(servicePolicy);
  }
}
