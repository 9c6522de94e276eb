// The visitor's draft, kept in session storage: it survives a reload and is deleted once sent.

import { readStored, removeStored, writeStored } from "#app/browser/storage.ts";
import type { DialogContactType, FailureHint, TextField } from "#content/contact-form/ids.ts";
import { steadyNow } from "./send.ts";
import { createStore } from "./store.ts";

export type DraftName = "contactDraft" | "investorDraft";

type DraftValues = Partial<Record<TextField, string>> & { contactType?: DialogContactType };

export interface Draft {
  values: DraftValues;
  /** When the form was first shown, in milliseconds. */
  startedAt: number;
  /** The call to action's proposal, to distinguish it from the visitor's own choice. */
  openedAs?: DialogContactType;
  /** The last content that failed to send, and its idempotency key. */
  attempt?: { content: string; key: string };
}

const memory = new Map<string, string>();

/** If storage is forbidden or full, the draft is kept until the page is closed. */
export function readDraft(name: DraftName): Draft | undefined {
  return parse(memory.get(name) ?? readStored("session", name));
}

/**
 * The draft to continue with, or a new one. The visitor's own contact type stays, unless they come back through a call to
 * action that proposes another.
 */
export function openDraft(name: DraftName, openedAs: DialogContactType): Draft {
  const draft = readDraft(name);
  if (!draft) return { values: {}, startedAt: steadyNow(), openedAs };
  if (draft.openedAs === openedAs) return draft;
  return { ...draft, openedAs, values: { ...draft.values, contactType: openedAs } };
}

export function writeDraft(name: DraftName, draft: Draft): void {
  const text = JSON.stringify(draft);
  memory.set(name, text);
  writeStored("session", name, text);
}

/** Whether nothing else has been written since. */
export function isLatest(name: DraftName, draft: Draft): boolean {
  const latest = memory.get(name);
  return latest === undefined || latest === JSON.stringify(draft);
}

export function clearDraft(name: DraftName): void {
  memory.delete(name);
  removeStored("session", name);
}

/** The same content keeps its key until it is sent, so that sending again never creates a second lead. */
export function attemptFor(
  draft: Draft | undefined,
  content: string,
): { content: string; key: string } {
  return draft?.attempt?.content === content ? draft.attempt : { content, key: newKey() };
}

function parse(text: string | undefined): Draft | undefined {
  if (!text) return undefined;
  try {
    const draft = JSON.parse(text);
    const isWhole = typeof draft?.startedAt === "number" && isTexts(draft.values);
    return isWhole ? draft : undefined;
  } catch {
    return undefined;
  }
}

// randomUUID() is unavailable on plain http.
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}

function isTexts(values: unknown): boolean {
  if (typeof values !== "object" || values === null) return false;
  return Object.values(values).every((value) => typeof value === "string");
}

/** Why the last attempts to send failed. They outlive the form: the dialog may be closed, and opened again, while its message is sent. */
const failures = {
  contactDraft: createStore<FailureHint | undefined>(undefined),
  investorDraft: createStore<FailureHint | undefined>(undefined),
};

export function setFailure(name: DraftName, failure: FailureHint | undefined): void {
  failures[name].set(failure);
}

export function useFailure(name: DraftName): FailureHint | undefined {
  return failures[name].useValue();
}
