import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { pageMeta } from "#app/seo/page-meta.ts";
import { placeOf, textFor } from "#app/site.ts";
import { later } from "#app/ui/later.tsx";
import { en } from "./content.en.ts";
import { es } from "./content.es.ts";
import { pt } from "./content.pt.ts";
import { spain } from "./content.spain.ts";
import { figuresFor } from "./figures.ts";
import { InvestorContact } from "./investor-contact.tsx";
import { InvestorsHero } from "./investors-hero.tsx";

const BelowHero = later(() => import("./below-hero.tsx"));

export const meta = pageMeta;
export const handle = { ground: "night" };

export function loader(args: LoaderFunctionArgs) {
  const place = placeOf(args);
  const { words, ...content } = textFor(place, { es, pt, en }, { es: spain });
  return { head: content.head, content, figures: figuresFor(place, words) };
}

export default function InvestorsPage() {
  const { content, figures } = useLoaderData<typeof loader>();
  return (
    <>
      <InvestorsHero
        title={content.title}
        market={figures.sizes.tam.amount}
        talk={content.talk}
        mapTitle={content.mapTitle}
      />
      <BelowHero />
      <InvestorContact {...content.contact} />
    </>
  );
}
