// The desk's contract: the server fills in these views, and the pages in `desk/` turn them into html.
import type { Vital } from "./analytics.ts";
import { type Desk, desks, type WireContactType } from "./contact.ts";
import type { CountryCode } from "./countries.ts";
import { type RecordsView, recordPaths } from "./desk-records.ts";
import type { Language } from "./languages.ts";
import type { StudioView } from "./studio.ts";

/** How far the people who answer have come with a lead. */
export const leadStatuses = [
  "new",
  "in_hand",
  "answered",
  "won",
  "lost",
  "not_for_us",
  "spam",
] as const;
export type LeadStatus = (typeof leadStatuses)[number];

/** Somebody still has to do something. */
export const openStatuses = ["new", "in_hand", "answered"] as const satisfies LeadStatus[];

export const lossReasons = [
  "price",
  "competitor",
  "timing",
  "no_need",
  "silence",
  "other",
] as const;
export type LossReason = (typeof lossReasons)[number];

/** What the desk's people set at a lead. */
export type LeadHandling = {
  status: LeadStatus;
  /** An address of the desk's people; empty: nobody's. */
  owner: string;
  /** The day to come back to it, "2026-11-18"; empty: none. */
  followUp: string;
  /** What it brought in, in whole units of the currency. */
  value: number | null;
  currency: string;
  reason: LossReason | "";
};

/** In the form that changes them, to tell whether a colleague was faster. */
export function handlingMark(lead: LeadHandling): string {
  const { status, owner, followUp, value, currency, reason } = lead;
  return [status, owner, followUp, value ?? "", currency, reason].join(" ");
}

/** How far leads have come. Spam and what is not for us are neither leads nor losses. */
export const funnelStages = ["leads", "answered", "won", "lost"] as const;
export type FunnelStage = (typeof funnelStages)[number];

/** Of leads that have something in common. */
export type FunnelLine = Record<FunnelStage, number> & {
  name: string;
  values: { currency: string; value: number }[];
  /** Medians. */
  daysToAnswer: number | null;
  daysToWin: number | null;
};

export const leadSorts = ["newest", "oldest", "follow_up", "value"] as const;
export type LeadSort = (typeof leadSorts)[number];

/** A remark by one of the desk's people, or their answer to the visitor, with its subject and the delivery that sends it. */
export type LeadNote = {
  at: number;
  who: string;
  text: string;
  answer?: { deliveryId: string; subject: string };
};

/** In the form that answers, to tell whether a colleague was faster: the delivery of the last answer; empty: none. */
export function lastAnswer(notes: LeadNote[]): string {
  return notes.findLast(({ answer }) => answer)?.answer?.deliveryId ?? "";
}

export const noteLimit = 2_000;
export const answerLimits = { subject: 200, text: 8_000 };

/** The pages in the desk's menu. */
export const deskPages = [
  "leads",
  "studio",
  "records",
  "statistics",
  "health",
  "routing",
  "audit",
] as const;
export type DeskPage = (typeof deskPages)[number];

/** What a person may do. Sales see leads of their countries, and editors write for theirs; without one, for all. */
export type DeskRole =
  | { kind: "sales" | "editor"; countries: readonly CountryCode[] }
  | { kind: "marketing" }
  | { kind: "operator" };

export const deskPaths = {
  signIn: "/sign-in",
  enter: "/enter",
  signOut: "/sign-out",
  language: "/language",
  leads: "/leads",
  search: "/leads/search",
  /** What is done to several leads at once. */
  several: "/leads/several",
  /** How many have arrived, for the script. */
  arrived: "/leads/arrived",
  /** With the query of the list that it was opened from. */
  lead: (id: string, from = "") => `/leads/${id}${from && `?from=${encodeURIComponent(from)}`}`,
  list: (query: string) => `/leads${query && `?${query}`}`,
  records: recordPaths.proof,
  studio: "/studio",
  statistics: "/statistics",
  health: "/health",
  routing: "/routing",
  audit: "/audit",
} as const;

/** What was done to a lead, or by a person at the desk; also the names in the audit. */
export const deskActions = [
  "signed_in",
  "signed_out_everywhere",
  "read",
  "status",
  "owner",
  "follow_up",
  "undo",
  "note",
  "answer",
  "release",
  "spam",
  "not_spam",
  "retry",
  "resend",
  "discard",
  "erase",
  "export",
  "recipients",
  "test_mail",
  "backup",
  "record_saved",
  "record_published",
  "record_removed",
  "draft_dropped",
  "file_sent",
  "file_erased",
  "draft_saved",
  "text_dropped",
  "published",
  "planned",
  "plan_dropped",
  "restored",
  "translated",
] as const;
export type DeskAction = (typeof deskActions)[number];

