import { randomUUIDv7 } from "node:crypto";
import { countries, countryOf, isCountryCode } from "#core/countries.ts";
import {
  answerLimits,
  type DeskAction,
  type DeskNotice,
  lastSent,
  leadStatuses,
  lossReasons,
  nobody,
  noteLimit,
} from "#core/desk.ts";
import { dayIn } from "#server/day.ts";
import type { HandlingChange, LeadWithDeliveries } from "#server/leads/lead.ts";
import { leadSource } from "#server/leads/lead-source.ts";
import { discardLead, eraseLeads } from "#server/leads/operate.ts";
import { plainLine, plainText } from "#server/leads/plain-text.ts";
import { discardedAsSpam, type LeadStore } from "#server/leads/store.ts";
import { isOperator, type Person } from "./roles.ts";

type About = {
  store: LeadStore;
  dataDir: string;
  /** The part of Message-IDs after the at sign. */
  mailDomain: string;
  person: Person;
  lead: LeadWithDeliveries;
  /** Email addresses of the desk's people whom the form may set as the lead's owner. */
  people: string[];
};

/** Without an action nothing was changed. */
type Done = { action?: DeskAction; notice: DeskNotice; isGone?: boolean; canUndo?: boolean };

type Change = (about: About, form: Record<string, string>) => Promise<Done>;

const longestValue = 999_999_999_999;

/** For everybody who may read the lead. */
const changes: Record<string, Change> = {
  async status(about, form) {
    const { store, lead, people, person } = about;
    const set = handlingIn(lead, people, form);
    const isElsewhere = form.owner && form.owner !== nobody && set.owner === undefined;
    if (isElsewhere) return { notice: "owner_elsewhere" };
    if (set.status === "spam" && lead.status !== "spam") return spam(about, form);
    const { were } = form;
    const by = person.email;
    if (!(await store.handle(lead.id, { ...set, by, were, mail: newMail(about) }))) {
      return { notice: "changed_meanwhile" };
    }
    // What is no spam any more goes to its recipients.
    if (lead.status === "spam" && set.status && set.status !== "spam") {
      await store.unspam(lead.id, "waiting");
    }
    const isAssigned = set.owner !== undefined && set.owner !== lead.owner;
    const isMoved = set.status !== undefined && set.status !== lead.status;
    const action = isMoved ? "status" : isAssigned ? "owner" : "follow_up";
    return { action, notice: "saved", canUndo: true };
  },
  async undo({ store, person, lead }) {
    const isUndone = await store.handle(lead.id, { isUndo: true, by: person.email });
    if (!isUndone) return { notice: "not_undone" };
    if (lead.status === "spam") await store.unspam(lead.id, lead.heldReason ? "held" : "waiting");
    return { action: "undo", notice: "undone" };
  },
  async note({ store, person, lead }, form) {
    const text = writtenIn(form.note, noteLimit);
    if (!text) return { notice: "saved" };
    await store.handle(lead.id, { note: { at: Date.now(), who: person.email, text } });
    return { action: "note", notice: "saved" };
  },
  /** Once for each time that the page was read, and only by somebody who has read what a colleague answered before. */
  async answer(about, form) {
    const { store, person, lead } = about;
    const text = writtenIn(form.text, answerLimits.text);
    const subject = plainLine(form.subject ?? "").slice(0, answerLimits.subject);
    const id = /^[\da-f-]{36}$/.exec(form.answer ?? "")?.[0];
    if (!text || !subject || !id || !lead.email) return { notice: "changed_meanwhile" };
    const by = person.email;
    const note = { at: Date.now(), who: by, text, answer: { deliveryId: id, subject } };
    const afterAnswer = form.after ?? "";
    const mail = newMail(about, id);
    if (await store.handle(lead.id, { note, by, afterAnswer, mail })) {
      return { action: "answer", notice: "answer_sent" };
    }
    const [now] = await store.list({ id: lead.id, limit: 1 });
    const isSent = now?.notes.some(({ answer }) => answer?.deliveryId === id);
    return { notice: isSent ? "answer_sent" : "answered_meanwhile" };
  },
  async release({ store, lead }) {
    if (!isHeld(lead)) return { notice: "changed_meanwhile" };
    await store.retry({ id: lead.id });
    return { action: "release", notice: "released" };
  },
  spam,
  /** Its recipients get it now. */
  async not_spam({ store, person, lead }) {
    if (lead.status !== "spam") return { notice: "changed_meanwhile" };
    await store.handle(lead.id, { status: "new", by: person.email });
    await store.unspam(lead.id, "waiting");
    return { action: "not_spam", notice: "not_spam" };
  },
  /** Once for each time that the page was read: a double click sends no mail twice. */
  async resend({ store, lead }, form) {
    if (!form.sent || form.sent !== lastSent(lead.deliveries)) return { notice: "resent" };
    await store.resend(lead.id);
    return { action: "resend", notice: "resent" };
  },
};

