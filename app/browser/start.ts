import { brand } from "#core/brand.ts";
import { programmeVersion } from "#core/programme-start.ts";

/**
 * Deviation from React Router: its scripts start when the page has loaded and the browser is idle, or at the visitor's first
 * interaction (pointer, touch, key, focus). Started at once, their 110 to 125 kB would share a slow connection with the
 * fonts and the first picture: first paint after 2.3 s instead of 1.0 on a phone (docs/performance.md). The price is this file and
 * later hydration. The html stays the router's: its script and preloads get a type and a relation that browsers ignore, and
 * are restored unchanged. What a visitor does before hydration is recorded and repeated after it: the last value of each
 * field, then one click on each button that needs scripts; of those that open the dialog, on the last. Links, menus and panels
 * are native and need no scripts. Where the URL holds a programme, the scripts start at once, and the built programme stays
 * hidden until React shows that one: a link's figures are read as soon as they appear.
 */
export function holdScripts(html: string): string {
  const routerScript = '<script type="module" async="">';
  if (!html.includes(routerScript)) throw new Error("The router's module script is not there");
  return html
    .replace(
      "</head>",
      () =>
        `<script>(${start})(${JSON.stringify(brand.contactEmail)},"#${programmeVersion}")</script></head>`,
    )
    .replaceAll('rel="modulepreload"', 'rel="held"')
    .replace(routerScript, '<script type="text/held">');
}

/** Tells `start`, and tests, that React has hydrated the whole page. Call in an effect. */
export function announceHydration() {
  document.documentElement.dataset.ready = "";
  dispatchEvent(new Event("hydrated"));
}

/** The fragment with which the page was opened, while its programme is not shown. */
export function awaitedProgramme(): string | undefined {
  return document.documentElement.dataset.programme;
}

/** Shows what is hidden while the URL's programme is not there. Call in an effect. */
export function announceProgramme() {
  delete document.documentElement.dataset.programme;
}

type Field = HTMLInputElement | HTMLSelectElement;

interface Press {
  /** Of a toggle, as the visitor saw it. */
  ariaPressed: string | null;
  /** Shows that the press counts. */
  animation: Animation;
}

/** Serialized into the page: it cannot use anything else of this module. */
function start(mailAddresses: Record<string, string>, programmeHash: string) {
  const { dataset } = document.documentElement;
  let hasStarted = false;
  let hasFailed = false;
  /** Fields in the order of their last change, with their value, or whether they are checked. */
  const changes = new Map<Field, string | boolean>();
  /** Buttons in the order of their last press. */
  const presses = new Map<HTMLButtonElement, Press>();

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
    script.onerror = fail;
    addEventListener("unhandledrejection", noticeRejection);
    held.replaceWith(script);
  }

  /** The script imports the router's entry without waiting for it. Extensions and in-app browsers cause other rejections. */
  function noticeRejection({ reason }: PromiseRejectionEvent) {
    const isImport = reason instanceof TypeError && /module/i.test(reason.message);
    if (isImport) fail();
  }

  function fail() {
    hasFailed = true;
    tellFailure();
    void repeatPresses();
  }

  /** For the style sheet, and of no effect once the page is hydrated: another's error may be a false alarm. */
  function tellFailure() {
    dataset.scripts = "failed";
  }

  /** Browsers report a pointer that rests where the page is drawn as well: it has not moved. */
  function noticeUse(event: Event) {
    const { movementX, movementY } = event as PointerEvent;
    if (event.type !== "pointermove" || movementX || movementY) startScripts();
  }

  function keepChange(event: Event) {
    const field = event.target as Field;
    changes.delete(field);
    changes.set(field, isCheckable(field) ? field.checked : field.value);
    startScripts();
  }

  function keepPress(event: Event) {
    const target = event.target as Element;
    const button = target.closest<HTMLButtonElement>("button:not([popovertarget])");
    // React may be there before the whole page is hydrated: it would handle the click, and the repeated one again.
    // `keepChange` records the field.
    if (button || isCheckable(target)) event.stopImmediatePropagation();
    if (!button) return;
    if (hasFailed) return writeInstead(button);
    for (const other of presses.keys()) {
      if (other === button || (opensDialog(other) && opensDialog(button))) forget(other);
    }
    // An attribute would differ from what React renders.
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const opacity = isStill ? [0.6, 0.6] : [1, 0.6, 1];
    const animation = button.animate({ opacity }, { duration: 1_200, iterations: Infinity });
    presses.set(button, { ariaPressed: button.ariaPressed, animation });
    // A form would be sent without scripts, which add its values to the address.
    event.preventDefault();
    startScripts();
  }

  function opensDialog(button: Element) {
    return button.getAttribute("aria-haspopup") === "dialog";
  }

  function forget(button: HTMLButtonElement) {
    presses.get(button)?.animation.cancel();
    presses.delete(button);
  }

  function isCheckable(element: Element): element is HTMLInputElement {
    return element.matches("[type=radio], [type=checkbox]");
  }

  function repeatAll() {
    removeEventListener("input", keepChange, { capture: true });
    removeEventListener("click", keepPress, { capture: true });
    removeEventListener("unhandledrejection", noticeRejection);
    for (const [field, value] of changes) repeatChange(field, value);
    void repeatPresses();
  }

  async function repeatPresses() {
    const toRepeat = [...presses];
    for (const [button] of toRepeat) forget(button);
    for (const [button, { ariaPressed }] of toRepeat) {
      // The history or the URL has set this toggle meanwhile: a click would release it.
      if (button.ariaPressed === ariaPressed) button.click();
      // React renders in a microtask: the next button's handler needs what this one has changed.
      await undefined;
    }
  }

  /** React reports a change only if the field differs from what React has set, or found when it hydrated the field. */
  function repeatChange(field: Field, value: string | boolean) {
    if (isCheckable(field)) {
      field.checked = !value;
      field.click();
    } else {
      field.value = `${value} `;
      // React does not notice a value that is set by the prototype.
      Reflect.set(Object.getPrototypeOf(field), "value", value, field);
      field.dispatchEvent(new Event("change", { bubbles: true }));
    }
  }

  /** The scripts failed, so there is no dialog: opens the visitor's mail program. */
  function writeInstead(button: HTMLElement) {
    if (opensDialog(button))
      location.href = `mailto:${mailAddresses[document.documentElement.lang.slice(0, 2)]}`;
  }

  for (const sign of ["pointermove", "pointerdown", "touchstart", "keydown", "focusin"]) {
    addEventListener(sign, noticeUse, { passive: true, capture: true });
  }
  addEventListener("input", keepChange, { capture: true });
  addEventListener("click", keepPress, { capture: true });
  // In a new task: while its effects run, React would not render between two repeated changes.
  addEventListener("hydrated", () => setTimeout(repeatAll), { once: true });
  // Two idle callbacks: the first may run before the paint that follows `load`. Some browsers report no idle time for seconds.
  const whenIdle = (run: () => void) =>
    "requestIdleCallback" in window
      ? requestIdleCallback(run, { timeout: 300 })
      : setTimeout(run, 200);
  addEventListener("load", () => whenIdle(() => whenIdle(startScripts)));
  if (location.hash.startsWith(programmeHash)) {
    dataset.programme = location.hash;
    // A script that this browser cannot read is reported in either way.
    addEventListener("error", tellFailure);
    addEventListener("unhandledrejection", tellFailure);
    startScripts();
  }
}
