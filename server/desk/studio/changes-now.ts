import type { Overlay } from "#content/edition.ts";
import { overlaid, overlayOf } from "#content/edition-changes.ts";
import type { Change } from "#core/editions.ts";
import type { Config } from "#server/config.ts";
import type { Conflict, Editor } from "#server/editions/editor.ts";
import type { DeskOptions } from "../desk-app.ts";
import type { Person } from "../roles.ts";

export type StudioOptions = DeskOptions & { editor: Editor };

/** What is published, and what has been written since. */
export interface Changes {
  number: number;
  drafts: Change[];
  /** Both, in the order in which they lie over the release. */
  all: Change[];
  published: Overlay;
  drafted: Overlay;
  conflicts: Conflict[];
}

export async function changesNow({
  store,
  editor,
}: Pick<StudioOptions, "store" | "editor">): Promise<Changes> {
  const drafts = await store.drafts();
  const { number, changes, conflicts } = editor.state();
  const all = overlaid(changes, drafts);
  const [published, drafted] = [overlayOf(changes), overlayOf(all)];
  return { number, drafts, all, published, drafted, conflicts };
}

/** Where colleagues approve, nobody makes public, brings back or takes away what they were the last to write. */
export function needsColleague(
  { contentApproval }: Config,
  { email }: Person,
  changes: readonly Pick<Change, "who">[],
): boolean {
  return contentApproval && changes.some(({ who }) => who === email);
}
