// What the desk can do with editions: see a page with changes, publish them, and learn what is in force.
import type { Overlay } from "#content/edition.ts";
import type { TextSource } from "#content/marks.ts";
import type { Problem } from "#content/problems.ts";
import type { Change } from "#core/editions.ts";
import type { Language } from "#core/languages.ts";
import type { Publication } from "#server/leads/store.ts";

/** A page's address and the language in which it is read. */
export interface PageVariant {
  path: string;
  language: Language;
}

export type Draft =
  /** The texts that marks of the html name, in order of their numbers. */
  { html: string; texts: TextSource[] } | { problems: Problem[] };

export type Outcome =
  | { number: number }
  /** Nothing has changed. */
  | { problems: Problem[] }
  /** Another edition was published meanwhile: `after` is not the newest. */
  | { outdated: true };

/** A change of a text that the release now says differently. It is shown until somebody decides. */
export interface Conflict {
  change: Change;
  /** What the release says now; null: nothing. */
  released: unknown;
}

export interface EditionState {
  /** The newest edition that this server knows of; 0: the release as it is. `after` of the next. */
  number: number;
  /** All of its changes, to which others are added. */
  changes: Change[];
  /** The edition that this server shows: the newest, or while that one is made or has failed an earlier one. */
  shown: number;
  rendering: { since: number } | undefined;
  /** Why the newest edition is not shown, or without some files' changes. */
  failure: Problem[] | undefined;
  conflicts: Conflict[];
}

export interface Editor {
  /** A page with these changes and no others, whose elements name their texts (content/marks.ts). */
  renderDraft(page: PageVariant, overlay: Overlay): Promise<Draft>;
  /**
   * Checks, renders, stores, and shows. The changes are all that lie over the release from then on: to add drafts,
   * `overlaid(state().changes, drafts)` (content/edition-changes.ts); to undo, those of an earlier edition.
   */
  publish(publication: Publication): Promise<Outcome>;
  state(): EditionState;
  /** The pages that show something of a file, as they are now. */
  pagesOf(file: string): PageVariant[];
}
