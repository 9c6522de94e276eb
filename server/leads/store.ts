import type { Erasure } from "./erasure-ledger.ts";
import type { Claim, DeliveryState, LeadWithDeliveries, NewLead, StoredLead } from "./lead.ts";

/** Longer than any send, so that a lease ends only when its holder is gone. */
export const leaseMs = 5 * 60_000;

/** A holder whose lease ends later than this claimed before the clock was set back. Smaller steps take nothing from it. */
export const longestLeaseMs = 2 * leaseMs;

/** No wait is longer: a time further ahead means that the clock was set back. */
export const longestWaitMs = 8 * 3_600_000;
const endOfTimeMs = 1e15;

/** What may be claimed, by when it is due, counted from now: two ranges of the index, whatever else is waiting. */
export const dueRanges = [
  { afterMs: -endOfTimeMs, untilMs: 0 },
  { afterMs: longestWaitMs, untilMs: endOfTimeMs },
];

/** The failure of a delivery whose lead has no key: it waits for a person, and holds up nothing else. */
export const unreadable = "unreadable";

export type LeadFilter = {
  id?: string | undefined;
  email?: string | undefined;
  contactType?: string | undefined;
  state?: DeliveryState | undefined;
  sinceMs?: number | undefined;
  untilMs?: number | undefined;
  /** Continue after this lead, the last of the page before. */
  after?: Position | undefined;
  limit: number;
};

/** A lead that was removed, so that files outside the store can follow. */
export type Removed = { leadId: string; deliveryIds: string[] };

/** The place of a lead in the order of time. */
export type Position = { receivedAt: number; id: string };

/** Where leads live. Every promise that resolves is on disk. */
export type LeadStore = {
  /** Checks the database and brings its tables up to date. */
  prepare(): Promise<void>;
  /** Stores a lead and its deliveries, held if it has a reason to be, or finds the one stored before. */
  add(lead: NewLead): Promise<{ id: string; isNew: boolean }>;

  /** Takes deliveries that are due, or whose holder is gone. */
  claim(limit: number): Promise<Claim[]>;
  /** These four answer whether the claim still held. */
  markSent(claim: Claim): Promise<boolean>;
  postpone(claim: Claim, waitMs: number, failure: string): Promise<boolean>;
  setAside(claim: Claim, failure: string): Promise<boolean>;
  /** Gives a claim back untried. */
  release(claim: Claim): Promise<boolean>;

  list(filter: LeadFilter): Promise<LeadWithDeliveries[]>;
  /** Makes held and set-aside deliveries due, of one lead or of all in that state; answers how many. */
  retry(which: { id: string } | { state: "held" | "set_aside" }): Promise<number>;
  /** Makes all deliveries of a lead due, also those that were sent, as new mails; answers how many. */
  resend(id: string): Promise<number>;

  /** Removes a person's leads, sent or not, and remembers that they were erased. */
  erase(email: string): Promise<Removed[]>;
  /**
   * Removes, of the next leads in the order of time, those received before that moment whose deliveries were all sent
   * before it; nothing else ever expires. `next` is where to go on, or null at the end.
   */
  expire(
    beforeMs: number,
    after: Position | null,
  ): Promise<{ removed: Removed[]; next: Position | null }>;
  /** The database's clock, and the latest time of it that was believed. */
  clock(): Promise<{ nowMs: number; believedMs: number }>;
  /** Believes that it is that time. */
  believeClock(nowMs: number): Promise<void>;
  /** Moves some leads that a server of an older release stored unencrypted; answers how many. */
  sealPlainLeads(): Promise<number>;
  /** Tells the ledger in DATA_DIR what was erased on other servers. */
  completeLedger(): Promise<void>;
  /** Makes sure that no file of the store keeps what was removed; false if somebody is in the way now. */
  scrub(): Promise<boolean>;
  /** Those of the deliveries whose lead was erased or has expired. */
  removedDeliveries(ids: string[]): Promise<string[]>;
  /** Those of the leads that were erased or have expired. */
  removedLeads(ids: string[]): Promise<string[]>;

  /** Leads in the order of their ids, for a backup. */
  copies(afterId: string, limit: number): Promise<StoredLead[]>;
  /** Puts copies in place of what is missing: neither what is there nor what was removed. Answers how many. */
  restore(copies: StoredLead[]): Promise<number>;
  /** Erases leads that a ledger names, also those that come back with a restored backup. */
  applyErasures(erasures: Erasure[]): Promise<void>;
  /** What was erased, in the order of ids. */
  erasures(afterId: string, limit: number): Promise<Erasure[]>;

  /** Writes what is of no meaning or taken back, and meets whatever the next lead would. */
  checkWritable(): Promise<void>;
  countByState(): Promise<Record<DeliveryState, number>>;
  /** How long ago the oldest lead with a delivery in each state arrived; null if there is none. */
  oldestMsByState(): Promise<Record<DeliveryState, number | null>>;
  close(): Promise<void>;
};

/** The store cannot take or give anything now; later it may. */
export class StoreUnavailable extends Error {
  /** Safe to log. */
  readonly code: string;

  constructor(code: string) {
    super(`The lead store is unavailable (${code}).`);
    this.code = code;
  }
}

/** The store must not be used as it is set up: it could lose leads. */
export class StoreUnsafe extends Error {}
