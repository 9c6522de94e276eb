// The bytes and files that a page may load before anyone scrolls, and its elements, by kind of page.
import type { Page, Request } from "@playwright/test";
import type { PageId } from "../../core/pages.ts";
import { expect } from "../test.ts";

/** Kilobytes as sent, without response headers: html, and pictures on a phone; the elements of the document. */
const usualBudget = { html: 35, pictures: 2, elements: 650 };
const budgets: { [Page in PageId]?: typeof usualBudget } = {
  home: { html: 43, pictures: 27, elements: 1250 },
  services: { html: 34, pictures: 34, elements: 590 },
  solutions: { html: 37, pictures: 2, elements: 900 },
  industries: { html: 35, pictures: 26, elements: 890 },
  programme: { html: 42, pictures: 2, elements: 1330 },
  brief: { html: 38, pictures: 2, elements: 690 },
  about: { html: 33, pictures: 14, elements: 530 },
  investors: { html: 37, pictures: 8, elements: 730 },
  coverage: { html: 38, pictures: 13, elements: 1500 },
  welcome: { html: 30, pictures: 31, elements: 400 },
};

/** React and its router, in a file of their own, are 93 of these. */
const scriptsKb = 137;
/** More for the pages that need it at once: icons for each service, the estimate of two pages, and two with a form. */
const moreScriptsKb: Partial<Record<PageId, number>> = {
  coverage: 3,
  programme: 8,
  brief: 8,
  contact: 12,
  investors: 16,
};
const totalKb = 232;
const scriptFiles = 17;
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
  const budget = budgets[id] ?? usualBudget;
  expect.soft(elements, "elements").toBeLessThanOrEqual(budget.elements);
  expect.soft(kb("document"), "html").toBeLessThan(budget.html);
  expect.soft(kb("image"), "pictures").toBeLessThan(budget.pictures);
  expect.soft(kb("font"), "fonts").toBeLessThan(fontsKb);
  expect.soft(kb("script"), "scripts").toBeLessThan(scriptsKb + (moreScriptsKb[id] ?? 0));
  expect.soft(total, "all files and response headers").toBeLessThan(totalKb);
  expect.soft(scripts.length, "script files").toBeLessThanOrEqual(scriptFiles);
  // The brief's, for print, and the forms'.
  expect
    .soft(kb("stylesheet"), "style sheets outside the page")
    .toBeLessThan({ brief: 1, contact: 1.3, investors: 1.3 }[id as string] ?? 0.001);
}
