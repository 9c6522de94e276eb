// In the browser: the choice of a language or country, in the panels and in the strip above the page.
import { writeStored } from "#app/browser/storage.ts";
import { isModified } from "#app/ui/is-modified.ts";
import type { CountryCode } from "#core/countries.ts";
import { isProgrammeFragment } from "#core/programme-start.ts";
import { chooseCountry } from "./stored-country.ts";

export function watchSiteChoices() {
  document.addEventListener("click", (event) => {
    const target = event.target as Element;
    const link = target.closest<HTMLAnchorElement>("a[data-choose]");
    if (link) follow(link, event);
    if (target.closest("[data-close-offer]")) closeOffer();
  });
}

/** An unprefixed page changes its language in place; all other links lead elsewhere. A programme in the fragment goes along. */
function follow(link: HTMLAnchorElement, event: MouseEvent) {
  // First, because the new page's language depends on it, wherever the browser opens it.
  chooseCountry(link.dataset.choose as CountryCode);
  link.closest<HTMLElement>("[popover]")?.hidePopover();
  if (isModified(event)) return;
  if (link.hasAttribute("data-in-place")) {
    event.preventDefault();
    location.reload();
  } else if (isProgrammeFragment(location.hash)) {
    event.preventDefault();
    location.assign(link.pathname + location.hash);
  }
}

function closeOffer() {
  writeStored("local", "siteSuggestion", "closed");
  delete document.documentElement.dataset.offer;
}
