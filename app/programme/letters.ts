import type { Programme } from "#core/programme.ts";

/** The names of compared programmes. */
export const letters = ["A", "B", "C", "D"] as const;

/** "B", or "B · Ampliado" where it has a name. */
export function labelOf(index: number, { name }: Programme): string {
  const letter = letters[index] ?? "";
  return name ? `${letter} · ${name}` : letter;
}
