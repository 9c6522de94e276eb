import type { FamilyId } from "#core/pages.ts";

/** Complete class names, because Tailwind finds classes by scanning the source. */
export const familyColors: Record<
  FamilyId,
  { tint: string; solid: string; deep: string; deepText: string }
> = {
  hogar: {
    tint: "bg-hogar-tint",
    solid: "bg-hogar",
    deep: "bg-hogar-deep",
    deepText: "text-hogar-deep",
  },
  vial: {
    tint: "bg-vial-tint",
    solid: "bg-vial",
    deep: "bg-vial-deep",
    deepText: "text-vial-deep",
  },
  salud: {
    tint: "bg-salud-tint",
    solid: "bg-salud",
    deep: "bg-salud-deep",
    deepText: "text-salud-deep",
  },
  mascotas: {
    tint: "bg-mascotas-tint",
    solid: "bg-mascotas",
    deep: "bg-mascotas-deep",
    deepText: "text-mascotas-deep",
  },
  dispositivos: {
    tint: "bg-dispositivos-tint",
    solid: "bg-dispositivos",
    deep: "bg-dispositivos-deep",
    deepText: "text-dispositivos-deep",
  },
};
