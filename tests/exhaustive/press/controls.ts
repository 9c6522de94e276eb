// Finds what can be pressed on a page, by role, and finds it again after the page has changed.
import type { Page } from "@playwright/test";

export interface Control {
  role: string;
  name: string;
  /** Resolved; absent where the control is no link, or one only until scripts have come. */
  href?: string;
  /** The language a link of the pickers leads to. */
  hreflang?: string;
  opensNewTab: boolean;
  downloads: boolean;
  /** Where it stands: the nearest landmark or layer. */
  area: Area;
  /** The same for controls that look alike: the cards of a list, the links of a menu. */
  look: string;
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

export type Area = "header" | "footer" | "corner" | "panel" | "dialog" | "main" | "other";

declare global {
  interface Window {
    /** How often the page printed, copied, led to a text field or showed the browser's own message there: effects that its tree does not have. */
    acts: number;
    controls: () => { element: HTMLElement; control: Control }[];
    /** Undefined while it cannot be seen. */
    controlWith: (key: string) => { element: HTMLElement; control: Control } | undefined;
    /** A control's state now; undefined where the control is gone or has none. */
    stateNow: (key: string) => string | undefined;
    /** The middle of a control that has been brought into view, or why it cannot be pressed. */
    middleOf: (key: string) => Promise<{ x: number; y: number } | string>;
    /** The element's middle, for a press that `isHit` will tell of. */
    aimAt: (element: HTMLElement) => { x: number; y: number };
    /** Whether the element that was last aimed at is clicked soon. False if the page moved before the press. */
    isHit: () => Promise<boolean>;
  }
}

/** Runs in the page, before anything else. */
export function defineControls() {
  window.acts = 0;
  window.print = () => {
    window.acts++;
  };
  addEventListener("invalid", () => window.acts++, { capture: true });
  addEventListener("focusin", ({ target }) => {
    if ((target as Element).matches("textarea, input:not([type=radio], [type=checkbox])"))
      window.acts++;
  });
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
    ["main", "main"],
    ["corner", ".floating-holder"],
  ];

  /** A radio is pressed by its label. */
  const shownFor = (element: HTMLElement): HTMLElement =>
    (element instanceof HTMLInputElement && element.labels?.[0]) || element;

  /** Skip links are for the keyboard. */
  const isSkipLink = (element: HTMLElement) =>
    element instanceof HTMLAnchorElement &&
    element.hash === `#${document.querySelector("main")?.id}`;

  /** Until its motion has loaded, a carousel's slides out of view are not inert. */
  const isInCarouselView = (element: HTMLElement) => {
    const carousel = element.closest("section[tabindex='-1']")?.getBoundingClientRect();
    const { left, right } = element.getBoundingClientRect();
    const middle = (left + right) / 2;
    return !carousel || (middle > carousel.left && middle < carousel.right);
  };

  const isPressable = (element: HTMLElement) => {
    const seen = shownFor(element);
    const { width, height } = seen.getBoundingClientRect();
    const modal = document.querySelector("dialog:modal");
    const isThere = seen.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    return (
      isThere &&
      Math.min(width, height) > 1 &&
      !isSkipLink(element) &&
      isInCarouselView(element) &&
      !element.closest("[inert], [popover]:not(:popover-open)") &&
      element.closest("dialog") === modal &&
      !element.matches(":disabled, [aria-disabled=true]")
    );
  };

  const stateOf = (element: HTMLElement) => {
    const panel = element instanceof HTMLButtonElement ? element.popoverTargetElement : null;
    const states = [
      element.getAttribute("aria-pressed"),
      element.getAttribute("aria-expanded"),
      element.matches("button") ? element.getAttribute("aria-current") : null,
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
        : element.matches("button[aria-current]")
          ? "current"
          : undefined;

  const roleOf = (element: HTMLElement) =>
    element.getAttribute("role") ??
    (element instanceof HTMLInputElement ? element.type : element.matches("a") ? "link" : "button");

  /** By key: a press may change a control's name, which is part of its key. */
  const found = new Map<string, HTMLElement>();

  window.stateNow = (key) => {
    const element = found.get(key);
    if (element?.isConnected) return stateOf(element);
    return window.controlWith(key)?.control.state;
  };

  window.controls = () => {
    const alike = new Map<string, number>();
    return [...document.querySelectorAll<HTMLElement>(selector)]
      .map((element) => {
        const role = roleOf(element);
        const label =
          element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined;
        const name = element.getAttribute("aria-label") ?? label ?? element.textContent ?? "";
        const isLink = element instanceof HTMLAnchorElement && role !== "button";
        const href = isLink ? element.href : undefined;
        const area = areas.find(([, within]) => element.closest(within))?.[0] ?? "other";
        const { left, right, top, bottom } = shownFor(element).getBoundingClientRect();
        const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        const kind = [role, name, area].join("|");
        const nth = alike.get(kind) ?? 0;
        alike.set(kind, nth + 1);
        found.set(`${kind}|${nth}`, element);
        return {
          element: shownFor(element),
          isPressable: isPressable(element),
          control: {
            role,
            name: name.trim().replace(/\s+/g, " ").slice(0, 60),
            href,
            hreflang: element.getAttribute("hreflang") ?? undefined,
            opensNewTab: element.getAttribute("target") === "_blank",
            downloads: element.hasAttribute("download"),
            area,
            look: [role, area, shownFor(element).className].join("|"),
            state: stateOf(element),
            group: groupOf(element),
            asksToContact: element.getAttribute("aria-haspopup") === "dialog",
            isSelected: element.matches(":checked, [aria-selected=true], [aria-current=true]"),
            isInFirstView:
              top + scrollY >= 0 &&
              bottom + scrollY <= innerHeight &&
              shownFor(element).contains(above),
            key: `${kind}|${nth}`,
          },
        };
      })
      .filter((it) => it.isPressable);
  };

  window.controlWith = (key) => window.controls().find(({ control }) => control.key === key);

  let hit = Promise.withResolvers<boolean>();
  let aimedAt: HTMLElement | undefined;
  const noticeHit = ({ target }: Event) => {
    if (aimedAt?.contains(target as Element)) hit.resolve(true);
  };
  addEventListener("click", noticeHit, { capture: true });

  window.isHit = () => {
    const { promise, resolve } = hit;
    setTimeout(() => resolve(false), 5_000);
    // In the document that a link has led to, nothing was aimed at.
    return aimedAt ? promise : Promise.resolve(true);
  };

  window.aimAt = (element) => {
    aimedAt = element;
    hit = Promise.withResolvers();
    const box = element.getClientRects()[0] ?? element.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };

  window.middleOf = async (key) => {
    const element = window.controlWith(key)?.element;
    if (!element) return "is gone";
    const middle = () => window.aimAt(element);
    const above = () => document.elementFromPoint(middle().x, middle().y);
    if (!element.contains(above())) {
      element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
      // Scroll-driven animations put it in its place with the frame after the scroll.
      await window.nextFrame();
    }
    await window.nextFrame();
    const before = middle();
    await window.nextFrame();
    const { x, y } = middle();
    if (x !== before.x || y !== before.y) return "is moving";
    return element.contains(above())
      ? { x, y }
      : `is covered by ${above()?.outerHTML.slice(0, 100)}`;
  };
}

export function controlsOf(page: Page): Promise<Control[]> {
  return page.evaluate(() => window.controls().map(({ control }) => control));
}

/** The same control as the page has it now; undefined while it cannot be seen. */
export function controlNow(page: Page, { key }: Control): Promise<Control | undefined> {
  return page.evaluate((wanted) => window.controlWith(wanted)?.control, key);
}
