// The router fades from page to page (ui/page-link.tsx). The browser draws nothing meanwhile, so it must not have to wait.

export function fadeWithCare() {
  if (!document.startViewTransition) return;
  const fade = document.startViewTransition.bind(document);
  let isShownAlready = false;
  // Swiping back, some browsers have shown the page before the router hears of it.
  addEventListener(
    "popstate",
    (event) => {
      isShownAlready = event.hasUAVisualTransition;
    },
    { capture: true },
  );
  document.startViewTransition = (change) => {
    const isWhole = "whole" in document.documentElement.dataset;
    const wantsStillness = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const mayFade = isWhole && !wantsStillness && !isShownAlready;
    isShownAlready = false;
    return mayFade ? fade(change) : changeAtOnce(change);
  };
}

function changeAtOnce(change: ViewTransitionUpdateCallback | StartViewTransitionOptions = {}) {
  const update = typeof change === "function" ? change : change.update;
  const done = Promise.resolve(update?.()).then(() => {});
  return {
    finished: done,
    ready: done,
    updateCallbackDone: done,
    skipTransition() {},
  } as ViewTransition;
}
