import { type ReactNode, useEffect } from "react";
import { useSite } from "#app/site-data/use-site.ts";
import { Button } from "#app/ui/button.tsx";
import type { CoverageContent } from "#content/coverage/schema.ts";
import { familyIds } from "#core/pages.ts";
import type { Search } from "#core/service-search.ts";
import { isServiceId, type ServiceId, services, servicesIn } from "#core/services.ts";
import { fill } from "#core/template.ts";
import { FamilySection } from "./family-section.tsx";
import { type Filter, foundBy, matching, noFilter, writeFilter } from "./filter.ts";
import { searchFieldId } from "./filter-form.tsx";
import { ServiceEntry } from "./service-entry.tsx";
import { Suggestions } from "./suggestions.tsx";

/** How many services match the filter, and each of them by family; or what to search instead. */
export function Results({
  content,
  names,
  filter,
  search,
  chosen,
  onFilter,
  onToggle,
  children,
}: {
  content: CoverageContent;
  names: Record<ServiceId, string>;
  filter: Filter;
  search: Search;
  chosen: readonly ServiceId[];
  onFilter: (filter: Filter) => void;
  /** Absent where services cannot be put together to a programme. */
  onToggle: ((id: ServiceId) => void) | undefined;
  /** Above the results. */
  children: ReactNode;
}) {
  const offered = servicesIn(useSite().country);
  const { services: found, notOffered } = foundBy(search, filter.query, offered);
  const shown = matching(filter, found);
  const families = familyIds
    .map((family) => ({ family, ids: shown.filter((id) => services[id].family === family) }))
    .filter(({ ids }) => ids.length > 0);
  const isFiltered = Object.values(writeFilter(filter)).some(Boolean);
  useOpenedService();

  function counted({ length: count }: readonly ServiceId[]): string {
    return fill(content.search.count[count === 1 ? "one" : "other"], { count });
  }

  function status(): string {
    if (notOffered) {
      const nearest = found.map((id) => names[id]).join(", ");
      return fill(content.search.notOffered, { name: notOffered.name, services: nearest });
    }
    return shown.length > 0 ? counted(shown) : content.search.none;
  }

  /** The button disappears, so the focus moves to the field. */
  function clear() {
    onFilter(noFilter);
    document.getElementById(searchFieldId)?.focus();
  }

  return (
    <div className="bg-paper pt-5 pb-14 md:pt-8 md:pb-24">
      <div className="wrap">
        <div className="mb-4 empty:hidden">{children}</div>
        <div className="mb-2 flex min-h-11 flex-wrap items-center gap-x-5 md:mb-5">
          <p role="status" className="text-small font-semibold">
            {status()}
          </p>
          {isFiltered && (
            <button
              type="button"
              onClick={clear}
              className="min-h-11 text-small font-semibold text-petrol underline underline-offset-3"
            >
              {content.search.clear}
            </button>
          )}
          <Button
            variant="quiet"
            size="small"
            onClick={() => window.print()}
            className="-mr-[min(--spacing(4.5),var(--gutter))] ml-auto print:hidden noscript:hidden unready:invisible"
          >
            {content.print}
          </Button>
        </div>
        {shown.length === 0 && (
          <Suggestions
            content={content.search}
            found={found.length}
            onSearch={(query) => onFilter({ query })}
            query={filter.query}
          />
        )}
        <div>
          {families.map(({ family, ids }) => (
            <FamilySection
              key={family}
              family={family}
              count={counted(ids)}
              isOpen={isFiltered || family === familyIds[0]}
            >
              {ids.map((id) => (
                <ServiceEntry
                  key={id}
                  id={id}
                  name={names[id]}
                  content={content}
                  isChosen={chosen.includes(id)}
                  onToggle={onToggle && (() => onToggle(id))}
                />
              ))}
            </FamilySection>
          ))}
        </div>
        <div className="measure mt-8 grid gap-y-3 text-small text-ink-2 md:mt-14">
          <p>{content.note}</p>
          <p>{fill(content.notOffered, { names: content.inVain.join("\u00a0· ") })}</p>
        </div>
      </div>
    </div>
  );
}

/** The link to a service opens its row, and on a phone its family. Browsers open what is around a place only, and not all do. */
function useOpenedService() {
  useEffect(() => {
    const open = () => {
      const id = location.hash.slice(1);
      const entry = isServiceId(id) ? document.getElementById(id) : null;
      for (const details of [entry?.closest("details"), entry?.querySelector("details")]) {
        if (details) details.open = true;
      }
      entry?.scrollIntoView();
    };
    open();
    addEventListener("popstate", open);
    return () => removeEventListener("popstate", open);
  }, []);
}
