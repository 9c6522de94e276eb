// Finds what can be pressed on a page, by role, and finds it again after the page has changed.
import type { ElementHandle, Page } from "@playwright/test";

export interface Control {
  role: string;
  name: string;
  /** Resolved; absent where the control is no link. */
  href?: string;
  /** The language a link of the pickers leads to. */
  hreflang?: string;
  opensNewTab: boolean;
  /** To another page. */
  leadsAway: boolean;
  /** Where it stands: the nearest landmark or layer. */
  area: Area;
  isSelected: boolean;
  /** Of those of a group, one is selected at a time. */
  group?: string;
  /** Pressed, open or checked, as far as the control has such a state. */
  state?: string;
  asksToContact: boolean;
  isInFirstView: boolean;
  /** Tells it from all others of the page. */
  key: string;
}

export type Area =
  | "header"
  | "footer"
  | "crumbs"
  | "corner"
  | "panel"
  | "dialog"
  | "main"
  | "other";

declare global {
  interface Window {
    /** How often the page printed, copied or shared: effects that cannot be seen on it. */
    acts: number;
    controls: () => { element: HTMLElement; control: Control }[];
  }
}

/** Runs in the page, before anything else. */
export function defineControls() {
  window.acts = 0;
  window.print = () => {
    window.acts++;
  };
  const copy = navigator.clipboard.writeText.bind(navigator.clipboard);
  navigator.clipboard.writeText = (text) => {
    window.acts++;
    return copy(text);
  };

  const selector =
    "a[href], button, summary, input:is([type=radio], [type=checkbox]), [role=tab], [role=button], [role=switch]";
  const areas: [Area, string][] = [
    ["dialog", "dialog"],
    ["panel", "[popover]"],
    ["header", "body > * header, body > header"],
    ["footer", "footer"],
    ["crumbs", "nav:has([aria-current=page])"],
    ["main", "main"],
    ["corner", "body > .fixed, body > * > .fixed"],
  ];

  /** A radio is pressed by its label. */
  const shownFor = (element: HTMLElement): HTMLElement =>
    (element instanceof HTMLInputElement && element.labels?.[0]) || element;

  /** Skip links are for the keyboard. */
  const isSkipLink = (element: HTMLElement) =>
    element instanceof HTMLAnchorElement &&
    element.hash === `#${document.querySelector("main")?.id}`;

  const isPressable = (element: HTMLElement) => {
    const seen = shownFor(element);
    const { width, height } = seen.getBoundingClientRect();
    const isThere = seen.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    return (
      isThere &&
      Math.min(width, height) > 1 &&
      !isSkipLink(element) &&
      !element.closest("[inert]") &&
      !element.matches(":disabled")
    );
  };

  const stateOf = (element: HTMLElement) => {
    const panel = element instanceof HTMLButtonElement ? element.popoverTargetElement : null;
    const states = [
      element.getAttribute("aria-pressed"),
      element.getAttribute("aria-expanded"),
      panel && String(panel.matches(":popover-open")),
      element.matches("summary") ? String(element.parentElement?.matches("[open]")) : null,
      element instanceof HTMLInputElement ? String(element.checked) : null,
    ].filter((state) => state !== null);
    return states.length > 0 ? states.join() : undefined;
  };

  const groupOf = (element: HTMLElement) =>
    element instanceof HTMLInputElement
      ? element.name
      : element.matches("[role=tab]")
        ? (element.closest("[role=tablist]")?.getAttribute("aria-label") ?? "tabs")
        : undefined;

  const roleOf = (element: HTMLElement) =>
    element.getAttribute("role") ??
    (element instanceof HTMLInputElement ? element.type : element.matches("a") ? "link" : "button");

  window.controls = () => {
    const alike = new Map<string, number>();
    return [...document.querySelectorAll<HTMLElement>(selector)]
      .map((element) => {
        const role = roleOf(element);
        const label =
          element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined;
        const name = element.getAttribute("aria-label") ?? label ?? element.textContent ?? "";
        const href = element instanceof HTMLAnchorElement ? element.href : undefined;
        const area = areas.find(([, within]) => element.closest(within))?.[0] ?? "other";
        const { top, bottom } = shownFor(element).getBoundingClientRect();
        const kind = [role, name, href, area].join("|");
        const nth = alike.get(kind) ?? 0;
        alike.set(kind, nth + 1);
        return {
          element: shownFor(element),
          isPressable: isPressable(element),
          control: {
            role,
            name: name.trim().replace(/\s+/g, " ").slice(0, 60),
            href,
            hreflang: element.getAttribute("hreflang") ?? undefined,
            opensNewTab: element.getAttribute("target") === "_blank",
            leadsAway:
              role === "link" && (element as HTMLAnchorElement).pathname !== location.pathname,
            area,
            state: stateOf(element),
            group: groupOf(element),
            asksToContact: element.getAttribute("aria-haspopup") === "dialog",
            isSelected: element.matches(":checked, [aria-selected=true]"),
            isInFirstView: top + scrollY >= 0 && bottom + scrollY <= innerHeight,
            key: `${kind}|${nth}`,
          },
        };
      })
      .filter((found) => found.isPressable);
  };
}

export function controlsOf(page: Page): Promise<Control[]> {
  return page.evaluate(() => window.controls().map(({ control }) => control));
}

/** The same control as the page has it now; undefined while it cannot be seen. */
export async function findAgain(page: Page, { key }: Control) {
  const handle = await page.evaluateHandle(
    (wanted) => window.controls().find(({ control }) => control.key === wanted)?.element,
    key,
  );
  return handle.asElement() as ElementHandle<HTMLElement> | null;
}

export async function stateOf(page: Page, { key }: Control): Promise<string | undefined> {
  return (await controlsOf(page)).find((control) => control.key === key)?.state;
}
