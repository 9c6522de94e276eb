import type { FamilyId } from "#core/pages.ts";

/** Cases a month, in the order the bars of the chart are stacked. */
export const casesByMonth: Record<FamilyId, readonly number[]> = {
  hogar: [310, 330, 352, 348, 384, 402],
  vial: [268, 281, 277, 305, 318, 336],
  salud: [142, 150, 171, 182, 196, 214],
  mascotas: [84, 92, 98, 110, 118, 131],
  dispositivos: [61, 66, 72, 79, 88, 94],
};
