// Finds what can be pressed on a page, by role, and finds it again after the page has changed.
import { expect, type Page } from "@playwright/test";

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
  opensContact: boolean;
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
  }
}

/** Runs in the page, before anything else. */
export function defineControls() {
  window.acts = 0;
  const count = () => {
    window.acts++;
  };
  window.print = count;
  addEventListener("invalid", count, { capture: true });
  addEventListener("focusin", ({ target }) => {
    if ((target as Element).matches("textarea, input:not([type=radio], [type=checkbox])")) count();
  });
  const copy = navigator.clipboard.writeText.bind(navigator.clipboard);
  navigator.clipboard.writeText = (text) => {
    count();
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
    return (
      seen.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      Math.min(width, height) > 1 &&
      !isSkipLink(element) &&
      isInCarouselView(element) &&
      !element.closest("[inert], [popover]:not(:popover-open)") &&
      element.closest("dialog") === document.querySelector("dialog:modal") &&
      !element.matches(":disabled, [aria-disabled=true]")
    );
  };

  const groupOf = (element: HTMLElement) => {
    if (element instanceof HTMLInputElement) return element.name;
    if (element.matches("button[aria-current]")) return "current";
    const list = element.matches("[role=tab]") && element.closest("[role=tablist]");
    return list ? (list.getAttribute("aria-label") ?? "tabs") : undefined;
  };

  const roleOf = (element: HTMLElement) =>
    element.getAttribute("role") ??
    (element instanceof HTMLInputElement ? element.type : element.matches("a") ? "link" : "button");

  window.controls = () => {
    const alike = new Map<string, number>();
    return [...document.querySelectorAll<HTMLElement>(selector)]
      .map((control) => {
        const element = shownFor(control);
        const role = roleOf(control);
        const name = control.getAttribute("aria-label") ?? element.textContent ?? "";
        const area = areas.find(([, within]) => control.closest(within))?.[0] ?? "other";
        const isLink = control instanceof HTMLAnchorElement && role !== "button";
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        const isWithin = top + scrollY >= 0 && bottom + scrollY <= innerHeight;
        const kind = [role, name, area].join("|");
        const nth = alike.get(kind) ?? 0;
        alike.set(kind, nth + 1);
        return {
          element,
          isPressable: isPressable(control),
          control: {
            role,
            name: name.trim().replace(/\s+/g, " ").slice(0, 60),
            href: isLink ? control.href : undefined,
            hreflang: control.getAttribute("hreflang") ?? undefined,
            opensNewTab: control.getAttribute("target") === "_blank",
            downloads: control.hasAttribute("download"),
            area,
            look: [role, area, element.className].join("|"),
            group: groupOf(control),
            opensContact: control.getAttribute("aria-haspopup") === "dialog",
            isSelected: control.matches(":checked, [aria-selected=true], [aria-current=true]"),
            isInFirstView: isWithin && element.contains(above),
            key: `${kind}|${nth}`,
          },
        };
      })
      .filter((it) => it.isPressable);
  };
}

export function controlsOf(page: Page): Promise<Control[]> {
  return page.evaluate(() => window.controls().map(({ control }) => control));
}

/** What a visitor can read and reach: the accessibility tree and the controls. That a press moves the focus is no effect. */
export async function treeOf(page: Page): Promise<string> {
  const tree = await page.locator("body").ariaSnapshot();
  // The snapshot includes what is inert.
  const keys = (await controlsOf(page)).map(({ key }) => key);
  return [tree.replaceAll(" [active]", ""), ...keys].join("\n");
}

/** Once it stays the same, without the tooltip of the control that was pressed before. */
export async function settledTree(page: Page): Promise<string> {
  await page.mouse.move(0, 0);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  let tree = await treeOf(page);
  await expect(async () => {
    const last = tree;
    tree = await treeOf(page);
    expect(tree).toBe(last);
  }).toPass({ intervals: [150] });
  return tree;
}
