// Lists of changes, as editions, drafts and plans have them.
import { type Change, changeId } from "#core/editions.ts";
import type { Overlay } from "./edition.ts";

/** Of changes in the order in which they are made. */
export function overlayOf(changes: readonly Pick<Change, "file" | "path" | "value">[]): Overlay {
  const files = new Map<string, [path: string, value: unknown][]>();
  for (const { file, path, value } of changes) {
    files.set(file, [...(files.get(file) ?? []), [path, value]]);
  }
  // Not by assignment: a file of any name, `__proto__` too, is one that nothing reads.
  return Object.fromEntries([...files].map(([file, all]) => [file, Object.fromEntries(all)]));
}

/** Newer changes on top of others: of the same text, and of a whole of which an earlier one changed a part. */
export function overlaid(changes: readonly Change[], newer: readonly Change[]): Change[] {
  return [...changes, ...newer].reduce<Change[]>(
    (all, change) => [...all.filter((earlier) => !isWithin(earlier, change)), change],
    [],
  );
}

/** Whether one is of the same text as the other, or of a part of it. */
export function isWithin(change: Change, whole: Change): boolean {
  if (change.file !== whole.file) return false;
  return whole.path === "" || `${changeId(change)}.`.startsWith(`${changeId(whole)}.`);
}
