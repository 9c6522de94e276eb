import { brand } from "#core/brand.ts";

/**
 * Deviation from React Router: its scripts start when the page has loaded and the browser is idle, or at the visitor's first
 * interaction (pointer, touch, key, focus). Started at once, their 110 to 125 kB would share a slow connection with the
 * fonts and the first picture, which decide the first paint (figures in docs/performance.md). The price is this file and
 * later hydration. The html stays the router's: its script and preloads get a type and a relation that browsers ignore, and
 * are restored unchanged. A click on a button, radio or checkbox that needs scripts is recorded and dispatched again after
 * hydration. Links, menus and panels are native and need no scripts.
 */
export function holdScripts(html: string): string {
  const routerScript = '<script type="module" async="">';
  if (!html.includes(routerScript)) throw new Error("The router's module script is not there");
  return html
    .replace(
      "</head>",
      () => `<script>(${start})(${JSON.stringify(brand.contactEmail)})</script></head>`,
    )
    .replaceAll('rel="modulepreload"', 'rel="held"')
    .replace(routerScript, '<script type="text/held">');
}

/** Tells `start`, and tests, that React has hydrated the whole page. Call in an effect. */
export function announceHydration() {
  document.documentElement.dataset.ready = "";
  dispatchEvent(new Event("hydrated"));
}

/** Serialized into the page: it cannot use anything else of this module. */
function start(mailAddresses: Record<string, string>) {
  let hasStarted = false;
  let hasFailed = false;
  let pressed: HTMLElement | null = null;
  /** Of a pressed radio or checkbox. */
  let isChecked = false;

  function startScripts() {
    if (hasStarted) return;
    // Until the html is parsed, the held script may be there without its text.
    if (document.readyState === "loading") {
      addEventListener("DOMContentLoaded", startScripts, { once: true });
      return;
    }
    const held = document.querySelector('script[type="text/held"]');
    if (!held) return;
    hasStarted = true;
    for (const link of document.querySelectorAll<HTMLLinkElement>("link[rel=held]")) {
      link.rel = "modulepreload";
    }
    const script = document.createElement("script");
    script.type = "module";
    script.textContent = held.textContent;
    script.onerror = () => {
      hasFailed = true;
      if (pressed) writeInstead(pressed);
    };
    held.replaceWith(script);
  }

  /** Browsers report a pointer that rests where the page is drawn as well: it has not moved. */
  function noticeUse(event: Event) {
    const { movementX, movementY } = event as PointerEvent;
    if (event.type !== "pointermove" || movementX || movementY) startScripts();
  }

  function keepPress(event: Event) {
    const control = (event.target as Element).closest<HTMLElement>(
      "button:not([popovertarget]), [type=radio], [type=checkbox]",
    );
    if (!control) return;
    // Also for listeners on the window: the contact dialog's is there before the page is wholly hydrated.
    event.stopImmediatePropagation();
    pressed = control;
    isChecked = (control as HTMLInputElement).checked;
    if (hasFailed) writeInstead(control);
    else startScripts();
  }

  function pressAgain() {
    // React calls `onChange` only if the click changes the state.
    if (pressed?.matches("input")) (pressed as HTMLInputElement).checked = !isChecked;
    pressed?.click();
  }

  /** The scripts failed, so there is no dialog: opens the visitor's mail program. */
  function writeInstead(button: HTMLElement) {
    const isContact = button.getAttribute("aria-haspopup") === "dialog";
    if (isContact)
      location.href = `mailto:${mailAddresses[document.documentElement.lang.slice(0, 2)]}`;
  }

  for (const sign of ["pointermove", "pointerdown", "touchstart", "keydown", "focusin"]) {
    addEventListener(sign, noticeUse, { passive: true, capture: true });
  }
  addEventListener("click", keepPress, { capture: true });
  addEventListener(
    "hydrated",
    () => {
      removeEventListener("click", keepPress, { capture: true });
      // In a new task: during its effects React would not hydrate the clicked part.
      setTimeout(pressAgain);
    },
    { once: true },
  );
  // Two idle callbacks: the first may run before the paint that follows `load`. A busy browser may never be idle: two seconds each.
  const whenIdle = (run: () => void) =>
    "requestIdleCallback" in window
      ? requestIdleCallback(run, { timeout: 2_000 })
      : setTimeout(run, 200);
  addEventListener("load", () => whenIdle(() => whenIdle(startScripts)));
}
