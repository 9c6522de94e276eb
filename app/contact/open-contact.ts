// In the browser: contact buttons open the dialog, whose code and texts no page loads before a visitor moves.

import { isModified } from "#app/browser/is-modified.ts";
import { whenIdle } from "#app/browser/when-idle.ts";
import { pageData } from "#app/site-data/page-data.ts";
import { loadContactTexts } from "./contact-texts.ts";

/** Whoever does none of these reads the first view, or has left. */
const movements = ["pointermove", "touchstart", "keydown", "scroll"];

export function watchContactButtons() {
  const controller = new AbortController();
  const { signal } = controller;
  /** Where the pointer was first seen: browsers report one that rests where the page came under it, too. */
  let rest: string | undefined;
  // A failure is tried again, and answered, at the press.
  const preload = (event: Event) => {
    if (event instanceof PointerEvent) {
      const here = `${event.screenX} ${event.screenY}`;
      rest ??= here;
      if (here === rest) return;
    }
    controller.abort();
    whenIdle(load);
  };
  for (const type of movements) addEventListener(type, preload, { passive: true, signal });
  document.addEventListener("click", (event) => {
    const button = buttonAt(event.target);
    if (!button || isModified(event)) return;
    event.preventDefault();
    void open(button);
  });
}

function buttonAt(target: EventTarget | null) {
  return target instanceof Element ? target.closest<HTMLAnchorElement>("a[data-contact]") : null;
}

async function load() {
  return Promise.all([import("./contact-host.tsx"), loadContactTexts(pageData().place)]);
}

async function open(button: HTMLAnchorElement) {
  const bar = document.createElement("div");
  bar.className = "navigation-progress";
  document.body.append(bar);
  try {
    const [{ openDialog }, texts] = await load();
    openDialog(button, texts);
  } catch (error) {
    console.error(error);
    location.assign(button.href);
  } finally {
    bar.remove();
  }
}
