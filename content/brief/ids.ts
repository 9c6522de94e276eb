import type { TermId } from "#core/terms.ts";

export type ReaderId = "sponsor" | "finance" | "it" | "legal";

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

export type PointId = (typeof pointIds)[number];

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

/** The owner's positions on each point, and on tenders. */
export const termOf: Partial<Record<PointId, TermId>> = {
  price: "priceModel",
  levels: "serviceLevels",
  hours: "hours",
  integration: "launch",
  data: "dataLocation",
  payment: "tax",
  exit: "exit",
};

export const connectionIds = ["customers", "requests", "payments", "reports"] as const;
