import { type PictureSource, sourcesIn } from "#app/ui/picture.tsx";
import type { Category } from "#core/company-kinds.ts";
import type { BuyerId } from "#core/pages.ts";

const files = import.meta.glob<string>(
  "../assets/{financial,insurance,retail,realestate,health,telecom}-*.avif",
  { eager: true, query: "?url", import: "default" },
);

/** The models of the categories, 4:3, on the color bone-2. */
export const categoryPictures: Record<Category, readonly PictureSource[]> = {
  financial: sourcesIn(files, "financial"),
  insurance: sourcesIn(files, "insurance"),
  retail: sourcesIn(files, "retail"),
  realestate: sourcesIn(files, "realestate"),
  health: sourcesIn(files, "health"),
};

export const buyerPictures: Record<BuyerId, readonly PictureSource[]> = {
  insurers: categoryPictures.insurance,
  banks: categoryPictures.financial,
  retailers: categoryPictures.retail,
  realEstate: categoryPictures.realestate,
  health: categoryPictures.health,
  utilities: sourcesIn(files, "telecom"),
};
