import type { FamilyId } from "#core/pages.ts";

/** The pictures of a case, by file name in app/assets/cases: photos are 120 × 72, the others 300 × 152. */
export const drawings = {
  hogar: {
    problem: ["pipe-leaking", "pipe-leaking"],
    coordination: "map",
    providerCoordination: "map-dark",
    resolution: "pipe-fixed-wide",
    proof: ["pipe-leaking", "pipe-fixed"],
  },
  vial: {
    problem: ["car-stopped", "dashboard"],
    coordination: "tow-map",
    providerCoordination: "tow-map-dark",
    resolution: "car-at-shop",
    proof: ["car-loaded", "car-delivered"],
  },
  salud: {
    problem: ["video-option", "time-option"],
    coordination: "waiting-room",
    providerCoordination: "video-room-dark",
    resolution: "video-call",
    proof: ["notes", "prescription"],
  },
  mascotas: {
    problem: ["dog-unwell", "full-bowl"],
    coordination: "clinic",
    providerCoordination: "agenda-dark",
    resolution: "dog-at-clinic",
    proof: ["vet-report", "dog-well"],
  },
  dispositivos: {
    problem: ["laptop-failing", "screen-failing"],
    coordination: "session",
    providerCoordination: "session-dark",
    resolution: "session-live",
    proof: ["laptop-failing", "laptop-well"],
  },
} as const satisfies Record<FamilyId, CaseDrawings>;

interface CaseDrawings {
  problem: readonly [string, string];
  coordination: string;
  providerCoordination: string;
  resolution: string;
  /** The provider's proof of completion. */
  proof: readonly [string, string];
}

type Family = (typeof drawings)[FamilyId];
export type PhotoName = Family["problem" | "proof"][number];
export type SceneName = Family["coordination" | "providerCoordination" | "resolution"];
