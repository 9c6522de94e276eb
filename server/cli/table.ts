import stringWidth from "string-width";

/** Columns as wide as their content, for a terminal. */
export function table(headings: string[], rows: string[][]): string {
  const lines = [headings, ...rows];
  const widths = headings.map((_, column) =>
    Math.max(...lines.map((line) => stringWidth(line[column] ?? ""))),
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
  if (stringWidth(text) <= width) return text;
  let short = "";
  for (const { segment } of graphemes.segment(text)) {
    if (stringWidth(short + segment) > width - 1) break;
    short += segment;
  }
  return `${short}…`;
}

const graphemes = new Intl.Segmenter();

function pad(text: string, width: number): string {
  return text + " ".repeat(Math.max(0, width - stringWidth(text)));
}