export type AuditEntry = {
  id: number;
  at: number;
  who: string;
  what: DeskAction;
  /** Or the name of a record, "proof/client-1", or of a file. */
  leadId: string | null;
};

/** What stands above a page after a form was sent, and why a page is not shown. */
export const deskNotices = [
  "saved",
  "undone",
  "not_undone",
  "answer_sent",
  "not_spam",
  "none_chosen",
  "recipients_saved",
  "recipients_wrong",
  "changed_meanwhile",
  "answered_meanwhile",
  "owner_elsewhere",
  "released",
  "marked_spam",
  "retried",
  "resent",
  "discarded",
  "erased",
  "erase_not_confirmed",
  "mail_accepted",
  "mail_refused",
  "record_saved",
  "record_published",
  "record_incomplete",
  "record_unchanged",
  "record_removed",
  "record_wrong",
  "record_conflict",
  "not_published",
  "draft_dropped",
  "network_read",
  "network_wrong",
  "file_erased",
  "file_used",
  "draft_saved",
  "text_dropped",
  "text_refused",
  "text_taken",
  "no_change_chosen",
  "changes_newer",
  "needs_colleague",
  "has_errors",
  "time_wrong",
  "planned",
  "plan_dropped",
  "published",
  "edition_refused",
  "restored",
  "translations_wrong",
  "translations_read",
  "translations_part",
] as const;
export type DeskNotice = (typeof deskNotices)[number];

export const deskProblems = [
  "link_ended",
  "not_allowed",
  "not_found",
  "form_ended",
  "too_many",
  "too_large",
  "file_too_large",
  "store_down",
  "failed",
] as const;
export type DeskProblem = (typeof deskProblems)[number];

/** Around every page. */
export type DeskFrame = {
  language: Language;
  /** In every form: another site's page cannot know it. */
  formToken: string;
  /** Undefined: nobody has signed in. */
  person: { email: string; pages: DeskPage[]; isOperator: boolean } | undefined;
  /** Path and query, for the choice of the language. */
  here: string;
  stylesheet: string;
  script: string;
  /** With the number of leads, where several were chosen. */
  notices: { notice: DeskNotice; count: number | undefined }[];
  /** The leads whose change the notice offers to undo. */
  undo: string[];
  nowMs: number;
  /** The reader's time zone, and today there. */
  zone: string;
  today: string;
};

/**
 * waiting -> sending -> sent; a failure returns it to waiting or, after days, to set_aside. Probable spam starts as held.
 * An operator's retry moves set_aside and held to waiting, and discard ends all three; a resend moves what has ended, too.
 */
export const deliveryStates = [
  "held",
  "waiting",
  "sending",
  "sent",
  "set_aside",
  "discarded",
] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/**
 * The desk of a mail, or the webhook, or the visitor, whose mail confirms the lead. An answer written at the desk goes to the visitor
 * too, and the lead's owner is told that it is theirs.
 */
export const recipients = [...desks, "webhook", "visitor", "answer", "owner"] as const;
export type Recipient = (typeof recipients)[number];

export type DeliveryView = {
  id: string;
  desk: Recipient;
  state: DeliveryState;
  attempts: number;
  dueAt: number;
  sentAt: number | null;
  failure: string | null;
};

/** When a lead was last sent, in the form that sends it again; empty while that is under way. */
export function lastSent(deliveries: Pick<DeliveryView, "state" | "sentAt">[]): string {
  const isOver = deliveries.every(({ state }) => state === "sent" || state === "discarded");
  return isOver ? String(Math.max(...deliveries.map(({ sentAt }) => sentAt ?? 0))) : "";
}

/** A lead in the list. */
export type LeadLine = {
  id: string;
  receivedAt: number;
  name: string;
  company: string;
  country: string;
  contactType: WireContactType;
  message: string;
  /** "K7QM-3XWD" */
  reference: string;
  /** The attached programme in a line; empty without one. */
  inShort: string;
  heldReason: string | null;
  deliveries: DeliveryView[];
} & LeadHandling;

export type LeadView = LeadLine & {
  email: string;
  phone: string;
  page: string;
  language: string;
  campaign: string;
  notes: LeadNote[];
  /** What the form proposes for a lead that is won: a year of the attached programme. */
  proposed: { value: number | null; currency: string };
  /** Other leads of the same person, and of others at their company. */
  others: { ofPerson: number; ofCompany: number };
  /** Of the list of the person's leads. */
  personQuery: string;
  /** A sentence where it could not be read. */
  programme:
    | {
        facts: [string, string][];
        headings: string[];
        rows: string[][];
        links: [label: string, href: string][];
      }
    | string
    | undefined;
};

