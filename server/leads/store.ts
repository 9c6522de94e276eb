import type { Vital } from "#core/analytics.ts";
import type {
  AuditEntry,
  FunnelLine,
  FunnelStage,
  funnelDimensions,
  LastBackup,
  LeadSort,
  LeadStatus,
} from "#core/desk.ts";
import type { Change, Edition, EditionLine, Plan, StoredUpload, Upload } from "#core/editions.ts";
import type { Language } from "#core/languages.ts";
import { dayMs } from "#server/day.ts";
import type {
  Channel,
  Claim,
  DeliveryState,
  Erasure,
  HandlingChange,
  LeadWithDeliveries,
  Lease,
  NewLead,
  Queue,
  Recipient,
  StoredLead,
} from "./lead.ts";

/** A claim that was not renewed for this long belongs to a server that has died. */
export const leaseMs = 90_000;

/** A mailbox gets one confirmation in this time. */
export const confirmationMs = dayMs;

/** Longer than any mail takes. */
export const digestLeaseMs = 15 * 60_000;

/** A lease that ends later than this was claimed before the clock was set back. */
export const longestLeaseMs = 2 * digestLeaseMs;

/** After n failures no wait is longer than this doubled n times: a time further ahead means that the clock was set back. */
export const longestFirstWaitMs = 75_000;
export const doublings = 9;

/** Those never tried, and those that have failed. */
export type ClaimOrder = ("new" | "retry")[];

/** Which due deliveries to claim. */
export type ClaimOptions = {
  channel?: Channel;
  order?: ClaimOrder;
  /** Also one that is not due yet. */
  early?: boolean;
};

/** The failure code of a delivery whose lead has no key: it is set aside for an operator. */
export const unreadable = "unreadable";

/** The failure code of a webhook's delivery that was discarded because there is no webhook any more. */
export const channelRemoved = "channel_removed";

/** The failure code of a delivery that was discarded because its lead is spam. */
export const discardedAsSpam = "spam";

/** The states that an operator's retry ends. */
export const retriedStates = ["held", "set_aside", "waiting"] as const;
export type RetriedState = (typeof retriedStates)[number];

export type LeadFilter = {
  id?: string | undefined;
  ids?: string[] | undefined;
  email?: string | undefined;
  contactType?: string | undefined;
  state?: DeliveryState | undefined;
  /** The keyed hashes of an address, as `addressKeys` returns them. */
  addressKeys?: string[] | undefined;
  /** One of these countries. */
  countries?: readonly string[] | undefined;
  campaign?: string | undefined;
  statuses?: readonly LeadStatus[] | undefined;
  /** Empty: nobody's. */
  owner?: string | undefined;
  /** To be followed up on that day or before. */
  dueDay?: string | undefined;
  stage?: FunnelStage | undefined;
  /** Of company, as the attached programme names it; empty: without a programme. */
  kind?: string | undefined;
  /** From there it was sent. */
  page?: string | undefined;
  /** As `searchWords` returns them. */
  words?: string[][] | undefined;
  /** The short reference. */
  code?: string | undefined;
  /** Others of the company of that lead. */
  likeCompanyOf?: string | undefined;
  sinceMs?: number | undefined;
  untilMs?: number | undefined;
  /** Received since then, for what is counted again and again: only those are looked at. */
  arrivedMs?: number | undefined;
  /** Continue after this lead, the last of the previous page. */
  after?: Position | undefined;
  /** Newest first, unless named. */
  sort?: LeadSort | undefined;
  skip?: number | undefined;
  limit: number;
};

export type FunnelDimension = "all" | (typeof funnelDimensions)[number];

/** The place of a lead in the order of time. */
export type Position = { receivedAt: number; id: string };

/** `dimension` is page, campaign or referrer, and for a web vital the kind of page; its `value` is then a bucket. */
export type AnalyticsRow = {
  day: string;
  measure: "views" | "leads" | Vital;
  dimension: string;
  value: string;
  count: number;
};

