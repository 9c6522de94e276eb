import { categoryPictures } from "#app/market/category-pictures.ts";
import { type CategoryId, categoryIds } from "#app/market/industries.ts";
import type { Market } from "#app/market/market.server.ts";
import { usePath } from "#app/site-data/use-site.ts";
import { Picture } from "#app/ui/picture.tsx";
import { Reveal } from "#app/ui/reveal.tsx";
import { Section, SectionHeading } from "#app/ui/section.tsx";
import type { HomeContent } from "#content/home/schema.ts";
import { ArrowLink } from "./arrow-link.tsx";

/** The country's own market, by category. */
export function IndustriesBlock({
  texts,
  market: { categories, industries },
}: {
  texts: HomeContent["industries"];
  market: Market;
}) {
  const path = usePath();
  return (
    <Section>
      <SectionHeading title={texts.title}>{texts.lead}</SectionHeading>
      <ul className="grid gap-x-5 gap-y-8 md:grid-cols-3 lg:grid-cols-5">
        {categoryIds.map((category, index) => (
          <Reveal
            as="li"
            key={category}
            order={index}
            className="grid grid-cols-[2fr_3fr] grid-rows-[auto_1fr] items-start gap-x-5 md:grid-cols-1 md:content-start md:grid-rows-none"
          >
            <TilePicture category={category} />
            <h3 className="mb-2 text-h4">{categories[category]}</h3>
            <ul className="grid gap-1 text-small text-ink-2">
              {industries
                .filter((industry) => industry.category === category)
                .map(({ id, name }) => (
                  <li key={id}>{name}</li>
                ))}
            </ul>
          </Reveal>
        ))}
        <li className="self-end lg:col-span-5">
          <ArrowLink to={path("industries")}>{texts.link}</ArrowLink>
        </li>
      </ul>
    </Section>
  );
}

function TilePicture({ category }: { category: CategoryId }) {
  return (
    <Picture
      sources={categoryPictures[category]}
      sizes="(min-width: 64rem) 240px, (min-width: 48rem) 30vw, 36vw"
      alt=""
      width={880}
      height={660}
      className="row-span-2 h-auto w-full rounded-float bg-bone-2 md:row-span-1 md:mb-5 md:rounded-card"
    />
  );
}
