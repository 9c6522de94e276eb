import type { LoaderFunctionArgs } from "react-router";
import { usePageProgramme } from "#app/contact/page-programme.ts";
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
import { startingProgramme, withService } from "#core/programme.ts";
import { serviceNames } from "#core/service-names.server.ts";
import { isServiceId, type ServiceId, services, servicesIn } from "#core/services.ts";
import { fill } from "#core/template.ts";
import type { Route } from "./+types/page";
import { en } from "./content.en.ts";
import { es } from "./content.es.ts";
import { pt } from "./content.pt.ts";
import { spain } from "./content.spain.ts";
import { FamilySection } from "./family-section.tsx";
import { type Filter, matching, noFilter, readFilter, wordsOf, writeFilter } from "./filter.ts";
import { FilterForm } from "./filter-form.tsx";
import { ProgrammeBar } from "./programme-bar.tsx";
import { ServiceEntry } from "./service-entry.tsx";

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
    programme,
    fragment,
    ignored: unread,
    edit,
  } = useProgrammes({ ...startingProgramme(country), services: [] }, { keepsDraft: true });
  const shown = matching(filter, wordsOf(names, content), servicesIn(country));
  const count = content.search.count[shown.length === 1 ? "one" : "other"];

  const format = useNumberFormat(programme.country);
  usePageProgramme(
    programme.services.length > 0 ? attachmentOf(programme, words, format, fragment) : undefined,
  );

  function toggle(id: ServiceId) {
    edit({ services: withService(programme, id, !programme.services.includes(id)) });
  }

  return (
    <>
      <PageHero
        ground="night"
        {...content.hero}
        actions={<FilterForm content={content} filter={filter} onChange={setFilter} />}
      />
      <div className="section bg-paper pt-8! md:pt-12!">
        <div className="wrap">
          <div className="mb-6 empty:hidden">
            <IgnoredParts text={ignored} parts={unread} />
          </div>
          <div className="mb-8 flex flex-wrap items-center justify-between gap-4">
            <p role="status" className="font-semibold">
              {shown.length > 0 ? fill(count, { count: shown.length }) : content.search.none}
            </p>
            <Button
              variant="quiet"
              size="small"
              onClick={() => window.print()}
              className="-mr-[min(--spacing(4.5),var(--gutter))] print:hidden noscript:hidden"
            >
              {content.print}
            </Button>
          </div>
          <div>
            {familyIds
              .map((family) => ({
                family,
                ids: shown.filter((id) => services[id].family === family),
              }))
              .filter(({ ids }) => ids.length > 0)
              .map(({ family, ids }) => (
                <FamilySection key={family} family={family}>
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
          <p className="measure mt-14 text-small text-ink-2">{content.note}</p>
        </div>
      </div>
      <ProgrammeBar
        content={content.programme}
        count={programme.services.length}
        fragment={fragment}
      />
    </>
  );
}