/** The lead store. Every promise that resolves is on disk. */
export type LeadStore = {
  /** Checks the database and migrates its tables. */
  prepare(): Promise<void>;
  /**
   * Stores a lead and its deliveries, held if it has a reason, or returns the equal lead stored before. The visitor's is left out if
   * the mailbox had one within `confirmationMs`.
   */
  add(lead: NewLead): Promise<{ id: string; isNew: boolean }>;

  /** Claims due deliveries, by default mails, and first those never tried, which are always due. */
  claim(limit: number, options?: ClaimOptions): Promise<Claim[]>;
  renew(claims: Claim[]): Promise<void>;
  /** The next four return whether the claim was still valid. */
  markSent(claim: Claim): Promise<boolean>;
  postpone(claim: Claim, waitMs: number, failure: string): Promise<boolean>;
  /** A visitor's confirmation and a mail to the owner are discarded instead: no lead waits for them. */
  setAside(claim: Claim, failure: string): Promise<boolean>;
  /** Like postpone, without an attempt; without a failure, as if it had not been claimed. */
  release(claim: Claim, waitMs: number, failure: string | null): Promise<boolean>;
  /**
   * Makes deliveries due that wait at a desk after that failure, or after any: it is over. Their next attempt does not count:
   * only one after its whole wait brings a delivery closer to being set aside.
   */
  hasten(desk: Recipient, failure: string | null): Promise<void>;
  /** The deliveries of a channel that are being sent, by any server. */
  leases(channel: Channel): Promise<Lease[]>;
  /** Whether anything waits or is under way. */
  hasUnsent(channel: Channel): Promise<boolean>;
  /** Makes a delivery due whose claim nobody renews, unless it was renewed since. */
  reclaim(lease: Lease): Promise<void>;
  /** Makes deliveries due whose time is further ahead than their wait can be: the clock was set back. */
  endLongWaits(channel: Channel): Promise<void>;

  list(filter: LeadFilter): Promise<LeadWithDeliveries[]>;
  /** For finding leads by an e-mail address without naming it. */
  addressKeys(email: string): Promise<string[]>;
  /** Records what the desk's people did about a lead; false if there is no such lead, or it was changed meanwhile. */
  handle(id: string, change: HandlingChange): Promise<boolean>;
  /** Makes deliveries that were discarded as spam due, or holds them again. */
  unspam(id: string, state: "held" | "waiting"): Promise<void>;
  /** Makes some leads, new ones and those of earlier releases, ready for the desk's search; returns how many. */
  indexSome(): Promise<number>;
  /** The keyed hashes of a text's words, each in its spellings. */
  searchWords(text: string): Promise<string[][]>;
  /** A text that only this store can read again, for an address: no name is in a log or a browser's history. */
  conceal(text: string): Promise<string>;
  /** Undefined if it is none of this store's. */
  reveal(token: string): Promise<string | undefined>;
  /** What became of the leads received on these days, both included, by that dimension, and in all. */
  funnel(sinceDay: string, untilDay: string, by: FunnelDimension): Promise<FunnelLine[]>;
  /** How many leads match, whatever the limit and the place. */
  count(filter: Omit<LeadFilter, "id" | "after" | "limit">): Promise<number>;
  /** Makes deliveries due that are held, set aside or waiting, of one lead or of all in one of these states; returns how many. */
  retry(which: { id: string } | { state: RetriedState }): Promise<number>;
  /** Makes all deliveries of a lead due, sent ones too, as new mails, but not the visitor's; returns how many. */
  resend(id: string): Promise<number>;
  /** Ends the deliveries of a lead that are held, set aside or waiting; returns their ids. */
  discard(id: string, reason: string): Promise<string[]>;
  /** Ends the webhook's deliveries that have been due since before the given time: there is no webhook any more. Returns how many. */
  discardWebhook(beforeMs: number): Promise<number>;

  /** Removes a person's leads, delivered or not, and records the erasure; returns their ids. */
  erase(email: string): Promise<string[]>;
  /** The same for one lead. */
  eraseLead(id: string): Promise<string[]>;
  /**
   * Removes, among the next leads in order of time, those received before the given time whose deliveries were all sent
   * or discarded before it; nothing else ever expires. `next` is where to continue, or null at the end.
   */
  expire(
    beforeMs: number,
    after: Position | null,
  ): Promise<{ removed: string[]; next: Position | null }>;
  /** The database's clock, and the latest time that was trusted. */
  clock(): Promise<{ nowMs: number; believedMs: number }>;
  /** Records that time as trusted. */
  believeClock(nowMs: number): Promise<void>;
  /** Adds leads erased on other servers to the ledger in DATA_DIR. */
  completeLedger(): Promise<void>;
  /** Clears removed data from the store's files; false if another process blocks that now. */
  scrub(): Promise<boolean>;
  /** The given leads that were erased or have expired. */
  removedLeads(ids: string[]): Promise<string[]>;

  /** Leads in order of their ids, for a backup. */
  copies(afterId: string, limit: number): Promise<StoredLead[]>;
  /** Inserts copies of missing leads, unless they were removed. Returns how many. */
  restore(copies: StoredLead[]): Promise<number>;
  /** Erases the leads that a ledger names, after a restored backup too. */
  applyErasures(erasures: Erasure[]): Promise<void>;
  /** Erased leads, in order of ids. */
  erasures(afterId: string, limit: number): Promise<Erasure[]>;

  /** Adds to the daily counts of visits. */
  addAnalytics(rows: AnalyticsRow[]): Promise<void>;
  /** The counts of these days, both included: `2026-11-16`. Pages' by day; all others' in sum, on the first day. */
  analytics(sinceDay: string, untilDay: string): Promise<AnalyticsRow[]>;

  /** Test write that meets the same failures as a real lead. */
  checkWritable(): Promise<void>;
  /** Deliveries that were not sent, by state, and the age of the oldest lead among them. */
  queue(): Promise<Queue>;

  /** If there was no digest before, counts those of these days as sent. */
  skipDigests(days: string[]): Promise<void>;
  /** Whether the caller may send the digest of that day: nobody has, or is about to. */
  claimDigest(day: string): Promise<boolean>;
  /** Ends the claim. A digest that was not sent can be claimed again. */
  endDigest(day: string, isSent: boolean): Promise<void>;

  /** Sign-in links and sessions of the desk's people. */
  addPass(pass: DeskPass): Promise<void>;
  /** Whose valid pass it is. */
  passOwner(hash: string, kind: DeskPass["kind"]): Promise<string | undefined>;
  /** Ends a pass, and returns whose it was: of two that use a link at once, one gets in. */
  takePass(hash: string, kind: DeskPass["kind"]): Promise<string | undefined>;
  /** Ends all of a person's. */
  endPasses(email: string): Promise<void>;
  /** Empty for somebody who has not been at the desk. */
  personSettings(email: string): Promise<Partial<PersonSettings>>;
  setPerson(email: string, settings: PersonSettings): Promise<void>;
  /** The addresses that were changed at the desk. */
  routes(): Promise<DeskAddresses[]>;
  /** Without addresses, those of the settings count again. */
  setRoute(route: DeskAddresses): Promise<void>;
  addAudit(entry: Omit<AuditEntry, "id" | "at">): Promise<void>;
  /** Newest first, before the given one; unless they are left out, also who has read which lead. */
  audit(beforeId: number, limit: number, hasReads?: boolean): Promise<AuditEntry[]>;
  lastBackup(): Promise<LastBackup>;
  /** The campaigns of leads received since then, by name; of these countries, or of all. */
  campaigns(sinceMs: number, countries?: readonly string[]): Promise<string[]>;
  /** Leads received on these days, both included, that were not held, by page, campaign and referrer. */
  leadCounts(sinceDay: string, untilDay: string): Promise<AnalyticsRow[]>;

  /** Of the newest edition; 0 before the first. */
  editionNumber(): Promise<number>;
  edition(number: number): Promise<Edition | undefined>;
  /** Newest first, before the given one. */
  editions(before: number, limit: number): Promise<EditionLine[]>;
  /** The number that the edition got; undefined if another was published, or its plan taken back, meanwhile. */
  publishEdition(publication: Publication): Promise<number | undefined>;
  drafts(): Promise<Change[]>;
  /** Undefined once it is stored; otherwise what somebody else has written, while this person saw another value. */
  saveDraft(draft: Omit<Change, "at">, seen: unknown): Promise<Change | undefined>;
  /** Undefined once it is gone; otherwise what somebody else has written, while this person saw another value. */
  dropDraft(
    which: Pick<Change, "file" | "path" | "who">,
    seen: unknown,
  ): Promise<Change | undefined>;
  dropDrafts(which: Pick<Change, "file" | "path">[]): Promise<void>;
  /** All, or those to be published now. */
  plans(isDue?: boolean): Promise<Plan[]>;
  /** Its changes are no drafts any more. */
  addPlan(plan: Plan): Promise<void>;
  /** Its changes are drafts again. False: it was published, or taken back by somebody else. */
  dropPlan(id: string): Promise<boolean>;
  failPlan(id: string, failure: string): Promise<void>;
  /** One that waits for a person is published at its time, or now if that has passed. */
  confirmPlan(id: string): Promise<void>;
  /** Pictures and documents that records show. */
  addUpload(upload: Omit<StoredUpload, "at">): Promise<void>;
  upload(hash: string): Promise<StoredUpload | undefined>;
  uploads(): Promise<Upload[]>;
  /** False: something that is written or published names it. */
  eraseUpload(hash: string): Promise<boolean>;
  /** From a backup; what is there stays. */
  restoreContent(
    content: { edition: Edition } | { draft: Change } | { plan: Plan } | { upload: StoredUpload },
  ): Promise<void>;
  close(): Promise<void>;
};

