// What a visitor has written so far, kept for this tab: it survives a reload or a slip of the finger, and is gone once sent.
import type { DialogContactType, TextField } from "./texts.ts";
import { steadyNow } from "./visit.ts";

export type DraftName = "contactDraft" | "investorDraft";

type DraftValues = Partial<Record<TextField, string>> & { contactType?: DialogContactType };

export interface Draft {
  values: DraftValues;
  /** When the form was first shown, in milliseconds. */
  startedAt: number;
  /** What the call to action proposed, to tell the visitor's own choice from it. */
  openedAs?: DialogContactType;
  /** The last content sent without success, and the key it was sent under. */
  attempt?: { content: string; key: string };
}

const memory = new Map<string, string>();

/** Storage may be forbidden or full; then the draft lives as long as the page. */
export function readDraft(name: DraftName): Draft | undefined {
  return parse(stored(name) ?? memory.get(name));
}

/**
 * The draft to go on with, or a new one. A visitor's own answer to who they are stays, unless they come back through a call to
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
  try {
    sessionStorage.setItem(name, text);
  } catch {}
}

export function clearDraft(name: DraftName): void {
  memory.delete(name);
  try {
    sessionStorage.removeItem(name);
  } catch {}
}

/** The same content keeps its key until it is sent, so that trying again never makes a second message of it. */
export function attemptFor(
  draft: Draft | undefined,
  content: string,
): { content: string; key: string } {
  return draft?.attempt?.content === content ? draft.attempt : { content, key: newKey() };
}

function stored(name: DraftName): string | null {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
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

// randomUUID() is missing on plain http; this is not.
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}

function isTexts(values: unknown): boolean {
  if (typeof values !== "object" || values === null) return false;
  return Object.values(values).every((value) => typeof value === "string");
}
