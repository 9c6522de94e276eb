import { categoryPictures } from "#app/market/category-pictures.ts";
import type { Market } from "#app/market/market.server.ts";
import { usePath } from "#app/site-data/use-site.ts";
import { PageLink } from "#app/ui/page-link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Reveal } from "#app/ui/reveal.tsx";
import { Section, SectionHeading } from "#app/ui/section.tsx";
import type { HomeContent } from "#content/home/schema.ts";
import { type Category, categories } from "#core/company-kinds.ts";
import { queryOf } from "#core/paths.ts";
import { ArrowLink } from "./arrow-link.tsx";

/** The country's own market, by category. */
export function IndustriesBlock({
  texts,
  market: { categories: names, industries },
}: {
  texts: HomeContent["industries"];
  market: Market;
}) {
  const path = usePath();
  return (
    <Section>
      <SectionHeading title={texts.title}>{texts.lead}</SectionHeading>
      <ul className="grid gap-x-5 gap-y-5 md:grid-cols-3 md:gap-y-8 lg:grid-cols-5">
        {categories.map((category, index) => (
          <Reveal
            as="li"
            key={category}
            order={index}
            className="group relative grid grid-cols-[1fr_2fr] grid-rows-[auto_1fr] items-start gap-x-5 md:grid-cols-1 md:content-start md:grid-rows-none"
          >
            <TilePicture category={category} />
            <h3 className="mb-1 text-h4 md:mb-2">
              <PageLink
                to={path("industries") + queryOf({ category })}
                className="group-hover:underline after:absolute after:inset-0 after:rounded-card"
              >
                {names[category]}
              </PageLink>
            </h3>
            <p className="text-small text-ink-2">
              {industries
                .filter((industry) => industry.category === category)
                .map(({ name }) => name)
                .join("\u00a0· ")}
            </p>
          </Reveal>
        ))}
        <li className="self-end lg:col-span-5">
          <ArrowLink to={path("industries")}>{texts.link}</ArrowLink>
        </li>
      </ul>
    </Section>
  );
}

function TilePicture({ category }: { category: Category }) {
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
