// Finds a Chrome or Chromium to test with, and installs one where there is none.
import { execFileSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** Undefined means that Playwright's own is there. */
export function findBrowser(): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const candidates = [
    process.env.CHROME_PATH,
    ...folders.flatMap((folder) => names.map((name) => join(folder, name))),
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  ];
  return candidates.find((file): file is string => file !== undefined && isExecutable(file));
}

export function ensureBrowser() {
  if (findBrowser() || existsSync(chromium.executablePath())) return;
  if (process.getuid?.() === 0 && existsSync("/etc/debian_version")) {
    console.log("No browser found: installing Debian's Chromium ...");
    execFileSync("apt-get", ["update", "-qq"], { stdio: "inherit" });
    execFileSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
    return;
  }
  console.log("No browser found: asking Playwright for its own ...");
  execFileSync("playwright", ["install", "chromium"], { stdio: "inherit" });
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
