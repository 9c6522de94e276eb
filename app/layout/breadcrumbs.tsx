import ChevronRight from "lucide-react/icons/chevron-right";
import { useSite } from "#app/site-data/use-site.ts";
import { PageLink } from "#app/ui/page-link.tsx";
import { crumbsOf } from "./crumbs.ts";

/** Home, the section, and the family if there is one. On the home pages it is for screen readers only. */
export function Breadcrumbs({ className = "" }: { className?: string }) {
  const site = useSite();
  const { page, texts } = site;
  const crumbs = crumbsOf(site);
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
