// Finds a Firefox and a WebKit to test with, and installs them where that is possible.
import { spawnSync } from "node:child_process";
import { canInstall, findCommand, install } from "./commands.ts";

const packages = {
  Firefox: ["firefox-esr"],
  WebKit: ["webkit2gtk-driver", "gir1.2-webkit2-4.1", "python3-gi", "xvfb"],
};

type EngineName = keyof typeof packages;

/** Those that the tests will run in. */
export function ensureEngines(): EngineName[] {
  const names = Object.keys(packages) as EngineName[];
  const missing = names.filter((name) => !find(name));
  if (missing.length > 0 && canInstall()) tryToInstall(missing);
  for (const name of names.filter((it) => !find(it))) {
    console.log(
      `Left out: the journeys in ${name}. On Debian: apt-get install ${packages[name].join(" ")}`,
    );
  }
  return names.filter(find);
}

export function findFirefox(): string | undefined {
  return findCommand(["firefox-esr", "firefox"]);
}

/** Its driver, where the view that the driver opens can be drawn too. */
export function findWebkit(): string | undefined {
  const driver = findCommand(["WebKitWebDriver"]);
  return driver && findCommand(["Xvfb"]) && hasView() ? driver : undefined;
}

function hasView(): boolean {
  const load = "import gi; gi.require_version('WebKit2', '4.1'); from gi.repository import WebKit2";
  return spawnSync("/usr/bin/python3", ["-c", load]).status === 0;
}

function find(name: EngineName): string | undefined {
  return name === "Firefox" ? findFirefox() : findWebkit();
}

function tryToInstall(names: EngineName[]) {
  try {
    install(...names.flatMap((name) => packages[name]));
  } catch {
    console.log(`${names.join(" and ")} could not be installed.`);
  }
}
