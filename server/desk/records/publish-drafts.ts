import { overlaid } from "#content/edition-changes.ts";
import type { RecordName } from "#core/desk-records.ts";
import type { DeskOptions } from "../desk-app.ts";
import { fileOf } from "./written-records.ts";

/** Undefined once the drafts of a record are public; otherwise why they are not. */
export async function publishDrafts(
  { store, editor, config }: Pick<DeskOptions, "store" | "editor" | "config">,
  name: RecordName,
  who: string,
): Promise<string[] | undefined> {
  if (!editor) return ["editions"];
  // A colleague then publishes it among the studio's changes.
  if (config.contentApproval) return ["CONTENT_APPROVAL"];
  // Of two that publish at once, the second adds to what the first has made public.
  for (let tries = 0; tries < 3; tries++) {
    const drafts = (await store.drafts()).filter(({ file }) => file === fileOf(name));
    const { number, changes } = editor.state();
    const outcome = await editor.publish({
      ...{ after: number, who, drafts },
      reason: name,
      changes: overlaid(changes, drafts),
    });
    if ("number" in outcome) return undefined;
    if ("problems" in outcome) {
      return outcome.problems.map(({ file, path, message }) => `${file}: ${path}: ${message}`);
    }
  }
  return ["outdated"];
}
