import ArrowRight from "lucide-react/icons/arrow-right";
import { buyerPictures } from "#app/market/category-pictures.ts";
import { usePath, useSite } from "#app/site-data/use-site.ts";
import { PageLink } from "#app/ui/page-link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Section, SectionHeading } from "#app/ui/section.tsx";
import { type BuyerId, buyerIds } from "#core/pages.ts";
import { fill, type Template } from "#core/template.ts";

/** A link to each buyer's page, with what its sample programme costs. */
export function BuyerLinks({
  title,
  intro,
  fee,
  fees,
}: {
  title: string;
  intro: string;
  fee: Template<"fee">;
  fees: Record<BuyerId, string>;
}) {
  const { texts } = useSite();
  const path = usePath();
  return (
    <Section className="pt-0!">
      <SectionHeading title={title}>{intro}</SectionHeading>
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {buyerIds.map((buyer) => (
          <li key={buyer}>
            <PageLink
              to={path("industries", buyer)}
              className="group flex h-full items-center gap-2 overflow-clip rounded-float bg-bone-2 py-2 pr-4 transition-shadow duration-120 hover:shadow-panel"
            >
              <Picture
                sources={buyerPictures[buyer]}
                sizes="8rem"
                alt=""
                width={880}
                height={660}
                className="aspect-4/3 w-[min(7rem,24vw)] shrink-0 md:max-xl:w-24 object-contain"
              />
              <span className="min-w-0 grow wrap-anywhere">
                <span className="block font-display text-h4">{texts.buyers[buyer]}</span>
                <span className="mt-1 block text-small text-ink-2">
                  {fill(fee, { fee: fees[buyer] })}
                </span>
              </span>
              <ArrowRight
                aria-hidden="true"
                size={24}
                className="shrink-0 text-petrol transition-transform duration-200 group-hover:translate-x-1"
              />
            </PageLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
