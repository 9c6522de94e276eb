// Tabs at addresses of their own, of which the page shows one panel; the others wait in templates (pages/solutions, pages/services).

import { isModified } from "#app/browser/is-modified.ts";
import { pageData } from "#app/site-data/page-data.ts";

/**
 * Shows a panel in place when its tab is pressed. The address and the title follow, and Back shows the panel before. A link elsewhere
 * on the page to a tab's address shows its panel, too, and leads to it.
 */
export function swapTabs(list: Element) {
  const tabs = [...list.querySelectorAll<HTMLAnchorElement>('[role="tab"]')];
  const panel = document.getElementById(list.getAttribute("data-swaps") ?? "");
  let shown = tabs.find(({ ariaSelected }) => ariaSelected === "true");
  if (!panel || !shown) return;
  const place = panel.closest("section") ?? list.closest("section");
  const controlled = shown.getAttribute("aria-controls") ?? "";
  const first = { tab: shown, path: location.pathname, title: document.title };
  const kept = new Map<HTMLAnchorElement, Node>();
  const isOverview = !pageData().place.topic;
  /** What follows the overview's address. Sites in other languages understand a topic's name in this one. */
  const overview = list.getAttribute("data-overview") ?? "";
  const topicOf = (tab: HTMLAnchorElement) => tab.pathname.slice(overview.length);
  const otherSites = [...document.querySelectorAll<HTMLAnchorElement>("a[data-choose]")].map(
    (link) => [link, isOverview ? link.pathname : withoutLastPart(link.pathname)] as const,
  );
  const tabAt = (path: string) => tabs.find(({ pathname }) => pathname === path);

  function contentOf(tab: HTMLAnchorElement): Node | undefined {
    const template = document.querySelector<HTMLTemplateElement>(`template[data-of="${tab.id}"]`);
    return kept.get(tab) ?? template?.content;
  }

  const crumbs = document.querySelector("nav > ol");
  const [home, section = home] = crumbs?.children ?? [];
  const sectionName = section?.textContent ?? "";

  /** Home, the overview, and below it the tab's subject. */
  function showCrumbs(subject: string | undefined) {
    const current = crumbs?.lastElementChild;
    const above = home?.cloneNode(true) as Element | undefined;
    const link = above?.querySelector("a");
    if (!crumbs || !home || !current || !above || !link) return;
    link.href = overview;
    link.textContent = sectionName;
    current.textContent = subject ?? sectionName;
    crumbs.replaceChildren(home, ...(subject ? [above] : []), current);
    for (const each of document.querySelectorAll<HTMLAnchorElement>("#services-menu a")) {
      if (each.pathname === location.pathname) each.ariaCurrent = "page";
      else each.removeAttribute("aria-current");
    }
  }

  function show(tab: HTMLAnchorElement, title = tab.dataset.title ?? "") {
    document.title = title;
    const content = contentOf(tab);
    if (!panel || !shown || !content || tab === shown) return;
    const before = document.createDocumentFragment();
    before.append(...panel.childNodes);
    kept.set(shown, before);
    panel.append(content);
    makeTitle(panel.querySelector("h2"));
    if (panel.role) panel.setAttribute("aria-labelledby", tab.id);
    for (const each of tabs) {
      each.ariaSelected = String(each === tab);
      each.tabIndex = each === tab ? 0 : -1;
      if (each === tab) each.setAttribute("aria-controls", controlled);
      else each.removeAttribute("aria-controls");
    }
    shown = tab;
    for (const [link, path] of otherSites) link.setAttribute("href", path + topicOf(tab));
    pageData().subject = tab.dataset.subject;
  }

  function choose(tab: HTMLAnchorElement) {
    if (location.pathname !== tab.pathname) history.pushState(null, "", tab.pathname);
    show(tab);
    showCrumbs(tab.dataset.subject);
  }

  function lead() {
    const heading = panel?.querySelector<HTMLElement>("h1, h2");
    if (heading) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    place?.scrollIntoView({ behavior: isStill ? "instant" : "smooth" });
  }

  document.querySelector("main")?.addEventListener("click", (event) => {
    const link = (event.target as Element).closest("a");
    if (!link || isModified(event)) return;
    const isTab = tabs.includes(link);
    const tab = isTab ? link : tabAt(link.pathname);
    if (!tab || tab.origin !== link.origin) return;
    event.preventDefault();
    choose(tab);
    if (isTab) tab.focus({ preventScroll: true });
    else lead();
  });
  addEventListener("popstate", () => {
    const isFirst = location.pathname === first.path;
    const tab = isFirst ? first.tab : tabAt(location.pathname);
    if (!tab) return;
    show(tab, isFirst ? first.title : undefined);
    showCrumbs(isFirst && isOverview ? undefined : tab.dataset.subject);
  });
}

/** The page's title, in place of the one that was there before. */
function makeTitle(heading: HTMLElement | null) {
  if (!heading?.id || document.querySelector("main h1")) return;
  const title = document.createElement("h1");
  title.id = heading.id;
  title.className = heading.className;
  title.append(...heading.childNodes);
  heading.replaceWith(title);
}

const withoutLastPart = (path: string) => path.slice(0, path.lastIndexOf("/"));
