import dispositivos336 from "#app/assets/dispositivos-336.avif";
import dispositivos656 from "#app/assets/dispositivos-656.avif";
import dispositivos736 from "#app/assets/dispositivos-736.avif";
import dispositivos1200 from "#app/assets/dispositivos-1200.avif";
import hogar336 from "#app/assets/hogar-336.avif";
import hogar656 from "#app/assets/hogar-656.avif";
import hogar736 from "#app/assets/hogar-736.avif";
import hogar1200 from "#app/assets/hogar-1200.avif";
import mascotas336 from "#app/assets/mascotas-336.avif";
import mascotas656 from "#app/assets/mascotas-656.avif";
import mascotas736 from "#app/assets/mascotas-736.avif";
import mascotas1200 from "#app/assets/mascotas-1200.avif";
import salud336 from "#app/assets/salud-336.avif";
import salud656 from "#app/assets/salud-656.avif";
import salud736 from "#app/assets/salud-736.avif";
import salud1200 from "#app/assets/salud-1200.avif";
import vial336 from "#app/assets/vial-336.avif";
import vial656 from "#app/assets/vial-656.avif";
import vial736 from "#app/assets/vial-736.avif";
import vial1200 from "#app/assets/vial-1200.avif";
import type { PictureSource } from "#app/ui/picture.tsx";
import type { FamilyId } from "#core/pages.ts";

/** The models, 4:3, each on its family's tint. */
export const familyPictures: Record<FamilyId, readonly PictureSource[]> = {
  hogar: sources(hogar336, hogar656, hogar736, hogar1200),
  vial: sources(vial336, vial656, vial736, vial1200),
  salud: sources(salud336, salud656, salud736, salud1200),
  mascotas: sources(mascotas336, mascotas656, mascotas736, mascotas1200),
  dispositivos: sources(dispositivos336, dispositivos656, dispositivos736, dispositivos1200),
};

function sources(
  row: string,
  small: string,
  medium: string,
  large: string,
): readonly PictureSource[] {
  return [
    { src: row, width: 336 },
    { src: small, width: 656 },
    { src: medium, width: 736 },
    { src: large, width: 1200 },
  ];
}
