// Drives Playwright's own Firefox or WebKit, for machines without the distribution's.
import type { BrowserType, Page } from "@playwright/test";
import type { Engine, InputSource } from "./engine.ts";

export async function startPlaywright(type: BrowserType): Promise<Engine> {
  const browser = await type.launch();
  const context = await browser.newContext({ locale: "es-AR" });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  return {
    name: type.name(),
    open: async (url) => {
      await page.goto(url);
    },
    evaluate: async (run, ...args) => {
      const text = await page.evaluate(
        // A string, so that the function's own names stay as they are.
        `(async (args) => JSON.stringify(await (${run})(...args)))(${JSON.stringify(args)})`,
      );
      return text === undefined ? undefined : JSON.parse(text as string);
    },
    perform: async (sources) => {
      for (const source of sources) await perform(page, source);
    },
    resize: (width, height) => page.setViewportSize({ width, height }),
    takeComplaints: async () => complaints.splice(0),
    close: () => browser.close(),
  };
}

/** Playwright's names of the keys that WebDriver writes as private code points. */
const keyNames: Record<string, string> = {
  "\uE004": "Tab",
  "\uE007": "Enter",
  "\uE00C": "Escape",
  "\uE012": "ArrowLeft",
  "\uE014": "ArrowRight",
};

async function perform({ mouse, keyboard }: Page, source: InputSource) {
  if (source.type === "key") {
    for (const { type, value } of source.actions) {
      const name = keyNames[value];
      if (name) await (type === "keyDown" ? keyboard.down(name) : keyboard.up(name));
      else if (type === "keyDown") await keyboard.insertText(value);
    }
    return;
  }
  for (const { type, x = 0, y = 0 } of source.actions) {
    if (type === "pointerMove") await mouse.move(x, y);
    if (type === "pointerDown") await mouse.down();
    if (type === "pointerUp") await mouse.up();
  }
}
