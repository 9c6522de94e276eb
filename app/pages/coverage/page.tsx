import { useEffect } from "react";
import { type LoaderFunctionArgs, useLocation } from "react-router";
import { usePageContext } from "#app/contact/page-context.ts";
import { attachmentOf } from "#app/programme/attachment.ts";
import { IgnoredParts } from "#app/programme/link-notices.tsx";
import { programmeWords } from "#app/programme/programme-words.server.ts";
import { useNumberFormat } from "#app/programme/use-number-format.ts";
import { useProgrammes } from "#app/programme/use-programmes.ts";
import { PageHero } from "#app/sections/page-hero.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { placeOf, textFor } from "#app/site.ts";
import { useSite } from "#app/site-data/use-site.ts";
import { useUrlState } from "#app/site-data/use-url-state.ts";
import { Button } from "#app/ui/button.tsx";
import { familyIds } from "#core/pages.ts";
import { inCountry, startingProgramme, withService, writeProgrammes } from "#core/programme.ts";
import { serviceNames } from "#core/service-names.server.ts";
import { isServiceId, type ServiceId, services, servicesIn } from "#core/services.ts";
import { fill } from "#core/template.ts";
import type { Route } from "./+types/page";
import { en } from "./content.en.ts";
import { es } from "./content.es.ts";
import { pt } from "./content.pt.ts";
import { spain } from "./content.spain.ts";
import { FamilySection } from "./family-section.tsx";
import { type Filter, matching, noFilter, readFilter, writeFilter } from "./filter.ts";
import { FilterForm, searchFieldId } from "./filter-form.tsx";
import { ProgrammeTray } from "./programme-tray.tsx";
import { ServiceEntry } from "./service-entry.tsx";
import { Suggestions } from "./suggestions.tsx";
import { useSearch } from "./use-search.ts";

export { shouldRevalidate } from "#app/site-data/should-revalidate.ts";
export const meta = pageMeta;
export const handle = { ground: "night" };

export function loader(args: LoaderFunctionArgs) {
  const place = placeOf(args);
  const { head, ...content } = textFor(place, { es, pt, en }, { es: spain });
  const { ignored, summary, companies, serviceCount } = programmeWords(place);
  const words = { summary, companies, serviceCount };
  return { head, content, ignored, words, names: serviceNames(place) };
}

const urlFilter = {
  /** The link to a service shows it, whatever the filter. */
  read: ({ search, hash }: { search: string; hash: string }): Filter =>
    isServiceId(hash.slice(1)) ? noFilter : readFilter(new URLSearchParams(search)),
  write: (filter: Filter) => ({
    params: writeFilter(filter),
    hash: isServiceId(location.hash.slice(1)) ? "" : undefined,
  }),
};

export default function Coverage({ loaderData }: Route.ComponentProps) {
  const { content, ignored, words, names } = loaderData;
  const { country } = useSite();
  const [filter = noFilter, setFilter] = useUrlState(urlFilter);
  const {
    programme: kept,
    programmes,
    active,
    ignored: unread,
    edit,
  } = useProgrammes({ ...startingProgramme(country), services: [] }, { keepsDraft: true });
  // The page offers what exists in its own country.
  const programme = kept.country === country ? kept : inCountry(kept, country);
  const fragment = writeProgrammes(
    programmes.map((it, index) => (index === active ? programme : it)),
    active,
  );
  const offered = servicesIn(country);
  const { search, load } = useSearch(filter.query, names, content);
  const shown = matching(filter, search, offered);
  const families = familyIds
    .map((family) => ({ family, ids: shown.filter((id) => services[id].family === family) }))
    .filter(({ ids }) => ids.length > 0);
  const isFiltered = Object.values(writeFilter(filter)).some(Boolean);
  useOpenedService();

  const format = useNumberFormat(programme.country);
  const attached =
    programme.services.length > 0 ? attachmentOf(programme, words, format, fragment) : undefined;
  usePageContext({ programme: attached });

  function counted({ length: count }: readonly ServiceId[]): string {
    return fill(content.search.count[count === 1 ? "one" : "other"], { count });
  }

  /** The button disappears, so the focus moves to the field. */
  function clear() {
    setFilter(noFilter);
    document.getElementById(searchFieldId)?.focus();
  }

  function toggle(id: ServiceId) {
    const services = withService(programme, id, !programme.services.includes(id));
    edit({ ...programme, services });
  }

  return (
    <>
      <PageHero
        ground="night"
        {...content.hero}
        picture={
          <FilterForm content={content} filter={filter} onChange={setFilter} onSearch={load} />
        }
      />
      <div className="bg-paper pt-5 pb-14 md:pt-8 md:pb-24">
        <div className="wrap">
          <div className="mb-4 empty:hidden">
            <IgnoredParts text={ignored} parts={unread} />
          </div>
          <div className="mb-2 flex min-h-11 flex-wrap items-center gap-x-5 md:mb-5">
            <p role="status" className="text-small font-semibold">
              {shown.length > 0 ? counted(shown) : content.search.none}
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
              found={matching({ query: filter.query }, search, offered).length}
              onSearch={(query) => setFilter({ query })}
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
                    isChosen={programme.services.includes(id)}
                    onToggle={() => toggle(id)}
                  />
                ))}
              </FamilySection>
            ))}
          </div>
          <p className="measure mt-8 text-small text-ink-2 md:mt-14">{content.note}</p>
        </div>
      </div>
      <ProgrammeTray
        content={content.programme}
        programme={programme}
        summary={attached?.line ?? ""}
        fragment={fragment}
      />
    </>
  );
}

/** The link to a service opens its row, and on a phone its family. Browsers open what is around a place only, and not all do. */
function useOpenedService() {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link may be followed again
  useEffect(() => {
    const id = hash.slice(1);
    const entry = isServiceId(id) ? document.getElementById(id) : null;
    for (const details of [entry?.closest("details"), entry?.querySelector("details")]) {
      if (details) details.open = true;
    }
    entry?.scrollIntoView();
  }, [hash, key]);
}
