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
  const later = new Set<string>();
  return [...changes, ...newer]
    .toReversed()
    .filter((change) => {
      const isOver = idsAround(change).some((id) => later.has(id));
      later.add(changeId(change));
      return !isOver;
    })
    .toReversed();
}

/** Of the text itself, and of all that it is a part of. */
export function idsAround({ file, path }: Change): string[] {
  const names = path.split(".");
  const paths = names.map((_, index) => names.slice(0, index + 1).join("."));
  return ["", ...paths].map((each) => changeId({ file, path: each }));
}
