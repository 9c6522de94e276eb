// What the desk's people write about a lead. It may name the visitor, so it is encrypted under the lead's own key.
import { handlingMark, type LeadStatus } from "#core/desk.ts";
import type { Handling, HandlingChange } from "./lead.ts";
import { decrypt, encrypt } from "./seal.ts";

type Notes = Omit<Handling, "status">;

/** As stored, with the lead's key. */
export type HandlingRow = {
  status: LeadStatus;
  notes: Uint8Array | null;
  key: Uint8Array | null;
};

/** Empty if there are none, or their key is missing. */
export function openNotes(
  leadId: string,
  key: Uint8Array | null,
  sealed: Uint8Array | null | undefined,
): Notes {
  const opened = sealed && decrypt(key, labelOf(leadId), sealed);
  return (opened as Notes | undefined) ?? { owner: "", notes: [] };
}

/** Somebody else was faster. */
export function isStale(leadId: string, row: HandlingRow, { were }: HandlingChange): boolean {
  const { owner } = openNotes(leadId, row.key, row.notes);
  return were !== undefined && were !== handlingMark({ status: row.status, owner });
}

/** The notes with the change in them. A note that was sent twice, by a double click, is one. */
export function changeNotes(
  leadId: string,
  key: Uint8Array,
  sealed: Uint8Array | null,
  { owner, note }: HandlingChange,
): Uint8Array {
  const before = openNotes(leadId, key, sealed);
  const last = before.notes.at(-1);
  const isNew = note && (last?.text !== note.text || last.who !== note.who);
  const notes = isNew ? [...before.notes, note] : before.notes;
  return encrypt(key, labelOf(leadId), { owner: owner ?? before.owner, notes } satisfies Notes);
}

/** Not the lead's own label: its content cannot be put in the place of its notes. */
function labelOf(leadId: string): string {
  return `${leadId} notes`;
}
