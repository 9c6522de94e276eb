// What the release says where people have changed it.
import { valueAt, withOverlay } from "#content/edition.ts";
import { idsAround } from "#content/edition-changes.ts";
import { readEdited } from "#content/files.ts";
import { isContentFile } from "#content/problems.ts";
import { type Change, changeId, isSame } from "#core/editions.ts";
import type { Conflict } from "./editor.ts";

/** What the release says anyway is no change; an earlier change keeps the day on which it was published. */
export function written(changes: readonly Change[], earlier: readonly Change[]): Change[] {
  const now = Date.now();
  const before = new Map(earlier.map((change) => [changeId(change), change]));
  const wholes = new Set<string>();
  return changes
    .filter((change) => {
      const isPart = idsAround(change).some((id) => wholes.has(id));
      wholes.add(changeId(change));
      return isPart || !isSame(change.value, releasedAt(change));
    })
    .map((change) => {
      const same = before.get(changeId(change));
      return { ...change, at: same && isSame(same.value, change.value) ? same.at : now };
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
