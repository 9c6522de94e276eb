import { mkdir, readFile } from "node:fs/promises";
import { dirname } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "@playwright/test";
import { shareImagePath } from "#app/seo/page-meta.tsx";
import { brand } from "#core/brand.ts";
import { countryOfLanguage } from "#core/countries.ts";
import { type Language, languages } from "#core/languages.ts";
import { type BuyerId, families, type PageId } from "#core/pages.ts";
import { addresses, type PageRef, pathTo } from "#core/paths.ts";
import { colorIn } from "./theme-color.ts";

interface Look {
  picture?: string;
  /** For a picture that fills its width; the models leave room on their left. */
  pictureWidth?: number;
  /** A color of `app/app.css`. */
  ground: string;
  isDark?: boolean;
}

const night = { ground: "night", isDark: true };
const usualLook: Look = { ...night, picture: "hero-1280" };
/** Of the pages that differ from the usual one. */
const looks: { [Page in PageId]?: Look } = {
  industries: { ground: "bone-2", picture: "insurance-880" },
  roles: night,
  sandbox: night,
  about: { ground: "bone", picture: "team-1440", pictureWidth: 620 },
  privacy: night,
  legal: night,
  accessibility: night,
  welcome: { ground: "bone", picture: "hero-day-1280" },
};

const buyerPictures: Record<BuyerId, string> = {
  insurers: "insurance-880",
  banks: "financial-880",
  retailers: "retail-880",
  realEstate: "realestate-880",
  health: "health-880",
  utilities: "retail-880",
};

const fonts = {
  display: "familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2",
  text: "figtree/files/figtree-latin-wght-normal.woff2",
};

/** One per page and language, with the page's title from the build. Returns their number. */
export async function writeSharePictures(page: Page, mark: string): Promise<number> {
  await page.setViewportSize({ width: 1200, height: 630 });
  const refs = addresses().filter(
    ({ country, path, canonical }) => country === "ar" && path === canonical,
  );
  for (const language of languages) {
    for (const ref of refs) {
      await page.setContent(await cardOf(ref, language, mark));
      await page.evaluate(() => document.fonts.ready);
      const file = `public${shareImagePath(ref, language)}`;
      await mkdir(dirname(file), { recursive: true });
      await page.screenshot({ path: file, type: "jpeg", quality: 84 });
    }
  }
  return refs.length * languages.length;
}

async function cardOf(ref: PageRef, language: Language, mark: string): Promise<string> {
  const look = lookOf(ref);
  const styles = await readFile("app/app.css", "utf8");
  const color = (name: string) => colorIn(styles, name);
  const title = await titleOf(ref, language);
  const picture = look.picture && (await inline(`app/assets/${look.picture}.avif`, "image/avif"));
  return `<!doctype html><meta charset="utf-8"><style>
@font-face{font-family:D;src:url(${await font(fonts.display)});font-weight:400 700}
@font-face{font-family:T;src:url(${await font(fonts.text)});font-weight:300 900}
body{margin:0;width:1200px;height:630px;background:${color(look.ground)};color:${look.isDark ? "#fff" : color("ink")};position:relative;overflow:hidden}
img{position:absolute;right:-60px;bottom:0;width:${look.pictureWidth ?? 760}px;height:570px;object-fit:contain;object-position:right bottom}
div{position:absolute;left:64px;top:56px;width:${picture ? 560 : 1000}px;height:518px;display:flex;flex-direction:column}
p{margin:0;display:flex;gap:14px;align-items:center;font:600 38px/1 D;letter-spacing:-.03em}
p svg{width:46px;height:46px;--mark-accent:${look.isDark ? "initial" : color("amber-h")}}
h1{margin:auto 0 0;font:600 ${title.length > 44 ? 50 : 62}px/1.04 D;letter-spacing:-.03em;text-wrap:balance}
</style>${picture ? `<img src="${picture}">` : ""}<div><p>${mark}${brand.name}</p><h1>${title}</h1></div>`;
}

function lookOf({ page: id, topic }: PageRef): Look {
  if (id === "industries" && topic)
    return { ground: "bone-2", picture: buyerPictures[topic as BuyerId] };
  if (topic && topic in families) return { ground: `${topic}-tint`, picture: `${topic}-1200` };
  return looks[id] ?? usualLook;
}

/** The page's title without the brand, which the card shows anyway. */
async function titleOf(ref: PageRef, language: Language): Promise<string> {
  const country = language === "es" ? "ar" : countryOfLanguage[language];
  const path = pathTo(country, ref);
  const html = await readFile(
    `build/site/pages/${language}${path === "/" ? "/index" : path}.html`,
    "utf8",
  );
  const title = html.match(/<title>([^<]*)</)?.[1] ?? "";
  const name = RegExp.escape(brand.name);
  const own = title
    .replace(new RegExp(`\\s*\\|\\s*${name}.*$`), "")
    .replace(new RegExp(`^${name}[^:|]*[:|]\\s*`), "");
  return own.charAt(0).toUpperCase() + own.slice(1);
}

function font(file: string): Promise<string> {
  return inline(`node_modules/@fontsource-variable/${file}`, "font/woff2");
}

async function inline(file: string, type: string): Promise<string> {
  const bytes = await readFile(new URL(file, pathToFileURL(`${process.cwd()}/`)));
  return `data:${type};base64,${bytes.toString("base64")}`;
}
