import { isModified } from "./is-modified.ts";

/** Tabs whose panels all stand on the page, as those of the about page: shows one, which the fragment names. */
export function showPageTabs(list: Element) {
  const tabs = [...list.querySelectorAll<HTMLAnchorElement>('[role="tab"]')];

  function select(shown: HTMLAnchorElement | undefined) {
    if (!shown) return;
    for (const tab of tabs) {
      const isShown = tab === shown;
      tab.ariaSelected = String(isShown);
      tab.tabIndex = isShown ? 0 : -1;
      const panelId = tab.hash.slice(1);
      if (isShown) tab.setAttribute("aria-controls", panelId);
      else tab.removeAttribute("aria-controls");
      document.getElementById(panelId)?.toggleAttribute("data-shown", isShown);
    }
  }

  const selectLinked = () => select(tabs.find(({ hash }) => hash === location.hash));
  selectLinked();
  addEventListener("popstate", selectLinked);
  list.addEventListener("click", (event) => {
    const pressed = (event.target as Element).closest<HTMLAnchorElement>('[role="tab"]');
    if (!pressed || isModified(event as MouseEvent)) return;
    event.preventDefault();
    select(pressed);
    // The first tab is what the page shows without a fragment.
    const address = pressed === tabs[0] ? location.pathname + location.search : pressed.hash;
    history.replaceState(history.state, "", address);
  });
}
