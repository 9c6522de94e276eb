/** Back to what opened the dialog or, where that was in a menu which has closed since, to the menu's button. */
export function returnFocus(trigger: HTMLElement | undefined): void {
  if (!trigger) return;
  const menu = trigger.closest("[popover]:not(:popover-open)");
  const target = menu ? document.querySelector(`[popovertarget="${menu.id}"]`) : trigger;
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}
