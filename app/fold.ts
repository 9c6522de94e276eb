declare global {
  interface Window {
    /** Missing while developing, where pages are not finished. */
    fold?: typeof fold;
  }
}

/**
 * The first view of a page is laid out alone and painted that much earlier; `html[data-folded]` in app.css says what is
 * folded. The rest unfolds at once, a part at a time, so that none keeps a visitor waiting. Not where somebody comes back
 * to a place further down, which needs all that is above it.
 *
 * Written into every page as it stands, to run before anything is laid out: it imports nothing. There it is for phones alone;
 * on the way through the site (layout/instant-page-change.tsx) for every screen.
 */
export function fold(
  startsAtTop = innerWidth < 768 &&
    !location.hash &&
    performance
      .getEntriesByType("navigation")
      .some((visit) => (visit as PerformanceNavigationTiming).type === "navigate"),
) {
  if (!startsAtTop || document.hidden) return;

  const { dataset } = document.documentElement;
  dataset.folded = "";
  const parts = () => [...document.querySelectorAll<HTMLElement>("main section, footer")];

  const unfold = () => {
    const part = parts().find((part) => !("unfolded" in part.dataset));
    if (part) {
      part.dataset.unfolded = "";
      // Read, so that it is laid out now, in a task of its own.
      part.offsetHeight;
    } else if (document.readyState !== "loading") {
      return delete dataset.folded;
    }
    setTimeout(unfold);
  };
  const begin = () => {
    // Where the first part leaves room in the view, what is near shows with it.
    const [first] = parts();
    if (!first || first.offsetHeight < innerHeight) dataset.folded = "near";
    requestAnimationFrame(() => setTimeout(unfold));
  };
  if (document.readyState !== "loading") return requestAnimationFrame(begin);

  // Laid out as soon as it has been read: the first frame then has only to paint it.
  const reading = new MutationObserver(() => {
    if (parts().length < 2) return;
    reading.disconnect();
    begin();
  });
  reading.observe(document, { childList: true, subtree: true });
}
