/** Columns as wide as their content, for a terminal. */
export function table(headings: string[], rows: string[][]): string {
  const lines = [headings, ...rows];
  const widths = headings.map((_, column) =>
    Math.max(...lines.map((line) => widthOf(line[column] ?? ""))),
  );
  return lines
    .map((line) =>
      line
        .map((cell, n) => pad(cell, widths[n] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

/** Cut to a width and marked with an ellipsis. */
export function shorten(text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  let short = "";
  for (const { segment } of graphemes.segment(text)) {
    if (widthOf(short + segment) > width - 1) break;
    short += segment;
  }
  return `${short}…`;
}

const graphemes = new Intl.Segmenter();
const wide =
  /^[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|^\p{Emoji_Presentation}/u;

// Terminals give two cells to most East Asian characters and to emoji.
function widthOf(text: string): number {
  let width = 0;
  for (const { segment } of graphemes.segment(text)) width += wide.test(segment) ? 2 : 1;
  return width;
}

function pad(text: string, width: number): string {
  return text + " ".repeat(Math.max(0, width - widthOf(text)));
}
