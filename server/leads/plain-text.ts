// Sanitizes visitors' input once, before it is stored, so that every reader of the store may trust it.

/** C0 and C1 controls but tab and line feed. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const controls = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;

/** Embeddings, overrides and isolates can display text in another order than stored. Right-to-left scripts don't need them. */
const bidiControls = /[\u202a-\u202e\u2066-\u2069]/g;

/** Line breaks of every kind become line feeds. */
export function plainText(text: string): string {
  return text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n")
    .replace(controls, "")
    .replace(bidiControls, "");
}

/** For names, subjects and table cells: one line, without control characters. */
export function plainLine(text: string): string {
  return plainText(text).replace(/\s+/g, " ").trim();
}
