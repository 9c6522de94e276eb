import ChevronRight from "lucide-react/icons/chevron-right";
import { usePath, useSite } from "#app/site-data/use-site.ts";
import type { FamilyId } from "#core/pages.ts";
import { PageLink } from "../ui/page-link.tsx";
import { pageNames } from "./navigation.ts";

interface Crumb {
  name: string;
  to: string;
}

/** Home, the section, and the family if there is one. On the home pages it is for screen readers only. */
export function Breadcrumbs({ className = "" }: { className?: string }) {
  const { page, texts } = useSite();
  const crumbs = useCrumbs();
  const hidden = page === "home" ? "sr-only" : "";
  return (
    <nav aria-label={texts.breadcrumbs} className={`text-small ${hidden} ${className}`}>
      <ol className="flex flex-wrap items-center gap-x-1.5">
        {crumbs.map(({ name, to }, index) =>
          index === crumbs.length - 1 ? (
            <li key={to} aria-current="page" className="font-semibold">
              {name}
            </li>
          ) : (
            <li key={to} className="flex items-center gap-1.5 opacity-85">
              <PageLink to={to} className="link py-1">
                {name}
              </PageLink>
              <ChevronRight aria-hidden="true" size={16} />
            </li>
          ),
        )}
      </ol>
    </nav>
  );
}

export function useCrumbs(): Crumb[] {
  const { page, topic, canonical, dictionary, texts } = useSite();
  const path = usePath();
  const home = { name: dictionary.inicio, to: path("home") };
  if (page === "home") return [home];
  if (!page) return [home, { name: texts.notFoundName, to: canonical }];
  const section = { name: pageNames(dictionary, texts)[page], to: path(page) };
  if (page === "brief") {
    return [home, { name: texts.pageNames.programme, to: path("programme") }, section];
  }
  if (page !== "services" || !topic) return [home, section];
  return [home, section, { name: texts.familyTitles[topic as FamilyId], to: canonical }];
}
