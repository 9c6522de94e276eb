/** Returns the focus to the control that opened the dialog or, if that was in a closed menu, to the menu's button. */
export function returnFocus(trigger: HTMLElement): void {
  const menu = trigger.closest("[popover]:not(:popover-open)");
  const target = menu ? document.querySelector(`[popovertarget="${menu.id}"]`) : trigger;
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}
