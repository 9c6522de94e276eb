// The router fades from page to page (ui/page-link.tsx). The browser draws nothing meanwhile, so it must not have to wait.
import { setAside } from "./set-aside.ts";

export function fadeWithCare() {
  if (!document.startViewTransition) return;
  const fade = document.startViewTransition.bind(document);
  const fadeOf: typeof fade = (change) => {
    const bringBack = setAside();
    const transition = fade(change);
    // The change itself may never end, as when the router goes elsewhere meanwhile; the fade always does.
    void Promise.race([transition.updateCallbackDone, transition.ready]).then(bringBack, bringBack);
    return transition;
  };
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
    return mayFade ? keepPresses(fadeOf(change)) : changeAtOnce(change);
  };
}

/** While it fades the page cannot be pressed: a press ends the fade and reaches what lies under it. */
function keepPresses(transition: ViewTransition): ViewTransition {
  const repeat = async ({ target, clientX, clientY }: MouseEvent) => {
    if (target !== document.documentElement) return;
    transition.skipTransition();
    await transition.finished;
    const pressed = document.elementFromPoint(clientX, clientY);
    if (pressed instanceof HTMLElement) pressed.click();
  };
  addEventListener("click", repeat, { capture: true });
  const stop = () => removeEventListener("click", repeat, { capture: true });
  void transition.finished.then(stop, stop);
  // Cut short, it says so to whoever waits for it to begin; nobody does.
  transition.ready.catch(() => {});
  return transition;
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
