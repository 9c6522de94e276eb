import { ContactButton } from "#app/contact/contact-button.tsx";
import { categoryPictures } from "#app/market/category-pictures.ts";
import type { Client } from "#app/market/clients.ts";
import type { Market } from "#app/market/market.server.ts";
import type { Proof } from "#app/proof/proof.server.ts";
import { ProofSection } from "#app/proof/proof-section.tsx";
import { ClosingCall } from "#app/sections/closing-call.tsx";
import { Opening, SplitHero } from "#app/sections/split-hero.tsx";
import { useSite } from "#app/site-data/use-site.ts";
import { useUrlState } from "#app/site-data/use-url-state.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { useBringIntoView } from "#app/ui/use-bring-into-view.ts";
import type { IndustriesContent } from "#content/industries/schema.ts";
import type { Category } from "#core/company-kinds.ts";
import { isCategory, kindsOf } from "#core/company-kinds.ts";
import type { BuyerId } from "#core/pages.ts";
import { parameters } from "#core/paths.ts";
import { programmePath, startFragment } from "#core/programme-start.ts";
import { fill } from "#core/template.ts";
import { CategoryTiles } from "./category-tiles.tsx";
import { ClientBoard } from "./client-board.tsx";
import { IndustryList, listId } from "./industry-list.tsx";

/** Null: every category, as in an address without one. */
const urlCategory = {
  read({ search }: { search: string }): Category | null {
    const named = new URLSearchParams(search).get(parameters.category);
    return isCategory(named) ? named : null;
  },
  write: (category: Category | null) => ({
    params: { [parameters.category]: category ?? undefined },
  }),
};

/** The whole page: every industry and client, or those of the chosen category, and the way to each buyer's page. */
export function IndustryFilter({
  content,
  market,
  clients,
  fees,
  proof,
}: {
  content: Omit<IndustriesContent, "head">;
  market: Market;
  clients: readonly Client[];
  /** Absent where the country has no estimator, and so no buyers' pages. */
  fees: Record<BuyerId, string> | undefined;
  /** The same for every category; here, as it stands before the closing call. */
  proof: Proof | undefined;
}) {
  const { country, dictionary, texts } = useSite();
  const [category, setCategory] = useUrlState(urlCategory);
  const chosen = category ?? undefined;
  useBringIntoView(listId, chosen);
  const heading = chosen
    ? `${dictionary.industrias} - ${market.categories[chosen]}`
    : dictionary.industrias;
  const matches = (item: { category: Category }) => !chosen || item.category === chosen;
  const industries = market.industries.filter(matches);
  const cases = clients.filter(matches);
  const counts = fill(content.announcement, { industries: industries.length });

  return (
    <>
      <SplitHero className="pb-32 md:pb-44">
        <Opening {...content.hero} />
      </SplitHero>
      <CategoryTiles
        label={content.categoriesLabel}
        names={market.categories}
        fees={fees}
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
      {clients.length > 0 && <ClientBoard texts={content.cases} clients={cases} />}
      <p role="status" className="sr-only">
        {`${heading}: ${counts}`}
      </p>
      <ProofSection proof={proof} />
      <ClosingCall
        {...content.closing}
        picture={categoryPictures[chosen ?? "insurance"]}
        ground="bg-bone-2"
      >
        <ContactButton contactType="partner">{dictionary.solicitarDemo}</ContactButton>
        {fees && (
          <ButtonLink
            variant="secondary"
            to={programmePath(country, startFragment({ company: chosen && kindsOf[chosen][0] }))}
          >
            {texts.estimateProgramme}
          </ButtonLink>
        )}
      </ClosingCall>
    </>
  );
}
