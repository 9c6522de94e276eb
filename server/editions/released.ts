// What the release says where people have changed it.
import { valueAt, withOverlay } from "#content/edition.ts";
import { isWithin } from "#content/edition-changes.ts";
import { readEdited } from "#content/files.ts";
import { isContentFile } from "#content/problems.ts";
import { type Change, isSame } from "#core/editions.ts";
import type { Conflict } from "./editor.ts";

/** What the release says anyway is no change; an earlier change keeps the day on which it was published. */
export function written(changes: readonly Change[], earlier: readonly Change[]): Change[] {
  const now = Date.now();
  return changes
    .filter(
      (change, index) =>
        changes.slice(0, index).some((whole) => isWithin(change, whole)) ||
        !isSame(change.value, releasedAt(change)),
    )
    .map((change) => {
      const same = earlier.find(
        ({ file, path, value }) =>
          file === change.file && path === change.path && isSame(value, change.value),
      );
      return { ...change, at: same?.at ?? now };
    });
}

/** Undefined of a file that nothing reads: that is nothing's change, and is refused by its name. */
function releasedAt({ file, path }: Pick<Change, "file" | "path">): unknown {
  if (!isContentFile(file)) return undefined;
  return withOverlay({}, () => valueAt(readEdited(file), path)) ?? null;
}

export function conflictOf(change: Change): Conflict[] {
  const released = releasedAt(change);
  const isOpen = !isSame(change.base, released) && !isSame(change.value, released);
  return isOpen ? [{ change, released }] : [];
}
