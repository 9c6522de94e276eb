import { expect, test } from "vitest";
import { familyIds } from "#core/pages.ts";
import { en } from "./content.en.ts";
import { es } from "./content.es.ts";
import { pt } from "./content.pt.ts";

const featureCounts = { hogar: 7, vial: 6, salud: 6, mascotas: 7, dispositivos: 7 };

test.each([es, pt, en])("each family lists its main features (%#)", ({ families }) => {
  for (const family of familyIds) {
    expect(Object.keys(families[family].features), family).toHaveLength(featureCounts[family]);
  }
});
