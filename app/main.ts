// The script of every page. Pages work without it; it makes them act: islands, the dialog, the choice of country, the header.
// Reads how the visit began, for a message that is sent later.
import "#app/analytics/campaign.ts";

import { moveBetweenTabs } from "#app/browser/tab-keys.ts";
import { whenIdle } from "#app/browser/when-idle.ts";
import { watchContactButtons } from "#app/contact/open-contact.ts";
import { watchSiteChoices } from "#app/country-choice/choose-site.ts";
import { returnToPlace } from "#app/country-choice/kept-place.ts";
import { restoreCountry } from "#app/country-choice/stored-country.ts";
import { startIslands } from "#app/islands/start.ts";
import { islands } from "#app/islands.ts";
import { closeLeftPanels } from "#app/layout/close-left-panels.ts";
import { watchHeader } from "#app/layout/watch-header.ts";
import { pageData } from "#app/site-data/page-data.ts";

returnToPlace();
restoreCountry();
watchHeader();
closeLeftPanels();
watchSiteChoices();
watchContactButtons();
moveBetweenTabs();
focusPlaces();
startIslands(islands);
whereIs("[data-page-tabs]", async (list) =>
  (await import("#app/browser/page-tabs.ts")).showPageTabs(list),
);
whereIs("[data-swaps]", async (list) =>
  (await import("#app/browser/swapped-tabs.ts")).swapTabs(list),
);
whereIs("[data-contents]", async (contents) =>
  (await import("#app/browser/section-in-view.ts")).markSectionInView(contents),
);
whereIs("[data-print]", (button) => button.addEventListener("click", () => print()));
pressLinksBySpace();
showCurrentYear();
reportMissingPage();
whenIdle(reportVisit);
whenIdle(describeToAssistants);
// For the style sheet, and for tests.
document.documentElement.dataset.ready = "";

/** Acts on the elements that only some pages have. */
function whereIs(selector: string, act: (element: Element) => unknown) {
  for (const element of document.querySelectorAll(selector)) act(element);
}

/** A link to a place of the page scrolls there; the focus goes along, to the heading that labels the place, or to the place itself. */
function focusPlaces() {
  // Read before an island that keeps its state in the address writes it again.
  const linkedPlace = () =>
    location.hash ? document.getElementById(location.hash.slice(1)) : undefined;
  const focus = (place: HTMLElement | null | undefined) => {
    const heading = document.getElementById(place?.getAttribute("aria-labelledby") ?? "") ?? place;
    if (!heading) return;
    if (heading.tabIndex < 0) heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
  // After the browser, which scrolls to the place and takes the focus from the link.
  const focusLater = (place: ReturnType<typeof linkedPlace>) =>
    requestAnimationFrame(() => setTimeout(() => focus(place)));
  const place = linkedPlace();
  addEventListener("load", () => focusLater(place));
  addEventListener("popstate", () => focusLater(linkedPlace()));
}

/** Links that are announced as buttons. */
function pressLinksBySpace() {
  document.addEventListener("keydown", (event) => {
    const { key, target } = event;
    if (key !== " " || !(target as Element).matches?.('a[role="button"]')) return;
    event.preventDefault();
    (target as HTMLElement).click();
  });
}

/** Pages show the year of their build. */
function showCurrentYear() {
  for (const year of document.querySelectorAll("[data-current-year]")) {
    year.textContent = String(new Date().getFullYear());
  }
}

/** One file is served for every missing URL, so only the browser knows the path. */
function reportMissingPage() {
  if (!pageData().place.page) console.warn(`Page not found: ${location.pathname}`);
}

// Without these two scripts nothing is missing on the page.

async function reportVisit() {
  if (import.meta.env.FIGURES === false) return;
  const { reportVisit } = await import("#app/analytics/visit-report.ts");
  reportVisit();
}

/** The browser's own assistant, where there is one. */
async function describeToAssistants() {
  if (!("modelContext" in document)) return;
  const { registerTools } = await import("#app/browser/web-mcp.ts");
  await registerTools();
}
