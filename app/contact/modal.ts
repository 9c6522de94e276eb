import { type RefObject, useEffect } from "react";

/** Keeps the page behind a modal from scrolling. Reserves the scrollbar's space, so that nothing shifts sideways. */
export function lockScroll(): () => void {
  const root = document.documentElement;
  const hasScrollbar = window.innerWidth > root.clientWidth;
  root.style.overflow = "hidden";
  if (hasScrollbar) root.style.scrollbarGutter = "stable";
  return () => {
    root.style.removeProperty("overflow");
    root.style.removeProperty("scrollbar-gutter");
  };
}

/** Returns the focus to the control that opened the modal, or to what stands for it now. */
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

/** Keeps a modal above the on-screen keyboard, which covers the page without resizing it. Ignores pinch zoom. */
export function useKeyboardRoom(modal: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const makeRoom = () => {
      if (viewport.scale > 1.01) return;
      const covered = Math.max(0, window.innerHeight - viewport.height);
      modal.current?.style.setProperty("--keyboard", `${Math.round(covered)}px`);
      modal.current?.style.setProperty("--pan", `${Math.round(viewport.offsetTop)}px`);
      modal.current?.toggleAttribute("data-keyboard", covered > 0);
      if (covered > 0) document.activeElement?.scrollIntoView({ block: "nearest" });
    };
    makeRoom();
    viewport.addEventListener("resize", makeRoom);
    viewport.addEventListener("scroll", makeRoom);
    return () => {
      viewport.removeEventListener("resize", makeRoom);
      viewport.removeEventListener("scroll", makeRoom);
    };
  }, [modal]);
}
