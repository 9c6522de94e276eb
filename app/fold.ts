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
  const folded = () =>
    document.querySelectorAll<HTMLElement>(
      "main section:not([data-unfolded]), footer:not([data-unfolded])",
    );

  const unfold = () => {
    const [part] = folded();
    if (part) {
      part.dataset.unfolded = "";
      // Read, so that it is laid out now, in a task of its own.
      part.offsetHeight;
    } else if (document.readyState !== "loading") {
      return delete dataset.folded;
    }
    setTimeout(unfold);
  };
  const fillView = () => {
    for (const part of folded()) {
      if (part.getBoundingClientRect().top >= innerHeight) return setTimeout(unfold);
      part.dataset.unfolded = "";
    }
    // The view has room for what is still to be read.
    if (document.readyState === "loading") requestAnimationFrame(fillView);
    else delete dataset.folded;
  };
  requestAnimationFrame(fillView);
}
