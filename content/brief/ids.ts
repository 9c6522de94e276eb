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

export const connectionIds = ["customers", "requests", "payments", "reports"] as const;

export type ConnectionId = (typeof connectionIds)[number];
