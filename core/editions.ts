// What the owner's people change on top of a release's words and records.

/** One change: of a text by its key, or with the key "" of a whole file. */
export interface Change {
  /** As people know it: "home/es.json", "records/clients/x.json". */
  file: string;
  /** "hero.title" */
  path: string;
  /** `null` takes it away, and what the release or the language says counts. */
  value: unknown;
  /** What the release said when it was changed; null: nothing. If it says something else now, somebody must decide. */
  base: unknown;
  who: string;
  at: number;
}

/** All changes that lay over the release from then on. Never overwritten: an older state that is published again is a new one. */
export interface Edition {
  /** 1 is the first. */
  number: number;
  at: number;
  who: string;
  reason: string;
  changes: Change[];
}

/** In a list. */
export type EditionLine = Omit<Edition, "changes">;

/** Changes to be published at a time. */
export interface Plan {
  id: string;
  dueAt: number;
  who: string;
  reason: string;
  changes: Change[];
  /** Why it was not published when it was due. */
  failure: string | null;
}

/** The failure of a plan that waits for a person, because it is long past its time, or a backup brought it back: it may have been published or taken back. */
export const unconfirmed = "unconfirmed";

/** A picture or a document, by the hash of its bytes. */
export interface Upload {
  /** SHA-256, in hexadecimal. */
  hash: string;
  /** A media type. */
  type: string;
  size: number;
  who: string;
  at: number;
}

export type StoredUpload = Upload & { bytes: Uint8Array };

export const changeId = ({ file, path }: Pick<Change, "file" | "path">) => `${file} ${path}`;

/** Whether two values are the same text, or the same list or record in JSON. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}
