// The desk's contract: the server fills in these views, and the pages in `desk/` turn them into html.
import type { Vital } from "./analytics.ts";
import type { Desk, WireContactType } from "./contact.ts";
import type { CountryCode } from "./countries.ts";
import type { Language } from "./languages.ts";

/** How far the people who answer have come with a lead. */
export const leadStatuses = ["new", "in_hand", "answered", "lost"] as const;
export type LeadStatus = (typeof leadStatuses)[number];

/** In the form that changes them, to tell whether a colleague was faster. */
export function handlingMark({ status, owner }: { status: LeadStatus; owner: string }): string {
  return `${status} ${owner}`;
}

/** A remark by one of the desk's people. */
export type LeadNote = { at: number; who: string; text: string };

export const noteLimit = 2_000;

/** The pages in the desk's menu. */
export const deskPages = ["leads", "statistics", "health", "routing", "audit"] as const;
export type DeskPage = (typeof deskPages)[number];

/** What a person may do. Sales see leads of their countries; without one, of all. */
export type DeskRole =
  | { kind: "sales"; countries: readonly CountryCode[] }
  | { kind: "marketing" }
  | { kind: "operator" };

export const deskPaths = {
  signIn: "/sign-in",
  enter: "/enter",
  signOut: "/sign-out",
  language: "/language",
  leads: "/leads",
  search: "/leads/search",
  lead: (id: string) => `/leads/${id}`,
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
  "note",
  "release",
  "spam",
  "retry",
  "resend",
  "discard",
  "erase",
  "export",
  "test_mail",
  "backup",
] as const;
export type DeskAction = (typeof deskActions)[number];

export type AuditEntry = {
  id: number;
  at: number;
  who: string;
  what: DeskAction;
  leadId: string | null;
};

/** What stands above a page after a form was sent, and why a page is not shown. */
export const deskNotices = [
  "saved",
  "changed_meanwhile",
  "released",
  "marked_spam",
  "retried",
  "resent",
  "discarded",
  "erased",
  "erase_not_confirmed",
  "mail_accepted",
  "mail_refused",
] as const;
export type DeskNotice = (typeof deskNotices)[number];

export const deskProblems = [
  "link_ended",
  "not_allowed",
  "not_found",
  "form_ended",
  "too_many",
  "too_large",
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
  notice: DeskNotice | undefined;
  nowMs: number;
};

export type DeliveryView = {
  desk: Desk | "webhook" | "visitor";
  state: string;
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
  status: LeadStatus;
  owner: string;
  heldReason: string | null;
  deliveries: DeliveryView[];
};

export type LeadView = LeadLine & {
  email: string;
  phone: string;
  page: string;
  language: string;
  campaign: string;
  notes: LeadNote[];
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

/** As chosen in the form; empty: any. */
export type LeadChoice = Record<
  "state" | "country" | "type" | "campaign" | "status" | "age",
  string
>;

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
      /** Of this page's address, with the address searched for, hashed; without the place in the list. */
      query: string;
      /** The next page's query. */
      next: string | undefined;
      /** The text that was looked for on this page alone. */
      text: string;
      isPerson: boolean;
    }
  | { page: "lead"; lead: LeadView; people: string[] }
  | { page: "routing"; routes: DeskRoute[] }
  | { page: "audit"; entries: AuditEntry[]; next: number | undefined }
  | ({ page: "health" } & HealthView)
  | ({ page: "statistics" } & StatisticsView);

/** The addresses that get the mails of a desk. */
export type DeskRoute = {
  desk: Desk;
  types: WireContactType[];
  addresses: { country: CountryCode | undefined; to: string[] }[];
};

/** States of deliveries that are not over. */
export type OpenState = "held" | "waiting" | "sending" | "set_aside";

/** `ageMs`: without one, the age of the oldest lead, so that a new site has as much time for its first; without a lead, 0. */
export type LastBackup = { at: number | null; ageMs: number };

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

export type StatisticsView = {
  since: string;
  until: string;
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
