/**
 * A phone lays out the first view of a page alone and paints it that much earlier; `html[data-folded]` in app.css says what is
 * folded. The rest unfolds at once, a part at a time, so that none keeps a visitor waiting. Not where somebody comes back
 * to a place further down, which needs all that is above it.
 *
 * Written into every page as it stands, to run before anything is laid out: it imports nothing.
 */
export function fold() {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const startsAtTop = visit?.type === "navigate" && !location.hash;
  if (!startsAtTop || document.hidden || innerWidth >= 768) return;

  const { dataset } = document.documentElement;
  dataset.folded = "";
  const unfold = () => {
    const parts = document.querySelectorAll<HTMLElement>("main section, footer");
    const part = [...parts].find((part) => !("unfolded" in part.dataset));
    if (part) {
      part.dataset.unfolded = "";
      // Read, so that it is laid out now, in a task of its own.
      part.offsetHeight;
    } else if (document.readyState !== "loading") {
      return delete dataset.folded;
    }
    setTimeout(unfold);
  };
  requestAnimationFrame(() => setTimeout(unfold));
}