/** A new edition: all changes that lie over the release, and the drafts and the plan that it makes public. */
export type Publication = Pick<Edition, "who" | "reason" | "changes"> & {
  /** The number of the edition that it changes. */
  after: number;
  drafts: Pick<Change, "file" | "path" | "value">[];
  plan?: string | undefined;
};

/** How a person reads the desk. The zone is a name such as "America/Sao_Paulo". */
export type PersonSettings = { language: Language; zone: string };

/** Of the mails of a desk about leads of a country; empty: of all other countries. */
export type DeskAddresses = { desk: string; country: string; addresses: string[] };

/** The right to sign in once, or to be signed in. Only a hash of the secret is stored. */
export type DeskPass = { hash: string; kind: "link" | "session"; email: string; lastsMs: number };

/** The store cannot be used now, but may be later. */
export class StoreUnavailable extends Error {
  /** Safe to log. */
  readonly code: string;
  /** The database is there, and refused what it was asked. */
  readonly isRefusal: boolean;

  constructor(
    code: string,
    { message = `The lead store is unavailable (${code}).`, isRefusal = false } = {},
  ) {
    super(message);
    this.code = code;
    this.isRefusal = isRefusal;
  }
}

/** The settings name a store that does not let this server in. A running server waits for it, and none starts with it. */
export class StoreMisnamed extends StoreUnavailable {
  override readonly message =
    `PostgreSQL does not accept DATABASE_URL (${this.code}): its host, user, password, database, encryption or certificate is wrong.`;
}

/** The store is set up in a way that could lose leads. */
export class StoreUnsafe extends Error {}
