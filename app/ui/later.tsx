import { type ComponentType, lazy, memo, Suspense, useEffect } from "react";

let startUsing = () => {};

/** Resolves at the first sign that somebody uses the page. The page's first script marks signs that came before this one. */
const used = new Promise<void>((resolve) => {
  if (import.meta.env.SSR) return;
  const { dataset } = document.documentElement;
  startUsing = () => {
    dataset.used = "";
    resolve();
  };
  if ("used" in dataset) return resolve();
  const signs = ["pointerdown", "pointerover", "keydown", "focusin", "touchstart", "wheel"];
  for (const sign of [...signs, "scroll", "popstate"]) {
    addEventListener(sign, () => startUsing(), { once: true, passive: true, capture: true });
  }
});

/** Before the page changes by itself: what is drawn anew without its scripts would be gone until they come. */
export function loadLaterParts() {
  startUsing();
}

/** For what will hardly be needed. Should it not come now, whoever needs it asks again. */
export function loadWithUse(load: () => Promise<unknown>) {
  used.then(load).catch(() => {});
}

/**
 * What lies below the first view: its html is in the page from the start, its scripts come with the first sign of use.
 * Once the site is in use a page's later parts load together with the page, so that prefetching covers both.
 */
export function later<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  // Not only when it is drawn: prefetching a page brings its later parts along.
  const loading = import.meta.env.SSR ? undefined : used.then(load);
  const Part = lazy(() => loading ?? load());
  // A part drawn anew before its scripts are there would lose its html: `memo` spares it what its parent goes through.
  return memo(function Later(props: Props) {
    useEffect(() => count(1), []);
    return (
      <Suspense>
        <Part {...props} />
        <Arrived />
      </Suspense>
    );
  });
}

function Arrived() {
  useEffect(() => count(-1), []);
  return null;
}

let awaited = 0;

/** `data-whole` tells when every part has its scripts, and so does an event (finish-html.ts waits for it). */
function count(change: 1 | -1) {
  awaited += change;
  document.documentElement.toggleAttribute("data-whole", awaited === 0);
  if (awaited === 0) window.dispatchEvent(new Event("whole"));
}
