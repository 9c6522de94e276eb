import dispositivos640 from "#app/assets/dispositivos-640.avif";
import dispositivos1200 from "#app/assets/dispositivos-1200.avif";
import hogar640 from "#app/assets/hogar-640.avif";
import hogar1200 from "#app/assets/hogar-1200.avif";
import mascotas640 from "#app/assets/mascotas-640.avif";
import mascotas1200 from "#app/assets/mascotas-1200.avif";
import salud640 from "#app/assets/salud-640.avif";
import salud1200 from "#app/assets/salud-1200.avif";
import vial640 from "#app/assets/vial-640.avif";
import vial1200 from "#app/assets/vial-1200.avif";
import type { PictureSource } from "#app/ui/picture.tsx";
import type { FamilyId } from "#core/pages.ts";

/** The models, each ending in its family's tint. Four by three. */
export const familyPictures: Record<FamilyId, readonly PictureSource[]> = {
  hogar: sources(hogar640, hogar1200),
  vial: sources(vial640, vial1200),
  salud: sources(salud640, salud1200),
  mascotas: sources(mascotas640, mascotas1200),
  dispositivos: sources(dispositivos640, dispositivos1200),
};

function sources(small: string, large: string): readonly PictureSource[] {
  return [
    { src: small, width: 640 },
    { src: large, width: 1200 },
  ];
}
