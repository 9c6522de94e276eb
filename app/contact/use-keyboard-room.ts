import { type RefObject, useEffect } from "react";

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
