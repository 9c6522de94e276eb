import type { HeadTexts } from "#app/site.ts";
import type { Template } from "#core/template.ts";

export const pointIds = [
  "price",
  "levels",
  "hours",
  "coverage",
  "integration",
  "data",
  "payment",
  "exit",
] as const;
type PointId = (typeof pointIds)[number];

type ReaderId = "sponsor" | "finance" | "it" | "legal";

/** The readers who settle each point. */
export const readersOf: Record<PointId, readonly ReaderId[]> = {
  price: ["sponsor", "finance"],
  levels: ["sponsor", "legal"],
  hours: ["sponsor"],
  coverage: ["sponsor", "legal"],
  integration: ["it"],
  data: ["it", "legal"],
  payment: ["finance"],
  exit: ["legal", "finance"],
};

export const connectionIds = ["customers", "requests", "payments", "reports"] as const;
type ConnectionId = (typeof connectionIds)[number];

export interface BriefContent {
  head: HeadTexts;
  title: string;
  lead: string;
  noScript: string;
  /** Shown when the link holds the two programmes of a comparison. */
  compared: { text: Template<"name">; link: string };
  actions: {
    print: string;
    copy: string;
    copied: string;
    notCopied: string;
    share: string;
    edit: string;
    talk: string;
  };
  sheetTitle: string;
  date: string;
  page: Template<"page">;
  what: { title: string; text: Template<"services" | "customers" | "company" | "country"> };
  estimate: string;
  coverage: { title: string; none: string };
  steps: string;
  connected: { title: string; items: Record<ConnectionId, string> };
  assumptions: {
    title: string;
    lead: Template<"currency">;
    frequency: string;
    cost: string;
    units: string;
  };
  /** Marks in the column of origins. */
  marks: { ours: string; own: string };
  sources: string;
  agree: {
    title: string;
    readers: Record<ReaderId, string>;
    points: Record<PointId, { name: string; text: string }>;
  };
  link: { title: string; text: string; tooLong: string; alternative: string };
}
