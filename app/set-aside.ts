/**
 * When all of the page becomes inert or is about to fade, the browser styles every element anew. What is out of view is set
 * aside meanwhile, keeping its height, or a phone would stand still for a third of a second. What holds the focus or is to
 * get it back stays.
 *
 * @returns what brings it back, part by part.
 */
export function setAside(kept: Element | null = null): () => void {
  const unseen: HTMLElement[] = [];
  for (const part of document.querySelectorAll<HTMLElement>("main section, footer")) {
    // What is inside another goes with it. Measured, it would be laid out for nothing.
    const goesAlong = part.closest("[data-aside]") || unseen.some((other) => other.contains(part));
    const hasFocus = part.contains(document.activeElement) || part.contains(kept);
    if (!goesAlong && !hasFocus && isOutOfView(part)) unseen.push(part);
  }
  for (const part of unseen) part.dataset.aside = "";
  return () => bringBack(unseen);
}

/** For a change that is done at once. */
export function whileSetAside(change: () => void, kept?: Element | null) {
  const bringAllBack = setAside(kept);
  try {
    change();
  } finally {
    bringAllBack();
  }
}

function isOutOfView(part: HTMLElement): boolean {
  const { top, bottom } = part.getBoundingClientRect();
  return bottom <= 0 || top >= window.innerHeight;
}

function bringBack(parts: readonly HTMLElement[]) {
  const [part, ...others] = parts.filter(({ isConnected }) => isConnected);
  if (!part) return;
  setTimeout(() => {
    delete part.dataset.aside;
    // Read, so that it is styled now, in a task of its own.
    part.offsetHeight;
    bringBack(others);
  });
}
