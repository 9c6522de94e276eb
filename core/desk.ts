// The desk's contract: the server fills in these views, and the pages in `desk/` turn them into html.
import type { CountryCode } from "./countries.ts";

/** How far the people who answer have come with a lead. */
export const leadStatuses = ["new", "in_hand", "answered", "lost"] as const;
export type LeadStatus = (typeof leadStatuses)[number];

/** A remark by one of the desk's people. */
export type LeadNote = { at: number; who: string; text: string };

export const noteLimit = 2_000;

/** The pages in the desk's menu. */
export const deskPages = ["leads", "figures", "health", "routing", "audit"] as const;
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
  figures: "/figures",
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
] as const;
export type DeskAction = (typeof deskActions)[number];

export type AuditEntry = {
  id: number;
  at: number;
  who: string;
  what: DeskAction;
  leadId: string | null;
};
