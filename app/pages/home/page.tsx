import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { casesFor } from "#app/cases/cases-for.server.ts";
import { clients } from "#app/market/clients.ts";
import { marketOf } from "#app/market/market.server.ts";
import { screensFor } from "#app/screens/screens-for.server.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { placeOf, textFor } from "#app/site.ts";
import { later } from "#app/ui/later.tsx";
import { en } from "./content.en.ts";
import { es } from "./content.es.ts";
import { pt } from "./content.pt.ts";
import { spain } from "./content.spain.ts";
import { figuresOf } from "./figures.ts";
import { Hero } from "./hero.tsx";
import { heroPreloads } from "./hero-picture.tsx";

const BelowHero = later(() => import("./below-hero.tsx"));

export const meta = pageMeta;
export const links = () => heroPreloads;
export const handle = { ground: "night" };

export function loader(args: LoaderFunctionArgs) {
  const place = placeOf(args);
  const { head, ...content } = textFor(place, { es, pt, en }, { es: spain });
  const regions = new Intl.DisplayNames(place.language, { type: "region" });
  const country = regions.of(place.country.toUpperCase()) ?? place.country;
  return {
    head: {
      title: head.title.replace("{country}", country),
      description: head.description.replace("{country}", country),
    },
    content,
    figures: figuresOf(place),
    cases: casesFor(place),
    market: marketOf(place),
    screens: screensFor(place),
    clients: place.country === "ar" ? clients : undefined,
  };
}

export default function HomePage() {
  const { content, figures } = useLoaderData<typeof loader>();
  return (
    <>
      <Hero texts={content.hero} figures={figures} />
      <BelowHero />
    </>
  );
}
