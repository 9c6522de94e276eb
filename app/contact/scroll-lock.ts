/** Holds the page still behind a modal. The scrollbar's space is kept, so that nothing moves sideways. */
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
