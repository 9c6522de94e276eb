// In the browser: the choice of a language or country, in the panels and in the strip above the page.

import { isModified } from "#app/browser/is-modified.ts";
import { writeStored } from "#app/browser/storage.ts";
import type { CountryCode } from "#core/countries.ts";
import { isProgrammeFragment } from "#core/programme-start.ts";
import { markOfPlace } from "./kept-place.ts";
import { chooseCountry } from "./stored-country.ts";

export function watchSiteChoices() {
  document.addEventListener("click", (event) => {
    const target = event.target as Element;
    const link = target.closest<HTMLAnchorElement>("a[data-choose]");
    if (link) follow(link, event);
    if (target.closest("[data-close-offer]")) closeOffer();
  });
}

/**
 * An unprefixed page changes its language in place; all other links lead elsewhere. The place on the page goes along, or a
 * programme in the fragment. */
function follow(link: HTMLAnchorElement, event: MouseEvent) {
  // First, because the new page's language depends on it, wherever the browser opens it.
  chooseCountry(link.dataset.choose as CountryCode);
  link.closest<HTMLElement>("[popover]")?.hidePopover();
  if (isModified(event)) return;
  if (link.hasAttribute("data-in-place")) {
    event.preventDefault();
    location.reload();
  } else {
    event.preventDefault();
    const place = isProgrammeFragment(location.hash) ? location.hash : markOfPlace();
    location.assign(link.pathname + place);
  }
}

function closeOffer() {
  writeStored("local", "siteSuggestion", "closed");
  delete document.documentElement.dataset.offer;
}
