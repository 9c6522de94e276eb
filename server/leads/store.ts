import type { Claim, DeliveryState, LeadWithDeliveries, NewLead } from "./lead.ts";

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

export type LeadFilter = {
  id?: string | undefined;
  email?: string | undefined;
  contactType?: string | undefined;
  state?: DeliveryState | undefined;
  sinceMs?: number | undefined;
  untilMs?: number | undefined;
  /** Continue after this lead, the last of the page before. */
  after?: { id: string; receivedAt: number } | undefined;
  limit: number;
};

/** What was erased, so that files outside the store can follow. */
export type Erased = { leadIds: string[]; deliveryIds: string[] };

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
  erase(email: string): Promise<Erased>;
  eraseOlderThan(ageMs: number): Promise<Erased>;
  /** Removes erased data from the store's files, also after an erase that was interrupted. */
  scrub(): Promise<void>;
  /** Those of the deliveries that are there. */
  knownDeliveries(ids: string[]): Promise<string[]>;
  /** Test write that meets the same failures as a real lead. */
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
