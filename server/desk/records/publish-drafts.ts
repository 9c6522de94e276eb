import { overlaid } from "#content/edition-changes.ts";
import type { RecordName, Unpublished } from "#core/desk-records.ts";
import type { DeskOptions } from "../desk-app.ts";
import type { Person } from "../roles.ts";
import { needsColleague } from "../studio/changes-now.ts";
import { problemLine } from "../studio/findings.ts";
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

/** Undefined once the drafts of a record are public; otherwise why they are not. */
export async function publishDrafts(
  { store, editor, config }: Pick<DeskOptions, "store" | "editor" | "config">,
  name: RecordName,
  person: Person,
): Promise<Unpublished[] | undefined> {
  if (!editor) return ["editions"];
  // Of two that publish at once, the second adds to what the first has made public.
  for (let tries = 0; tries < 3; tries++) {
    const drafts = (await store.drafts()).filter(({ file }) => file === fileOf(name));
    if (needsColleague(config, person, drafts)) return ["colleague"];
    const { number, changes } = editor.state();
    const outcome = await editor.publish({
      ...{ after: number, who: person.email, drafts },
      reason: name,
      changes: overlaid(changes, drafts),
    });
    if ("number" in outcome) return undefined;
    if ("problems" in outcome) return outcome.problems.map(problemLine);
  }
  return ["outdated"];
}
