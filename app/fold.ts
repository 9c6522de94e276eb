declare global {
  interface Window {
    /** Missing while developing, where pages are not finished. */
    fold?: typeof fold;
  }
}

/**
 * The first view of a page is laid out alone and painted that much earlier; `html[data-folded]` in app.css says what is
 * folded. The rest unfolds right after its frame, or its fade, a part at a time: none keeps a visitor waiting. Not where somebody comes to a
 * place further down, which needs all that is above it.
 *
 * Written into every page as it stands, to run before anything is laid out: it imports nothing. On the way through the site
 * layout/instant-page-change.tsx calls it.
 */
export function fold(
  // Only here, and in Chromium alone, can a link to a passage (`#:~:text=`) be seen.
  startsAtTop = (performance.getEntriesByType("navigation") as PerformanceNavigationTiming[]).some(
    ({ name, type }) => type === "navigate" && !name.includes("#"),
  ),
) {
  if (!startsAtTop || document.hidden) return;

  const { dataset } = document.documentElement;
  const run = String(performance.now());
  dataset.folded = run;
  const folded = () =>
    document.querySelectorAll<HTMLElement>(
      "main section:not([data-unfolded]), footer:not([data-unfolded])",
    );

  const unfold = () => {
    // Somebody has gone on to another page.
    if (dataset.folded !== run) return;
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
  // When a fade ends, the browser styles every element anew that is not folded.
  const unfoldWhenStill = () => {
    if (document.activeViewTransition) requestAnimationFrame(unfoldWhenStill);
    else setTimeout(unfold);
  };
  const fillView = () => {
    if (dataset.folded !== run) return;
    for (const part of folded()) {
      if (part.getBoundingClientRect().top >= innerHeight) return unfoldWhenStill();
      part.dataset.unfolded = "";
    }
    // The view has room for what is still to be read.
    if (document.readyState === "loading") requestAnimationFrame(fillView);
    else delete dataset.folded;
  };
  requestAnimationFrame(fillView);

  // Who goes further down at once has the whole page at once.
  const unfoldAll = () => {
    if (dataset.folded === run) delete dataset.folded;
  };
  for (const sign of ["wheel", "touchmove", "keydown"]) {
    addEventListener(sign, unfoldAll, { once: true, passive: true, capture: true });
  }
}
