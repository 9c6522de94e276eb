/** Closes a panel of the header when the keyboard leads out of it: it would cover what has the focus. */
export function closeLeftPanels() {
  document.addEventListener("focusout", ({ target, relatedTarget }) => {
    const panel = (target as Element).closest<HTMLElement>(".panel[popover]");
    // Nothing has the focus after a press on a text, or in another window.
    if (!panel?.matches(":popover-open") || !(relatedTarget instanceof Element)) return;
    const isItsButton = relatedTarget.matches(`[popovertarget="${panel.id}"]`);
    if (!isItsButton && !panel.contains(relatedTarget)) panel.hidePopover();
  });
}
