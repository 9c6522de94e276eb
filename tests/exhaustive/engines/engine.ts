import { existsSync } from "node:fs";
import { firefox, type Page, webkit } from "@playwright/test";
import { findFirefox, findWebkit } from "#scripts/check/tools.ts";
import { startFirefox, startWebkit } from "./distribution.ts";
import type { Engine } from "./visitor.ts";

/** Playwright's own build where it is installed, else the distribution's; undefined where there is neither. */
export async function startEngine(name: string): Promise<Engine | undefined> {
  const type = name === "firefox" ? firefox : webkit;
  if (existsSync(type.executablePath())) {
    const browser = await type.launch();
    return engineOf(await browser.newPage({ locale: "es-AR" }));
  }
  if (name === "firefox") return findFirefox() ? startFirefox(findFirefox()!) : undefined;
  return findWebkit() ? startWebkit(findWebkit()!) : undefined;
}

function engineOf(page: Page): Engine {
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  return {
    open: (url) => page.goto(url),
    evaluate: (run, ...args) => page.evaluate(`(${run})(...${JSON.stringify(args)})`),
    pointTo: (x, y) => page.mouse.move(x, y),
    clickAt: (x, y) => page.mouse.click(x, y),
    async pressKeys(keys) {
      for (const key of keys) await page.keyboard[key.length === 1 ? "type" : "press"](key);
    },
    resize: (width, height) => page.setViewportSize({ width, height }),
    takeComplaints: async () => complaints.splice(0),
    close: () => page.context().browser()!.close(),
  };
}
