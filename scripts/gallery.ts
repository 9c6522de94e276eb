// `node scripts/gallery.ts`: a contact sheet of every page × three widths × three languages.
import { mkdir, writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { chromium, type Page } from "@playwright/test";
import { countries } from "#core/countries.ts";
import { addresses } from "#core/paths.ts";
import { findBrowser } from "./check/tools.ts";

const widths = [390, 768, 1440];
const folder = "gallery";

const { values } = parseArgs({
  options: {
    origin: { type: "string", default: "http://localhost:3000" },
    /** A part of the path, to select pages. */
    only: { type: "string", default: "" },
  },
});

const shown = addresses().filter(
  ({ country, path, canonical }) =>
    path === canonical && country !== "es" && path.includes(values.only),
);

await mkdir(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox"] });
const cells: string[] = [];
for (const { country, path } of shown) {
  const locale = countries.find(({ code }) => code === country)?.locale;
  for (const width of widths) {
    const page = await browser.newPage({
      viewport: { width, height: 900 },
      reducedMotion: "reduce",
      locale,
    });
    await page.goto(values.origin + path);
    await page.locator("html[data-ready]").waitFor({ state: "attached" });
    await scrollThrough(page);
    const file = `${path === "/" ? "home" : path.slice(1).replaceAll("/", "-")}-${width}.png`;
    await page.screenshot({ path: `${folder}/${file}`, fullPage: true });
    await page.close();
    cells.push(
      `<figure><img loading="lazy" src="${file}"><figcaption>${path} · ${width}</figcaption></figure>`,
    );
  }
  console.log(path);
}
await browser.close();
await writeFile(`${folder}/index.html`, sheet(cells));
console.log(`${cells.length} pictures: ${folder}/index.html`);

/** Lazy pictures load when scrolled near. */
async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: "instant" });
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    scrollTo({ top: 0, behavior: "instant" });
    // A picture hidden at this width is never loaded.
    const loaded = [...document.images].map((image) => image.decode().catch(() => undefined));
    await Promise.race([Promise.all(loaded), new Promise((resolve) => setTimeout(resolve, 2_000))]);
  });
}

function sheet(figures: string[]): string {
  return `<!doctype html><meta charset="utf-8"><title>Gallery</title>
<style>body{margin:24px;display:grid;grid-template-columns:repeat(3,1fr);gap:24px;font:14px system-ui;align-items:start}
figure{margin:0}img{width:100%;border:1px solid #ddd}</style>${figures.join("")}`;
}
