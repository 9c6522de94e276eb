import { brand } from "#core/brand.ts";

/**
 * Deviation from React Router: its scripts start when the page has loaded and the browser is idle, or at the first sign
 * that a visitor is about to use the page. At once, their 110 to 125 kB would share a slow line with the fonts and the
 * first picture, which decide the first paint (figures in docs/performance.md). The price is this file, and hydration that
 * comes later. The html stays the router's: its script and its preloads are held under a type and a relation that browsers
 * pass over, and are put back as they were. A click on a button that needs scripts is kept meanwhile and made again
 * after hydration. Links, menus and panels are native and need none.
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
    .replace(routerScript, '<script type="held">');
}

/** Tells `start` that React has taken over the page, and tests, too. To be called in an effect. */
export function announceHydration() {
  document.documentElement.dataset.ready = "";
  dispatchEvent(new Event("hydrated"));
}

/** Written into the page as it stands: it can use nothing of this module. */
function start(mailAddresses: Record<string, string>) {
  let hasStarted = false;
  let hasFailed = false;
  let pressed: HTMLElement | null = null;

  function startScripts() {
    const held = document.querySelector("script[type=held]");
    if (hasStarted || !held) return;
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

  function keepPress(event: Event) {
    const button = (event.target as Element).closest<HTMLElement>("button:not([popovertarget])");
    if (!button) return;
    event.stopPropagation();
    pressed = button;
    if (hasFailed) writeInstead(button);
    else startScripts();
  }

  /** No dialog will come: the visitor's mail program opens. */
  function writeInstead(button: HTMLElement) {
    const isContact = button.getAttribute("aria-haspopup") === "dialog";
    if (isContact)
      location.href = `mailto:${mailAddresses[document.documentElement.lang.slice(0, 2)]}`;
  }

  for (const sign of ["pointerover", "pointerdown", "touchstart", "keydown", "focusin"]) {
    addEventListener(sign, startScripts, { once: true, passive: true, capture: true });
  }
  addEventListener("click", keepPress, { capture: true });
  addEventListener("hydrated", () => {
    removeEventListener("click", keepPress, { capture: true });
    // In a task of its own: from within its effects React would not hydrate the part that was pressed.
    setTimeout(() => pressed?.click());
  });
  // Two idle moments: the first may come before the paint that `load` brings.
  const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
  addEventListener("load", () => whenIdle(() => whenIdle(startScripts)));
}
