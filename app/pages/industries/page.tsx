import type { LoaderFunctionArgs } from "react-router";
import { ContactButton } from "#app/contact/contact-button.tsx";
import { clientsOf } from "#app/market/clients.ts";
import type { CategoryId } from "#app/market/industries.ts";
import { marketOf } from "#app/market/market.server.ts";
import { ClosingCall } from "#app/sections/closing-call.tsx";
import { SplitHero } from "#app/sections/split-hero.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { placeOf, textFor } from "#app/site.ts";
import { usePath, useSite } from "#app/site-data/use-site.ts";
import { useUrlState } from "#app/site-data/use-url-state.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { isCategory, kindsOf } from "#core/company-kinds.ts";
import { startFragment } from "#core/programme-start.ts";
import { fill } from "#core/template.ts";
import type { Route } from "./+types/page";
import { CategoryTiles } from "./category-tiles.tsx";
import { ClientBoard } from "./client-board.tsx";
import { en } from "./content.en.ts";
import { es } from "./content.es.ts";
import { pt } from "./content.pt.ts";
import { spain } from "./content.spain.ts";
import { IndustryList } from "./industry-list.tsx";

export { shouldRevalidate } from "#app/site-data/should-revalidate.ts";
export const meta = pageMeta;
export const handle = { ground: "night" };

export function loader(args: LoaderFunctionArgs) {
  const place = placeOf(args);
  const { head, ...content } = textFor(place, { es, pt, en }, { es: spain });
  return { head, content, market: marketOf(place), clients: clientsOf(place.country) };
}

/** Null: the choice was taken back. */
const urlCategory = {
  read({ search }: { search: string }): CategoryId | null | undefined {
    const named = new URLSearchParams(search).get("category");
    return isCategory(named) ? named : undefined;
  },
  write: (category: CategoryId | null) => ({ params: { category: category ?? undefined } }),
};

export default function Industries({ loaderData }: Route.ComponentProps) {
  const { content, market, clients } = loaderData;
  const { dictionary, texts } = useSite();
  const path = usePath();
  const [category, setCategory] = useUrlState(urlCategory);
  const chosen = category ?? undefined;
  const heading = chosen
    ? `${dictionary.industrias} - ${market.categories[chosen]}`
    : dictionary.industrias;
  const matches = (item: { category: CategoryId }) => !chosen || item.category === chosen;
  const industries = market.industries.filter(matches);
  const cases = clients.filter(matches);
  const counts = fill(content.announcement, { industries: industries.length });

  return (
    <>
      <SplitHero opening={content.hero} className="pb-32 md:pb-44" />
      <CategoryTiles
        label={content.categoriesLabel}
        names={market.categories}
        gains={content.gains}
        chosen={chosen}
        onChoose={(pressed) => setCategory(pressed === chosen ? null : pressed)}
      />
      <IndustryList
        heading={heading}
        {...content.list}
        intro={chosen ? content.gains[chosen] : content.list.intro}
        industries={industries}
        isFiltered={chosen !== undefined}
        onClear={() => setCategory(null)}
      />
      <ClientBoard texts={content.cases} clients={cases} />
      <p role="status" className="sr-only">
        {`${heading}: ${counts}`}
      </p>
      <ClosingCall {...content.closing}>
        <ContactButton contactType="partner">{dictionary.solicitarDemo}</ContactButton>
        <ButtonLink
          variant="secondary"
          to={`${path("programme")}#${startFragment({ company: chosen && kindsOf[chosen][0] })}`}
        >
          {texts.estimateProgramme}
        </ButtonLink>
      </ClosingCall>
    </>
  );
}
