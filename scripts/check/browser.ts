// Finds a Chrome or Chromium to test with, and installs one if there is none.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { canInstall, findCommand, install } from "./commands.ts";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** Undefined: Playwright's own browser is installed. */
export function findBrowser(): string | undefined {
  const onMac = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";
  return process.env.CHROME_PATH ?? findCommand(names) ?? (existsSync(onMac) ? onMac : undefined);
}

export function ensureBrowser() {
  if (findBrowser() || existsSync(chromium.executablePath())) return;
  if (canInstall()) return install("chromium");
  console.log("No browser found: asking Playwright for its own ...");
  execFileSync("playwright", ["install", "chromium"], { stdio: "inherit" });
}
