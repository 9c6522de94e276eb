import type { LoaderFunctionArgs } from "react-router";
import { usePageContext } from "#app/contact/page-context.ts";
import { attachmentOf } from "#app/programme/attachment.ts";
import { IgnoredParts } from "#app/programme/link-notices.tsx";
import { programmeWords } from "#app/programme/programme-words.server.ts";
import { useNumberFormat } from "#app/programme/use-number-format.ts";
import { useProgrammes } from "#app/programme/use-programmes.ts";
import { PageHero } from "#app/sections/page-hero.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { placeOf } from "#app/site.ts";
import { useSite } from "#app/site-data/use-site.ts";
import { useUrlState } from "#app/site-data/use-url-state.ts";
import { contentFor } from "#content/content-for.ts";
import { serviceNames, serviceTexts } from "#content/service-texts.ts";
import { hasEstimator } from "#core/countries.ts";
import { inCountry, startingProgramme, withService, writeProgrammes } from "#core/programme.ts";
import { isServiceId, type ServiceId } from "#core/services.ts";
import type { Route } from "./+types/page";
import { type Filter, noFilter, readFilter, writeFilter } from "./filter.ts";
import { FilterForm } from "./filter-form.tsx";
import { ProgrammeTray } from "./programme-tray.tsx";
import { Results } from "./results.tsx";
import { useSearch } from "./use-search.ts";

export { shouldRevalidate } from "#app/site-data/should-revalidate.ts";
export const meta = pageMeta;
export const handle = { ground: "night" };

export function loader(args: LoaderFunctionArgs) {
  const place = placeOf(args);
  const { head, ...texts } = contentFor(place, "coverage");
  const content = { ...texts, services: serviceTexts(place) };
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
  const { search, load } = useSearch(filter.query, names, content);

  const format = useNumberFormat(programme.country);
  const attached =
    hasEstimator(country) && programme.services.length > 0
      ? attachmentOf(programme, words, format, fragment)
      : undefined;
  usePageContext({ programme: attached });

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
      <Results
        content={content}
        names={names}
        filter={filter}
        search={search}
        chosen={programme.services}
        onFilter={setFilter}
        onToggle={hasEstimator(country) ? toggle : undefined}
      >
        <IgnoredParts text={ignored} parts={unread} />
      </Results>
      {hasEstimator(country) && (
        <ProgrammeTray
          content={content.programme}
          programme={programme}
          summary={attached?.line ?? ""}
          fragment={fragment}
        />
      )}
    </>
  );
}