export const leadAges = ["1", "7", "30", "90"] as const;
export const shownStates = ["waiting", "set_aside", "sent"] as const;

/** What one press chooses: leads of one's own, of nobody, to be followed up by today, and new for two days. */
export const leadViews = ["mine", "nobody", "due", "waiting", "spam"] as const;

/** In the form's selects. */
export const leadChoices = [
  "status",
  "country",
  "type",
  "kind",
  "campaign",
  "owner",
  "age",
  "sort",
  "state",
] as const;

/** As chosen in the address; empty: any. */
export type LeadChoice = Record<
  (typeof leadChoices)[number] | "view" | "stage" | "page" | "since" | "until",
  string
>;

export const shortcutKeys = ["j", "k", "/", "e", "u", "?"] as const;

/** Nobody, among the owners to choose from. */
export const nobody = "-";

export type DeskView =
  | { page: "sign-in"; isSent: boolean; to: string }
  | { page: "enter"; email: string; token: string; to: string }
  | { page: "problem"; problem: DeskProblem }
  | {
      page: "leads";
      choice: LeadChoice;
      countries: CountryCode[];
      campaigns: string[];
      held: LeadLine[];
      leads: LeadLine[];
      /** Of this page's address, with what is searched for, encrypted; without the place in the list. */
      query: string;
      /** How many match, and how many stand before this page. */
      total: number;
      skipped: number;
      pageSize: number;
      text: string;
      /** All of them are of one person, or of one company. */
      isPerson: boolean;
      people: string[];
    }
  | {
      page: "lead";
      lead: LeadView;
      people: string[];
      /** The query of the list. */
      from: string;
      /** Of the form that sends an answer, once, and after that other answer. */
      answer: {
        id: string;
        after: string;
        subject: string;
        text: string;
        templates: [id: string, name: string][];
      };
    }
  | { page: "routing"; routes: DeskRoute[]; countries: CountryCode[] }
  | { page: "audit"; entries: AuditEntry[]; next: number | undefined; hasReads: boolean }
  | RecordsView
  | StudioView
  | ({ page: "health" } & HealthView)
  | ({ page: "statistics" } & StatisticsView);

/** The addresses that get the mails of a desk. */
export type DeskRoute = {
  desk: Desk;
  types: WireContactType[];
  addresses: { country: CountryCode | undefined; to: string[] }[];
  /** Countries whose addresses were changed at the desk; empty: all others'. */
  changed: string[];
};

/** States of deliveries that are not over. */
export type OpenState = "held" | "waiting" | "sending" | "set_aside";

/** `ageMs`: without one, the age of the oldest lead, so that a new site has as much time for its first; without a lead, 0. */
export type LastBackup = {
  at: number | null;
  ageMs: number;
  /** The settings say that the database, or its provider, makes them. */
  isElsewhere?: boolean;
};

/** Older than this, somebody should look. */
export const oldBackupMs = 48 * 3_600_000;

/** When its commit was made; without one, when it was built. */
export type Release = { commit: string | null; at: number };

export type HealthView = {
  /** Leads with a delivery in that state. */
  queue: { state: OpenState; leads: number; oldestMs: number }[] | undefined;
  channels: { channel: "mail" | "webhook"; isPaused: boolean; failure: string | null }[];
  store: { kind: "sqlite" | "postgres"; isWritable: boolean };
  /** Undefined if the folder of the data cannot be reached. */
  disk: { freeBytes: number; share: number } | undefined;
  backup: LastBackup | undefined;
  release: Release;
};

export type StatisticsLine = {
  name: string;
  views: number;
  leads: number;
  conversion: number | null;
};

export const funnelDimensions = ["country", "campaign", "page", "kind", "month"] as const;

/** With the visits to pages, or for campaigns from links; null: they are not counted by it. */
export type FunnelRow = FunnelLine & { visits: number | null };

export type StatisticsView = {
  since: string;
  until: string;
  funnel: { all: FunnelRow } & Record<(typeof funnelDimensions)[number], FunnelRow[]>;
  total: StatisticsLine;
  before: StatisticsLine;
  days: StatisticsLine[];
  countries: StatisticsLine[];
  pages: StatisticsLine[];
  campaigns: StatisticsLine[];
  referrers: StatisticsLine[];
  vitals: ({ page: string } & Record<Vital, { p75: number; count: number } | null>)[];
};

/** What the bundle of `desk/` exports. */
export type RenderDesk = (view: DeskView, frame: DeskFrame) => string;
