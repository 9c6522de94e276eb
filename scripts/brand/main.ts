// `npm run brand`: writes the theme color into the styles, and makes the icons and the preview pictures of shared links from
// core/brand.ts, app/brand/mark.svg and the pages' titles. The pictures are committed, so that a build needs no browser.
import { readFile, writeFile } from "node:fs/promises";
import { chromium } from "@playwright/test";
import { themeColor } from "#core/brand.ts";
import { build } from "../build.ts";
import { ensureTools, findBrowser } from "../check/tools.ts";
import { writeIcons } from "./icons.ts";
import { writeSharePictures } from "./share-pictures.ts";
import { withThemeColor } from "./theme-color.ts";

const styles = "app/app.css";
await writeFile(styles, withThemeColor(await readFile(styles, "utf8"), themeColor));

ensureTools(["Chromium"]);
const browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox"] });
try {
  const page = await browser.newPage();
  const mark = await readFile("app/brand/mark.svg", "utf8");
  await writeIcons(page, mark);
  // The preview pictures show the titles of the built pages.
  await build();
  const count = await writeSharePictures(page, mark);
  console.log(
    `Icons in public, and ${count} preview pictures in public/share. The next build takes them over.`,
  );
} finally {
  await browser.close();
}
