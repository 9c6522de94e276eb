/** Returns the focus to the control that opened the dialog, or to what stands for it now. */
export function returnFocus(trigger: HTMLElement): void {
  const target = standInOf(trigger);
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}

function standInOf(trigger: HTMLElement): Element | null {
  // The page has changed since. Its heading can take the focus: `useFocusPlace` has tried that behind the dialog.
  if (!trigger.isConnected) return document.querySelector("h1");
  const closedMenu = trigger.closest("[popover]:not(:popover-open)");
  return closedMenu ? document.querySelector(`[popovertarget="${closedMenu.id}"]`) : trigger;
}
