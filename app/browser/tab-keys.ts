/**
 * Arrow keys, Home and End choose a tab where that changes the panel in place. Where it opens a page (`data-leaves`) they move the
 * focus, and Enter or Space chooses.
 */
export function moveBetweenTabs() {
  document.addEventListener("keydown", (event) => {
    const { key, target } = event;
    const list = (target as Element).closest?.('[role="tablist"]');
    // With a modifier key, arrows are the browser's commands for back and forward.
    if (!list || event.altKey || event.ctrlKey || event.metaKey) return;
    const tabs = [...list.querySelectorAll<HTMLElement>('[role="tab"]')];
    const next = nextIndex(key, tabs.indexOf(target as HTMLElement), tabs.length);
    if (next === undefined && key !== " ") return;
    event.preventDefault();
    const tab = next === undefined ? (target as HTMLElement) : tabs[next];
    tab?.focus();
    if (next === undefined || !list.hasAttribute("data-leaves")) tab?.click();
  });
}

/** Where a tab opens a page, that page's tab has the focus, so that the next key goes on from there. */
export function focusOpenedTab() {
  const list = document.querySelector('[role="tablist"][data-leaves]');
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (!list || location.hash || visit?.type !== "navigate" || !document.referrer) return;
  const tabs = [...list.querySelectorAll<HTMLAnchorElement>('[role="tab"]')];
  const opened = tabs.find(({ ariaSelected }) => ariaSelected === "true");
  const isFromTab = tabs.some((tab) => tab !== opened && tab.href === document.referrer);
  if (isFromTab) opened?.focus({ preventScroll: true });
}

function nextIndex(key: string, current: number, count: number): number | undefined {
  if (key === "ArrowRight" || key === "ArrowDown") return (current + 1) % count;
  if (key === "ArrowLeft" || key === "ArrowUp") return (current - 1 + count) % count;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return undefined;
}
