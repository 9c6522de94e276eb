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
