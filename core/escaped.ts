const signs = { amp: "&", lt: "<", gt: ">", quot: '"' };

/** For a text or an attribute's value in html, SVG or XML. */
export function escaped(text: string): string {
  return Object.entries(signs).reduce(
    (all, [name, sign]) => all.replaceAll(sign, `&${name};`),
    text,
  );
}
