import { cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, dirname, extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { countries } from "#core/countries.ts";
import { stemOf } from "#server/editions/page-list.ts";
import type { RenderedPage } from "./prerender.ts";

export const compressible = new Set([
  ".html",
  ".md",
  ".js",
  ".css",
  ".svg",
  ".txt",
  ".xml",
  ".json",
  ".csv",
  ".webmanifest",
]);

const largePageBytes = 200_000;
const hugePageBytes = 215_000;
/** Most visitors see them first. */
const homes = new Set(countries.map(({ prefix }) => `${prefix || "index"}.html`));

const br = promisify(brotliCompress);
const gz = promisify(gzip);

interface SiteParts {
  /** The files of the browser's build. */
  clientDir: string;
  pages: RenderedPage[];
  /** By pathname. */
  files: Record<string, string>;
}

/** `pages/<language>/<path>` as `.html` and `.md`, `static/` for the rest, each with its compressed versions beside it. */
export async function writeSite({ clientDir, pages, files }: SiteParts, siteDir: string) {
  await rm(siteDir, { recursive: true, force: true });
  await cp(clientDir, join(siteDir, "static"), {
    recursive: true,
    filter: (source) => !source.endsWith("/.vite"),
  });
  for (const { html, markdown, ...page } of pages) {
    const file = join(siteDir, stemOf(page));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(`${file}.html`, html);
    await writeFile(`${file}.md`, markdown);
  }
  for (const [pathname, text] of Object.entries(files)) {
    const file = join(siteDir, "static", pathname);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  await compressAll(siteDir);
}

async function compressAll(dir: string) {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && compressible.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  // A few at a time: each compressor holds megabytes, and a small machine builds, too.
  const compressNext = async () => {
    for (let file = files.pop(); file; file = files.pop()) await compressFile(file);
  };
  await Promise.all(Array.from({ length: 8 }, compressNext));
}

async function compressFile(file: string) {
  const bytes = await readFile(file);
  await writeFile(`${file}.br`, await br(bytes, brotliOptions(file, bytes)));
  await writeFile(`${file}.gz`, await gz(bytes, gzipOptions));
}

export const gzipOptions = { level: 9 };

export function brotliOptions(file: string, { length }: Uint8Array) {
  return {
    params: {
      [constants.BROTLI_PARAM_SIZE_HINT]: length,
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality(file, length),
    },
  };
}

/** Quality 11 takes fifty times as long as 9 for ten per cent, 10 takes eighteen times as long for seven per cent. */
function brotliQuality(file: string, size: number) {
  if (file.includes("/assets/") || homes.has(basename(file)) || size > hugePageBytes) return 11;
  return size > largePageBytes ? 10 : 9;
}
