/** Milestones that say how the company grew. */
export const tractionIds = ["providers", "firstInsurer", "users", "accelerator"] as const;

export const statIds = ["people", "households", "vehicles", "pets"] as const;
export type StatId = (typeof statIds)[number];

export const sizeIds = ["tam", "sam", "som"] as const;
export type SizeId = (typeof sizeIds)[number];
