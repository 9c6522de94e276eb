import { useShownProgramme } from "#app/contact/page-context.ts";
import { attachmentOf } from "#app/programme/attachment.ts";
import { IgnoredParts } from "#app/programme/link-notices.tsx";
import type { ProgrammeWords } from "#app/programme/programme-words.server.ts";
import { useNumberFormat } from "#app/programme/use-number-format.ts";
import { useProgrammes } from "#app/programme/use-programmes.ts";
import { PageHero } from "#app/sections/page-hero.tsx";
import { usePlace } from "#app/site-data/use-site.ts";
import { useUrlState } from "#app/site-data/use-url-state.ts";
import type { CoverageContent } from "#content/coverage/schema.ts";
import { hasEstimator } from "#core/countries.ts";
import { inCountry, startingProgramme, withService, writeProgrammes } from "#core/programme.ts";
import { isServiceId, type ServiceId } from "#core/services.ts";
import { type Filter, noFilter, readFilter, writeFilter } from "./filter.ts";
import { FilterForm } from "./filter-form.tsx";
import { ProgrammeTray } from "./programme-tray.tsx";
import { Results } from "./results.tsx";
import { useSearch } from "./use-search.ts";

const urlFilter = {
  /** The link to a service shows it, whatever the filter. */
  read: ({ search, hash }: { search: string; hash: string }): Filter =>
    isServiceId(hash.slice(1)) ? noFilter : readFilter(new URLSearchParams(search)),
  write: (filter: Filter) => ({
    params: writeFilter(filter),
    hash: isServiceId(location.hash.slice(1)) ? "" : undefined,
  }),
};

/** The whole page: the filter, in the hero, the services and the programme made of them. */
export function CoverageSearch({
  content,
  ignored,
  words,
  names,
}: {
  content: CoverageContent;
  ignored: ProgrammeWords["ignored"];
  words: Pick<ProgrammeWords, "summary" | "companies" | "serviceCount" | "tiers">;
  names: Record<ServiceId, string>;
}) {
  const { country } = usePlace();
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
  useShownProgramme(attached);

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
          tiers={words.tiers}
          fragment={fragment}
        />
      )}
    </>
  );
}
