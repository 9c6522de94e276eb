import type { MilestoneId } from "#core/facts.ts";

export const tractionIds = [
  "providers",
  "firstInsurer",
  "users",
  "accelerator",
] as const satisfies MilestoneId[];

export type TractionId = (typeof tractionIds)[number];
