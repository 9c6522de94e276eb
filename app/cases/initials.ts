/** Skips a title before the name. */
export function initialsOf(name: string): string {
  const words = name.split(" ").filter((word) => !word.endsWith("."));
  return words.map((word) => word[0]).join("");
}
