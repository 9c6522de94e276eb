import { type PictureSource, sourcesIn } from "#app/ui/picture.tsx";
import type { FamilyId } from "#core/pages.ts";

const files = import.meta.glob<string>(
  "../assets/{hogar,vial,salud,mascotas,dispositivos}-*.avif",
  { eager: true, query: "?url", import: "default" },
);

/** The models, 4:3, each on its family's tint. */
export const familyPictures: Record<FamilyId, readonly PictureSource[]> = {
  hogar: sourcesIn(files, "hogar"),
  vial: sourcesIn(files, "vial"),
  salud: sourcesIn(files, "salud"),
  mascotas: sourcesIn(files, "mascotas"),
  dispositivos: sourcesIn(files, "dispositivos"),
};
