/** Marks in a table of contents the last section whose heading has passed the upper third of the window. */
export function markSectionInView(contents: Element) {
  const entries = [...contents.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
  const sections = entries.map(({ hash }) => document.getElementById(hash.slice(1)));
  const update = () => {
    const line = innerHeight / 3;
    const current = sections.findLast((it) => it && it.getBoundingClientRect().top < line);
    for (const [index, entry] of entries.entries()) {
      if (current && sections[index] === current) entry.setAttribute("aria-current", "location");
      else entry.removeAttribute("aria-current");
    }
  };
  // From far above the window to that line: a jump over all sections is noticed, too.
  const observer = new IntersectionObserver(update, { rootMargin: "99999px 0px -66% 0px" });
  for (const section of sections) if (section) observer.observe(section);
}
