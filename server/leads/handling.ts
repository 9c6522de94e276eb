// What the desk's people set and write at a lead. Notes may name the visitor, so they are encrypted under the lead's own key.
import { handlingMark, type LeadHandling, type LeadNote, lastAnswer } from "#core/desk.ts";
import type { HandledBefore, HandledColumns, Handling, HandlingChange, Recipient } from "./lead.ts";
import { decrypt, encrypt } from "./seal.ts";

/** Earlier releases keep the owner here alone. */
type Notes = { owner: string } & Pick<Handling, "notes" | "told" | "before">;

/** As stored, with the lead's key. */
export type HandlingRow = HandledColumns & { notes: Uint8Array | null; key: Uint8Array | null };

/** Without notes if there are none, or their key is missing. */
export function toHandling(leadId: string, row: HandlingRow): Handling {
  const { owner, ...opened } = openNotes(leadId, row);
  return { ...plainOf(row, owner), ...opened };
}

function openNotes(leadId: string, { key, notes }: HandlingRow): Notes {
  const opened = notes && decrypt(key, labelOf(leadId), notes);
  return (opened as Notes | undefined) ?? { owner: "", notes: [] };
}

function plainOf(row: HandledColumns, notedOwner: string): HandledBefore {
  return {
    status: row.status,
    owner: row.owner ?? notedOwner,
    followUp: row.followUp ?? "",
    value: row.value ?? null,
    currency: row.currency ?? "",
    reason: row.reason ?? "",
    answeredAt: row.answeredAt ?? null,
    closedAt: row.closedAt ?? null,
  };
}

/** As it is after the change, notes sealed; undefined if somebody else was faster, or there is nothing to undo. */
export function changed(
  leadId: string,
  row: HandlingRow,
  { note, were, afterAnswer, mail, by, isUndo, ...set }: HandlingChange,
  nowMs: number,
): { plain: HandledBefore; notes: Uint8Array | null; mailTo?: Recipient } | undefined {
  const { notes: written, told, before: last, ...now } = toHandling(leadId, row);
  if (were !== undefined && were !== handlingMark(now)) return undefined;
  if (afterAnswer !== undefined && afterAnswer !== lastAnswer(written)) return undefined;
  const isSent = ({ answer }: LeadNote) => answer && answer.deliveryId === note?.answer?.deliveryId;
  if (written.some(isSent)) return undefined;
  if (isUndo && (!last || last.by !== by)) return undefined;
  // What was won or lost stays so, whatever is written afterwards.
  const isAnswered = note?.answer && (now.status === "new" || now.status === "in_hand");
  const next = { ...now, ...set, ...(isAnswered && { status: "answered" as const }) };
  const plain = isUndo && last ? last : timed(next, nowMs);
  const isChanged = handlingMark(plain) !== handlingMark(now);
  const before = isUndo ? undefined : isChanged ? { ...now, by } : last;
  const isTold = plain.owner !== "" && plain.owner !== by && plain.owner !== now.owner;
  const notes: Notes = {
    owner: plain.owner,
    notes: withNote(written, note),
    told: mail && isTold ? { deliveryId: mail.id, who: plain.owner } : told,
    before,
  };
  return {
    plain,
    notes: row.key && encrypt(row.key, labelOf(leadId), notes),
    ...(note?.answer ? { mailTo: "answer" } : isTold && { mailTo: "owner" }),
  };
}

/** A note that was sent twice, by a double click, is one. */
function withNote(notes: LeadNote[], note: LeadNote | undefined): LeadNote[] {
  const last = notes.findLast(({ answer }) => answer?.deliveryId === note?.answer?.deliveryId);
  return note && (last?.text !== note.text || last.who !== note.who) ? [...notes, note] : notes;
}

/** A lead that was won or lost was answered, and only what is over has an end. */
function timed(next: LeadHandling & HandledBefore, nowMs: number): HandledBefore {
  const { status } = next;
  const isAnswered = status === "answered" || status === "won" || status === "lost";
  const isOver = status === "won" || status === "lost";
  return {
    ...next,
    value: status === "won" ? next.value : null,
    currency: status === "won" ? next.currency : "",
    reason: status === "lost" ? next.reason : "",
    answeredAt: isAnswered ? (next.answeredAt ?? nowMs) : status === "new" ? null : next.answeredAt,
    closedAt: isOver ? (next.closedAt ?? nowMs) : null,
  };
}

/** Not the lead's own label: its content cannot be put in the place of its notes. */
function labelOf(leadId: string): string {
  return `${leadId} notes`;
}
