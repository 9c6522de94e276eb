// Finds a Firefox and a WebKit to test with: the distribution's, or else Playwright's. Installs Debian's where it may.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { firefox, webkit } from "@playwright/test";
import { canInstall, findCommand, install } from "./commands.ts";

const packages = {
  Firefox: ["firefox-esr"],
  WebKit: ["webkit2gtk-driver", "gir1.2-webkit2-4.1", "python3-gi", "xvfb"],
};

const playwrights = { Firefox: firefox, WebKit: webkit };

export type EngineName = keyof typeof packages;

/** The engines that the tests will run in. */
export function ensureEngines(): EngineName[] {
  const names = Object.keys(packages) as EngineName[];
  const missing = names.filter((name) => !isThere(name));
  if (missing.length > 0 && canInstall()) tryToInstall(missing);
  for (const name of names.filter((it) => !isThere(it))) {
    console.log(
      `Left out: the journeys in ${name}. To install it: npx playwright install ${name.toLowerCase()}, or on Debian as root: apt-get install ${packages[name].join(" ")}`,
    );
  }
  return names.filter(isThere);
}

export function findFirefox(): string | undefined {
  return findCommand(["firefox-esr", "firefox"]);
}

/** Its driver, if the window that the driver opens can be shown too. */
export function findWebkit(): string | undefined {
  const driver = findCommand(["WebKitWebDriver"]);
  return driver && findCommand(["Xvfb"]) && hasView() ? driver : undefined;
}

/** Whether Playwright's own build has been downloaded. */
export function hasPlaywrights(name: EngineName): boolean {
  return existsSync(playwrights[name].executablePath());
}

function hasView(): boolean {
  const load = "import gi; gi.require_version('WebKit2', '4.1'); from gi.repository import WebKit2";
  return spawnSync("/usr/bin/python3", ["-c", load]).status === 0;
}

function isThere(name: EngineName): boolean {
  const isInstalled = name === "Firefox" ? findFirefox() : findWebkit();
  return Boolean(isInstalled) || hasPlaywrights(name);
}

function tryToInstall(names: EngineName[]) {
  try {
    install(...names.flatMap((name) => packages[name]));
  } catch {
    console.log(`${names.join(" and ")} could not be installed.`);
  }
}
