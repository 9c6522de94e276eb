import { defaultFamily } from "#app/cases/case.ts";
import { casesFor } from "#app/cases/cases-for.server.ts";
import type { Place } from "#app/site.ts";
import { contentFor } from "#content/content-for.ts";
import { serviceNames } from "#content/service-texts.ts";
import type { ServicesContent } from "#content/services/schema.ts";
import { hasEstimator } from "#core/countries.ts";
import { familyIds } from "#core/pages.ts";
import { servicesOf } from "#core/services.ts";
import { familyCosts, usualCompany } from "./family-costs.server.ts";

export type Part = ReturnType<typeof partsFor>[number];
export type Content = Pick<ServicesContent, "hero" | "agree" | "closing" | "process">;

/** What each tab shows: all families, then each. */
export function partsFor(place: Place) {
  const { heads, families, price, fee, limits } = contentFor(place, "services");
  const titles = contentFor(place, "layout").familyTitles;
  const names = serviceNames(place);
  const { cases, illustrative, endings } = casesFor(place);
  return [undefined, ...familyIds].map((family) => {
    const { steps, service, searching, problem, role, begins, outcome, values } =
      cases[family ?? defaultFamily];
    return {
      family,
      title: heads[family ?? "all"].title,
      subject: family && titles[family],
      familyContent: family && families[family],
      services: family
        ? servicesOf(family, place.country).map((id) => ({ id, name: names[id] }))
        : [],
      company: family && usualCompany[family],
      costs:
        family && hasEstimator(place.country)
          ? familyCosts(place, family, { price, fee, limits })
          : undefined,
      shown: { steps, service, searching, problem, role, begins, outcome, values },
      illustrative,
      // A family's own third step says how it ends.
      endings: family ? undefined : endings,
    };
  });
}
