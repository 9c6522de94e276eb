/**
 * When all of the page becomes inert or is about to fade, the browser styles every element anew. What is out of view is set
 * aside meanwhile, keeping its height, or a phone would stand still for a third of a second.
 *
 * @returns what brings it back, part by part.
 */
export function setAside(): () => void {
  const parts = [...document.querySelectorAll<HTMLElement>("main section, footer")];
  const unseen = parts.filter(isOutOfView);
  for (const part of unseen) part.dataset.aside = "";
  return () => bringBack(unseen);
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
