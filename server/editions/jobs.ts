// What the worker thread is asked for, and what it answers (scripts/build/worker.ts).
import type { Overlay } from "#content/edition.ts";
import type { Problem } from "#content/problems.ts";
import type { Draft, PageVariant } from "./editor.ts";

export interface SiteSettings {
  /** The release's pages and files. */
  siteDir: string;
  origin: string;
  mcp: boolean;
}

export interface DraftJob {
  site: SiteSettings;
  overlay: Overlay;
  page: PageVariant;
}

export interface EditionJob {
  site: SiteSettings;
  overlay: Overlay;
  /** The day on which each file was last changed. */
  days: Record<string, string>;
  /** Everything must be right; or, of what was published before, what pages need. */
  isNew: boolean;
  /** Becomes the edition's. */
  folder: string;
  /** Of the edition before, whose pages are taken where they are the same. */
  earlier: string | undefined;
}

export interface Jobs {
  draft: { job: DraftJob; result: Draft };
  /** Nothing: the folder is there. */
  edition: { job: EditionJob; result: Problem[] };
}

export type JobName = keyof Jobs;

export interface JobRequest<Name extends JobName = JobName> {
  id: number;
  name: Name;
  job: Jobs[Name]["job"];
}

/** Safe to log. */
export type Failure = { code: string; frames?: string };

export type JobAnswer = { id: number } & ({ result: unknown } | { failure: Failure });