function newMail({ mailDomain }: About, id: string = randomUUIDv7()) {
  return { id, messageId: `<${id}@${mailDomain}>` };
}

/** Ends the deliveries of held leads only: whatever was sent or waits is no longer for everybody to end. */
async function spam(
  { store, dataDir, person, lead }: About,
  { were }: Record<string, string>,
): Promise<Done> {
  if (lead.status === "spam") return { notice: "marked_spam" };
  if (!(await store.handle(lead.id, { status: "spam", by: person.email, were }))) {
    return { notice: "changed_meanwhile" };
  }
  if (isHeld(lead)) await discardLead(store, dataDir, lead.id, discardedAsSpam);
  return { action: "spam", notice: "marked_spam", canUndo: true };
}

const operatorChanges: Record<string, Change> = {
  async retry({ store, lead }) {
    await store.retry({ id: lead.id });
    return { action: "retry", notice: "retried" };
  },
  async discard({ store, dataDir, person, lead }) {
    await discardLead(store, dataDir, lead.id, `desk: ${person.email}`);
    return { action: "discard", notice: "discarded" };
  },
  /** All leads of the person, who is named once more in full: there is no way back. */
  async erase({ store, dataDir, lead }, form) {
    if (form.confirmation?.trim().toLowerCase() !== lead.email.toLowerCase()) {
      return { notice: "erase_not_confirmed" };
    }
    await eraseLeads(store, dataDir, { email: lead.email });
    return { action: "erase", notice: "erased", isGone: true };
  },
};

/** What several leads can have done to them at once. */
export const severalChanges = ["status", "spam", "not_spam", "release", "undo"];

/** What the form sets; what it does not name stays. */
function handlingIn(
  lead: LeadWithDeliveries,
  people: string[],
  form: Record<string, string>,
): HandlingChange {
  const { owner, followUp, value, currency, reason } = form;
  const status = leadStatuses.find((each) => each === form.status);
  const proposed = proposedValue(lead);
  const set: HandlingChange = {};
  if (status) set.status = status;
  const known = ["", ...people].find((each) => each === owner);
  if (known !== undefined) set.owner = known;
  if (followUp === "" || dayIn(followUp)) set.followUp = followUp;
  if ((status ?? lead.status) === "won") {
    const typed = value === undefined ? (lead.value ?? proposed.value) : numberIn(value);
    set.value = typed;
    const isCurrency = countries.some((each) => each.currency === currency);
    set.currency = (isCurrency && currency) || lead.currency || proposed.currency;
  }
  const why = ["" as const, ...lossReasons].find((each) => each === reason);
  if (why !== undefined) set.reason = why;
  return set;
}

/** Whole, as people of three languages write it: "1.700.000", "1,700,000", "1700000,50". */
function numberIn(text: string): number | null {
  const whole = text
    .trim()
    .replace(/[.,]\d{1,2}$/, "")
    .replace(/[^\d]/g, "");
  return whole === "" ? null : Math.min(Number(whole), longestValue);
}

/** A year of the attached programme. */
export function proposedValue({ estimate, ...lead }: LeadWithDeliveries) {
  const { country } = leadSource(lead);
  if (!estimate) {
    return { value: null, currency: isCountryCode(country) ? countryOf(country).currency : "USD" };
  }
  const value = Math.round(estimate.result.allIn.likely / 100);
  return { value, currency: countryOf(estimate.programme.country).currency };
}

function writtenIn(text: string | undefined, limit: number): string {
  return plainText(text ?? "")
    .trim()
    .slice(0, limit);
}

function isHeld({ deliveries }: LeadWithDeliveries): boolean {
  return deliveries.some(({ state }) => state === "held");
}

/** Undefined if there is no such change, or the person may not make it. */
export async function changeLead(
  about: About,
  form: Record<string, string>,
): Promise<Done | undefined> {
  const name = form.do ?? "";
  const allowed = isOperator(about.person) ? { ...changes, ...operatorChanges } : changes;
  return Object.hasOwn(allowed, name) ? allowed[name]?.(about, form) : undefined;
}
