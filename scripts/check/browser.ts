// Finds a Chrome or Chromium to test with, and installs one if there is none.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { canInstall, findCommand, install } from "./commands.ts";

/** Chromium without its window: a page of it takes a sixth of the processor time. */
const headlessShell = "chromium-headless-shell";
const names = [
  headlessShell,
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];

/** Undefined: Playwright's own browser is installed. */
export function findBrowser(): string | undefined {
  const onMac = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";
  return process.env.CHROME_PATH ?? findCommand(names) ?? (existsSync(onMac) ? onMac : undefined);
}

export function ensureBrowser() {
  if (findBrowser() || existsSync(chromium.executablePath())) return;
  if (canInstall()) return install(headlessShell);
  console.log("No browser found: asking Playwright for its own ...");
  execFileSync("playwright", ["install", "chromium"], { stdio: "inherit" });
}
