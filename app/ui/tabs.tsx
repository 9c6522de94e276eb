import type { ComponentProps, KeyboardEvent } from "react";
import { Link } from "react-router";

/** Arrow keys move between tabs; Home and End reach the ends. Enter or Space chooses. */
export function TabList({ className = "", ...props }: ComponentProps<"div">) {
  return <div role="tablist" onKeyDown={moveFocus} className={className} {...props} />;
}

/** A tab with a URL of its own. */
export function TabLink({
  isSelected,
  panelId,
  className = "",
  ...props
}: ComponentProps<typeof Link> & TabState) {
  return (
    <Link
      prefetch="intent"
      {...tabProps({ isSelected, panelId })}
      className={className}
      {...props}
    />
  );
}

export function TabPanel({ labelledBy, ...props }: ComponentProps<"div"> & { labelledBy: string }) {
  return <div role="tabpanel" aria-labelledby={labelledBy} {...props} />;
}

interface TabState {
  isSelected: boolean;
  panelId: string;
}

function tabProps({ isSelected, panelId }: TabState) {
  return {
    role: "tab",
    "aria-selected": isSelected,
    "aria-controls": isSelected ? panelId : undefined,
    tabIndex: isSelected ? 0 : -1,
  };
}

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  // With a modifier key, arrows are the browser's commands for back and forward.
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const current = tabs.indexOf(document.activeElement as HTMLElement);
  const next = nextIndex(event.key, current, tabs.length);
  if (next === undefined) {
    if (event.key === " " && document.activeElement instanceof HTMLAnchorElement) {
      event.preventDefault();
      document.activeElement.click();
    }
    return;
  }
  event.preventDefault();
  tabs[next]?.focus();
}

function nextIndex(key: string, current: number, count: number): number | undefined {
  if (key === "ArrowRight" || key === "ArrowDown") return (current + 1) % count;
  if (key === "ArrowLeft" || key === "ArrowUp") return (current - 1 + count) % count;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return undefined;
}
