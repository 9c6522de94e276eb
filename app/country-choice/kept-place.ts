// A page in another language or of another country opens where the visitor was reading. In the fragment, which reaches no server.
const mark = "#at=";
const headerPx = 80;

const sections = () => [...(document.querySelector("main")?.querySelectorAll("section") ?? [])];

/** A hidden section has no height. */
function isLeftBehind(section: Element) {
  const { top, height } = section.getBoundingClientRect();
  return height > 0 && top < headerPx + 1;
}

/** The section below the header, and how far it is read, or left behind where none follows; empty at the top of the page. */
export function markOfPlace(): string {
  const index = sections().findLastIndex(isLeftBehind);
  if (scrollY < headerPx || index < 0) return "";
  const { top, height } = (sections()[index] as Element).getBoundingClientRect();
  const read = Math.round((100 * (headerPx - top)) / height);
  return `${mark}${index}-${read}`;
}

/** Before anything else reads the address. */
export function returnToPlace() {
  if (!location.hash.startsWith(mark)) return;
  const [index = 0, read = 0] = location.hash.slice(mark.length).split("-").map(Number);
  history.replaceState(history.state, "", location.pathname + location.search);
  const section = sections()[index];
  if (!section) return;
  const { top, height } = section.getBoundingClientRect();
  scrollTo({ top: scrollY + top - headerPx + (height * read) / 100, behavior: "instant" });
}
