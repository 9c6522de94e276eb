// Makes the folder of an edition: the pages and files that are not the release's, as the build would make them.
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, extname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { renderPage } from "#app/render.tsx";
import { brokenIn, type Problem, problemsIn, problemsOf } from "#content/problems.ts";
import { shownRecords } from "#content/standing.ts";
import type { EditionJob } from "#server/editions/jobs.ts";
import {
  changedIn,
  inputsOf,
  keyOf,
  type PageList,
  type PageRecord,
  pageListFile,
  readPageList,
  stemOf,
} from "#server/editions/page-list.ts";
import { syncFolderNow } from "#server/sync-folder.ts";
import { pageStyles } from "./page-styles.ts";
import { pageVariants, type RenderedPage, renderer } from "./prerender.ts";
import { siteTexts } from "./site-texts.ts";
import { brotliOptions, compressible, gzipOptions } from "./write-site.ts";

/** With the edition's overlay in force. The folder appears once everything in it is on disk. */
export function makeEdition(job: EditionJob): Problem[] {
  const problems = job.isNew ? problemsIn(job.overlay) : brokenIn(job.overlay);
  if (problems.length > 0 || existsSync(job.folder)) return problems;
  const part = `${job.folder}.${process.pid}.part`;
  rmSync(part, { recursive: true, force: true });
  try {
    const list = writePages(job, part);
    writeTexts(job, part, list.pages);
    write(join(part, pageListFile), JSON.stringify(list));
    syncFolderNow(part);
    rename(part, job.folder);
    syncFolderNow(dirname(job.folder));
    return [];
  } catch (error) {
    rmSync(part, { recursive: true, force: true });
    return problemsOf(error);
  }
}

function writePages({ site, overlay, earlier }: EditionJob, folder: string): PageList {
  const release = readPageList(site.siteDir);
  const released = new Map(release.pages.map((page) => [keyOf(page), page]));
  const before = earlier ? readPageList(earlier).pages : [];
  const made = new Map(before.map((page) => [keyOf(page), page]));
  const shown = shownRecords();
  const isSameNow = (page: PageRecord | undefined) =>
    page && inputsOf(page.reads, overlay, shown) === page.inputs ? page : undefined;
  const styles = pageStyles(join(site.siteDir, "static/assets"));
  const render = renderer(renderPage, site.origin, { script: release.script }, styles);
  const pages = pageVariants().map((variant): PageRecord => {
    const key = keyOf(variant);
    const unchanged = isSameNow(released.get(key));
    if (unchanged) return unchanged;
    const reused = isSameNow(made.get(key));
    if (reused) {
      const endings = reused.isOwn ? pageEndings : [];
      for (const ending of endings) take(String(earlier), folder, stemOf(variant) + ending);
      return reused;
    }
    const { html, markdown, ...page } = render(variant);
    const isOwn = !isReleased(site.siteDir, variant, { html, markdown });
    if (isOwn) {
      writeCompressed(join(folder, `${stemOf(variant)}.html`), html);
      writeCompressed(join(folder, `${stemOf(variant)}.md`), markdown);
    }
    return { ...page, inputs: inputsOf(page.reads, overlay, shown), isOwn };
  });
  return { ...release, shown, pages };
}

const pageEndings = [".html", ".md"].flatMap((file) => [file, `${file}.br`, `${file}.gz`]);

function isReleased(
  siteDir: string,
  variant: Parameters<typeof stemOf>[0],
  { html, markdown }: Pick<RenderedPage, "html" | "markdown">,
): boolean {
  const stem = join(siteDir, stemOf(variant));
  return isFile(`${stem}.html`, html) && isFile(`${stem}.md`, markdown);
}

function writeTexts({ site, overlay, days }: EditionJob, folder: string, pages: PageRecord[]) {
  const changedOn = (path: string) =>
    pages
      .filter((page) => page.path === path)
      .flatMap(({ reads }) => changedIn(reads, overlay))
      .map((file) => days[file] ?? "")
      .toSorted()
      .at(-1);
  const texts = siteTexts(pages, site.origin, { mcp: site.mcp, changedOn });
  for (const [pathname, text] of Object.entries(texts)) {
    if (isFile(join(site.siteDir, "static", pathname), text)) continue;
    writeCompressed(join(folder, "static", pathname), text);
  }
}

function isFile(file: string, text: string): boolean {
  try {
    return readFileSync(file, "utf8") === text;
  } catch {
    return false;
  }
}

function writeCompressed(file: string, text: string) {
  const bytes = Buffer.from(text);
  write(file, bytes);
  if (!compressible.has(extname(file))) return;
  write(`${file}.br`, brotliCompressSync(bytes, brotliOptions(file, bytes)));
  write(`${file}.gz`, gzipSync(bytes, gzipOptions));
}

function write(file: string, content: string | Uint8Array) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content, { flush: true });
}

function take(from: string, to: string, name: string) {
  const [source, target] = [join(from, name), join(to, name)];
  mkdirSync(dirname(target), { recursive: true });
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target);
  }
}

/** Another server on this machine may have made the same. */
function rename(part: string, folder: string) {
  try {
    renameSync(part, folder);
  } catch (error) {
    if (!["ENOTEMPTY", "EEXIST"].includes((error as NodeJS.ErrnoException).code ?? "")) throw error;
    rmSync(part, { recursive: true, force: true });
  }
}
