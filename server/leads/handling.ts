// What the desk's people write about a lead. It may name the visitor, so it is encrypted under the lead's own key.
import type { Handling, HandlingChange } from "./lead.ts";
import { decrypt, encrypt } from "./seal.ts";

type Notes = Omit<Handling, "status">;

/** Empty if there are none, or their key is missing. */
export function openNotes(
  leadId: string,
  key: Uint8Array | null,
  sealed: Uint8Array | null | undefined,
): Notes {
  const opened = sealed && decrypt(key, labelOf(leadId), sealed);
  return (opened as Notes | undefined) ?? { owner: "", notes: [] };
}

/** The notes with the change in them. */
export function changeNotes(
  leadId: string,
  key: Uint8Array,
  sealed: Uint8Array | null,
  { owner, note }: HandlingChange,
): Uint8Array {
  const before = openNotes(leadId, key, sealed);
  const notes = note ? [...before.notes, note] : before.notes;
  return encrypt(key, labelOf(leadId), { owner: owner ?? before.owner, notes } satisfies Notes);
}

/** Not the lead's own label: its content cannot be put in the place of its notes. */
function labelOf(leadId: string): string {
  return `${leadId} notes`;
}
