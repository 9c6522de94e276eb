import ArrowRight from "lucide-react/icons/arrow-right";
import { usePath, useSite } from "#app/site-data/use-site.ts";
import { PageLink } from "#app/ui/page-link.tsx";
import { Section, SectionHeading } from "#app/ui/section.tsx";
import { type BuyerId, buyerIds } from "#core/pages.ts";

/** A link to each buyer's page, with what its sample programme costs. */
export function BuyerLinks({
  title,
  intro,
  fees,
}: {
  title: string;
  intro: string;
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
              className="group flex h-full items-center justify-between gap-5 rounded-float bg-bone p-[min(1.5rem,6vw)] transition-colors duration-120 hover:bg-bone-2"
            >
              <span className="min-w-0 wrap-anywhere">
                <span className="block font-display text-h4">{texts.buyers[buyer]}</span>
                <span className="figures mt-1 block text-ink-2">{fees[buyer]}</span>
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
