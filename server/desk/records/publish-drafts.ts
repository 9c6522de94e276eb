import { isDeepStrictEqual } from "node:util";
import { overlaid, overlayOf } from "#content/edition-changes.ts";
import type { RecordName, Unpublished } from "#core/desk-records.ts";
import type { DeskOptions } from "../desk-app.ts";
import type { Person } from "../roles.ts";
import { needsColleague } from "../studio/changes-now.ts";
import { problemLine } from "../studio/findings.ts";
import { valueIn } from "../studio/voices.ts";
import { fileOf, type Written } from "./written-records.ts";

/** One draft of the whole record; those of single texts, which the studio makes, are in it. False: a colleague was faster. */
export async function saveWhole(
  { store }: Pick<DeskOptions, "store">,
  { name, drafts, released }: Written,
  value: unknown,
  who: string,
): Promise<boolean> {
  const whole = drafts.find(({ path }) => path === "");
  const draft = { file: fileOf(name), path: "", value, base: released, who };
  if (await store.saveDraft(draft, whole?.value)) return false;
  await store.dropDrafts(drafts.filter(({ path }) => path !== ""));
  return true;
}

/** Undefined once the drafts of a record are public, "unchanged" if they say what is public already; otherwise why they are not. */
export async function publishDrafts(
  { store, editor, config }: Pick<DeskOptions, "store" | "editor" | "config">,
  name: RecordName,
  person: Person,
): Promise<Unpublished[] | "unchanged" | undefined> {
  if (!editor) return ["editions"];
  // Of two that publish at once, the second adds to what the first has made public.
  for (let tries = 0; tries < 3; tries++) {
    const drafts = (await store.drafts()).filter(({ file }) => file === fileOf(name));
    const { number, changes, conflicts } = editor.state();
    const all = overlaid(changes, drafts);
    const [before, after] = [changes, all].map((each) =>
      valueIn(overlayOf(each), { file: fileOf(name), path: "" }),
    );
    // Saying again what the release now says differently is a decision.
    const isDecision = conflicts.some(({ change }) => change.file === fileOf(name));
    if (isDeepStrictEqual(before, after) && !isDecision) {
      await store.dropDrafts(drafts);
      return "unchanged";
    }
    if (needsColleague(config, person, drafts)) return ["colleague"];
    const outcome = await editor.publish({
      ...{ after: number, who: person.email, drafts },
      reason: name,
      changes: all,
    });
    if ("number" in outcome) return undefined;
    if ("problems" in outcome) return outcome.problems.map(problemLine);
  }
  return ["outdated"];
}
