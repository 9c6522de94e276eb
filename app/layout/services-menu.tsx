import ArrowRight from "lucide-react/icons/arrow-right";
import { FamilyTile } from "#app/families/family-tile.tsx";
import { usePath, useSite } from "#app/site-data/use-site.ts";
import { PageLink } from "#app/ui/page-link.tsx";
import { familyIds } from "#core/pages.ts";
import { planPages } from "./navigation.ts";

/** The services dropdown: the five families, then all services, the coverage and the estimator. */
export function ServicesMenu() {
  const { country, texts, topic } = useSite();
  const links = [["services", "allServices"] as const, ...planPages(country)];
  const path = usePath();
  return (
    <div
      id="services-menu"
      popover="auto"
      className="panel panel-below left-(--gutter) supports-[left:anchor(left)]:left-[anchor(left)] w-100 p-3 [position-anchor:--services]"
    >
      <ul>
        {familyIds.map((family) => (
          <li key={family}>
            <PageLink
              to={path("services", family)}
              aria-current={topic === family ? "page" : undefined}
              className="flex items-center gap-3.5 rounded-button p-2.5 hover:bg-bone aria-[current]:bg-petrol-tint"
            >
              <FamilyTile family={family} />
              <span>
                <span className="block font-semibold">{texts.families[family]}</span>
                <span className="block text-small leading-snug text-ink-2">
                  {texts.familyLines[family]}
                </span>
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
      <div className="mt-2">
        {links.map(([page, label]) => (
          <PageLink
            key={page}
            to={path(page)}
            className="flex min-h-11 items-center gap-2 rounded-button px-3 font-semibold text-petrol hover:bg-petrol-tint"
          >
            {texts[label]}
            <ArrowRight aria-hidden="true" size={18} />
          </PageLink>
        ))}
      </div>
    </div>
  );
}
