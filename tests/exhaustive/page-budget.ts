// The bytes and files that a page may load before anyone scrolls, and its elements, by kind of page.
import type { Page, Request } from "@playwright/test";
import type { PageId } from "../../core/pages.ts";
import { expect } from "../test.ts";

/** Kilobytes as sent, without response headers: html, pictures on a phone, scripts and their files; the elements of the document. */
const usualBudget = { html: 21, pictures: 2, scripts: 15, files: 15, elements: 650 };
/** React comes with the first part that acts. Where one is in the first view, it is React's 67 kB and its own. */
const budgets: { [Page in PageId]?: Partial<typeof usualBudget> } = {
  home: { html: 30, pictures: 27, elements: 1060 },
  services: { html: 25, pictures: 34, scripts: 16 },
  solutions: { html: 28, scripts: 16, elements: 690 },
  industries: { pictures: 26, scripts: 84, elements: 890 },
  programme: { html: 32, scripts: 105, files: 13, elements: 1330 },
  brief: { html: 31, scripts: 109, files: 18, elements: 690 },
  about: { pictures: 14 },
  investors: { html: 22, pictures: 8, elements: 730 },
  coverage: { html: 29, pictures: 13, scripts: 102, elements: 1720 },
  contact: { scripts: 106 },
  sandbox: { scripts: 82 },
  welcome: { pictures: 31 },
};

const totalKb = 170;
const fontsKb = 21;

interface LoadedFile {
  type: string;
  bytes: number;
  headBytes: number;
}

/** Begins to record the page's files; the returned function ends it. */
export function recordFiles(page: Page): () => Promise<LoadedFile[]> {
  const pending: Promise<LoadedFile>[] = [];
  const note = (request: Request) => {
    pending.push(
      request.sizes().then(({ responseBodySize, responseHeadersSize }) => ({
        type: request.resourceType(),
        bytes: responseBodySize,
        headBytes: responseHeadersSize,
      })),
    );
  };
  page.on("requestfinished", note);
  return () => {
    page.off("requestfinished", note);
    return Promise.all(pending);
  };
}

export function expectWithinBudget(id: PageId, files: LoadedFile[], elements: number) {
  const kb = (type: string) =>
    files.filter((file) => file.type === type).reduce((sum, file) => sum + file.bytes, 0) / 1000;
  const total = files.reduce((sum, file) => sum + file.bytes + file.headBytes, 0) / 1000;
  const scripts = files.filter(({ type }) => type === "script");
  const budget = { ...usualBudget, ...budgets[id] };
  expect.soft(elements, "elements").toBeLessThanOrEqual(budget.elements);
  expect.soft(kb("document"), "html").toBeLessThan(budget.html);
  expect.soft(kb("image"), "pictures").toBeLessThan(budget.pictures);
  expect.soft(kb("font"), "fonts").toBeLessThan(fontsKb);
  expect.soft(kb("script"), "scripts").toBeLessThan(budget.scripts);
  expect.soft(total, "all files and response headers").toBeLessThan(totalKb);
  expect.soft(scripts.length, "script files").toBeLessThanOrEqual(budget.files);
  // The brief's, for print, and the forms'.
  expect
    .soft(kb("stylesheet"), "style sheets outside the page")
    .toBeLessThan({ brief: 1, contact: 1.5, investors: 1.5 }[id as string] ?? 0.001);
}
