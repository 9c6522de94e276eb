import financial440 from "#app/assets/financial-440.avif";
import financial880 from "#app/assets/financial-880.avif";
import health440 from "#app/assets/health-440.avif";
import health880 from "#app/assets/health-880.avif";
import insurance440 from "#app/assets/insurance-440.avif";
import insurance880 from "#app/assets/insurance-880.avif";
import realestate440 from "#app/assets/realestate-440.avif";
import realestate880 from "#app/assets/realestate-880.avif";
import retail440 from "#app/assets/retail-440.avif";
import retail880 from "#app/assets/retail-880.avif";
import telecom440 from "#app/assets/telecom-440.avif";
import telecom880 from "#app/assets/telecom-880.avif";
import type { PictureSource } from "#app/ui/picture.tsx";
import type { BuyerId } from "#core/pages.ts";
import type { CategoryId } from "./industries.ts";

/** The models of the categories, 4:3, on the color bone-2. */
export const categoryPictures: Record<CategoryId, readonly PictureSource[]> = {
  financial: sources(financial440, financial880),
  insurance: sources(insurance440, insurance880),
  retail: sources(retail440, retail880),
  realestate: sources(realestate440, realestate880),
  health: sources(health440, health880),
};

export const buyerPictures: Record<BuyerId, readonly PictureSource[]> = {
  insurers: categoryPictures.insurance,
  banks: categoryPictures.financial,
  retailers: categoryPictures.retail,
  realEstate: categoryPictures.realestate,
  health: categoryPictures.health,
  utilities: sources(telecom440, telecom880),
};

function sources(small: string, large: string): readonly PictureSource[] {
  return [
    { src: small, width: 440 },
    { src: large, width: 880 },
  ];
}
