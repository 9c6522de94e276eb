/** Arrow keys, Home and End choose a tab; so does Space, as tabs are links. */
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
    const press = () => tab?.click();
    // Before the script that shows the panel in place, a press would load the tab's page, and lose the focus.
    if (list.hasAttribute("data-swaps")) void import("./swapped-tabs.ts").then(press, press);
    else press();
  });
}

function nextIndex(key: string, current: number, count: number): number | undefined {
  if (key === "ArrowRight" || key === "ArrowDown") return (current + 1) % count;
  if (key === "ArrowLeft" || key === "ArrowUp") return (current - 1 + count) % count;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return undefined;
}
