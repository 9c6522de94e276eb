import type { HeadTexts } from "#app/site.ts";
import type { OriginKind } from "#core/assumptions.ts";
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
  /** Where the link holds the programmes of a comparison. */
  compared: { text: Template<"name">; link: Template<"name"> };
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
  /** Whom it is for and who prepared it, where the visitor says so. */
  people: { company: string; author: string };
  what: {
    title: string;
    text: Template<"services" | "customers" | "company" | "basis" | "country">;
  };
  estimate: string;
  figuresOf: Template<"month">;
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
  /** Marks of the origins. */
  marks: Record<OriginKind | "changed", string>;
  sources: string;
  agree: {
    title: string;
    readers: Record<ReaderId, string>;
    points: Record<PointId, { name: string; text: string }>;
  };
  sign: { title: string; fields: Record<"name" | "position" | "date" | "signature", string> };
  link: { title: string; text: string; tooLong: string; alternative: string };
}
