const mostRemembered = 1_000;

/** Longer texts are made up by programs; a thousand of them would fill megabytes. */
const longestRemembered = 512;

/** The last text of each length is compared first, which takes a tenth of the time that a Map takes to hash a long text. */
export function remembered<T>(find: (text: string) => T): (text: string) => T {
  const known = new Map<string, { text: string; found: T }>();
  const recent: { text: string; found: T }[] = [];
  return (text) => {
    if (text.length > longestRemembered) return find(text);
    const place = text.length & 255;
    const last = recent[place];
    if (last?.text === text) return last.found;
    let entry = known.get(text);
    if (!entry) {
      if (known.size >= mostRemembered) known.clear();
      entry = { text, found: find(text) };
      known.set(text, entry);
    }
    recent[place] = entry;
    return entry.found;
  };
}
