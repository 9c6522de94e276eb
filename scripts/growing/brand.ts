// Gives a scratch copy another brand, and looks for the old one in everything that visitors and desks receive.
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brand, nameOrigin, themeColor } from "#core/brand.ts";

const brandFile = "core/brand.ts";
const markFile = "app/brand/mark.svg";
const markPath = "M2 4H8L12 16L16 4H22L15 22H9Z";
const other = {
  name: "Velmora",
  slug: "velmora",
  formerName: "Listo Hogar",
  origin: "https://www.velmora.example",
  themeColor: "#1d1140",
  mark: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="${markPath}" fill="currentColor"/></svg>\n`,
};

/** What the guide asks for: one file and one picture. */
export function changeBrand(root: string): void {
  const source = readFileSync(join(root, brandFile), "utf8")
    .replace(/(nameOrigin: OwnersWords = )\{[^}]*\}/, "$1{}")
    .replaceAll(brand.name, other.name)
    .replaceAll(brand.slug, other.slug)
    .replaceAll(brand.formerName, other.formerName)
    .replaceAll(themeColor, other.themeColor);
  writeFileSync(join(root, brandFile), source);
  writeFileSync(join(root, markFile), other.mark);
}

/** The settings of the other brand's build. */
export const otherOrigin = { PUBLIC_ORIGIN: other.origin };

/** Each place of the old brand in the built site, in its pictures and in the mails. */
export function tracesIn(root: string, mails: string): string[] {
  const site = join(root, "build/site");
  const files = globSync("**/*", { cwd: site, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    // Compressed copies of the other files.
    .filter((file) => !/\.(br|gz)$/.test(file))
    .map((file) => file.slice(site.length + 1));
  if (files.length === 0) throw new Error("Nothing was built");
  const read = (file: string) => readFileSync(join(site, file));
  return [
    ...files.flatMap((file) => traces(file, file)),
    ...files.flatMap((file) => traces(file, read(file).toString("utf8"))),
    ...oldPictures((file) => read(join("static", file))),
    ...traces("a mail", mails),
    ...missing(read),
  ];
}

function traces(place: string, text: string): string[] {
  const lower = text.toLowerCase();
  return oldWords()
    .filter((word) => lower.includes(word))
    .map((word) => `${place}: ${word}`);
}

function oldWords(): string[] {
  const mark = readFileSync(markFile, "utf8");
  const shapes = [...mark.matchAll(/\bd="([^"]+)"/g)].map(([, shape = ""]) => shape);
  const words = [brand.name, brand.slug, brand.formerName, ...Object.values(nameOrigin), ...shapes];
  return [...new Set(words.map((word) => word.toLowerCase()))];
}

/** A name in a picture cannot be searched for; but every picture that shows one must be another than before. */
function oldPictures(read: (file: string) => Buffer): string[] {
  const pictures = globSync(["*.{svg,png,ico}", "share/**/*.jpg"], { cwd: "public" });
  if (pictures.length === 0) throw new Error("There are no pictures to compare");
  return pictures
    .filter((file) => read(file).equals(readFileSync(join("public", file))))
    .map((file) => `${file}: the old picture`);
}

/** A site without any brand would have no trace either. */
function missing(read: (file: string) => Buffer): string[] {
  const expected: [file: string, texts: string[]][] = [
    [
      "pages/es/index.html",
      [other.name, other.themeColor, other.origin, markPath, `--color-night:${other.themeColor}`],
    ],
    ["static/site.webmanifest", [other.name, other.themeColor]],
    ["static/favicon.svg", [other.themeColor, markPath]],
    ["static/sitemap.xml", [other.origin]],
    ["static/.well-known/security.txt", [other.slug]],
  ];
  return expected.flatMap(([file, texts]) =>
    texts
      .filter((text) => !read(file).includes(text))
      .map((text) => `${file}: does not have ${text}`),
  );
}
