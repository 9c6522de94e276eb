// In the browser: contact buttons open the dialog, whose code and texts no page loads before a visitor reaches for one.
import { pageData } from "#app/site-data/page-data.ts";
import { isModified } from "#app/ui/is-modified.ts";
import { loadContactTexts } from "./contact-texts.ts";

export function watchContactButtons() {
  // A failure is tried again, and answered, at the press.
  const preload = ({ target }: Event) => buttonAt(target) && load().catch(() => {});
  for (const type of ["pointerover", "touchstart", "focusin"]) {
    document.addEventListener(type, preload, { passive: true });
  }
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

function load() {
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
