import { type DeskAction, type DeskNotice, lastSent, leadStatuses, noteLimit } from "#core/desk.ts";
import type { LeadWithDeliveries } from "#server/leads/lead.ts";
import { discardLead, eraseLeads } from "#server/leads/operate.ts";
import { plainText } from "#server/leads/plain-text.ts";
import type { LeadStore } from "#server/leads/store.ts";
import { isOperator, type Person } from "./roles.ts";

type About = {
  store: LeadStore;
  dataDir: string;
  person: Person;
  lead: LeadWithDeliveries;
  /** Email addresses of the desk's people whom the form may set as the lead's owner. */
  people: string[];
};

/** Without an action nothing was changed. */
type Done = { action?: DeskAction; notice: DeskNotice; isGone?: boolean };

type Change = (about: About, form: Record<string, string>) => Promise<Done>;

/** For everybody who may read the lead. */
const changes: Record<string, Change> = {
  async status({ store, lead, people }, form) {
    const status = leadStatuses.find((each) => each === form.status) ?? lead.status;
    const owner = ["", ...people, lead.owner].find((each) => each === form.owner) ?? lead.owner;
    const isSaved = await store.handle(lead.id, { status, owner, were: form.were });
    if (!isSaved) return { notice: "changed_meanwhile" };
    return { action: status === lead.status ? "owner" : "status", notice: "saved" };
  },
  async note({ store, person, lead }, form) {
    const text = plainText(form.note ?? "")
      .trim()
      .slice(0, noteLimit);
    if (!text) return { notice: "saved" };
    await store.handle(lead.id, { note: { at: Date.now(), who: person.email, text } });
    return { action: "note", notice: "saved" };
  },
  async release({ store, lead }) {
    if (!isHeld(lead)) return { notice: "changed_meanwhile" };
    await store.retry({ id: lead.id });
    return { action: "release", notice: "released" };
  },
  /** Held leads only: whatever was sent or waits is no longer for everybody to end. */
  async spam({ store, dataDir, lead }) {
    if (!isHeld(lead)) return { notice: "changed_meanwhile" };
    await discardLead(store, dataDir, lead.id, "spam");
    await store.handle(lead.id, { status: "lost" });
    return { action: "spam", notice: "marked_spam" };
  },
  /** Once for each time that the page was read: a double click sends no mail twice. */
  async resend({ store, lead }, form) {
    if (!form.sent || form.sent !== lastSent(lead.deliveries)) return { notice: "resent" };
    await store.resend(lead.id);
    return { action: "resend", notice: "resent" };
  },
};

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
