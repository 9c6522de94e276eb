import type { LoaderFunctionArgs } from "react-router";
import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import { programmeWords } from "#app/programme/programme-words.server.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { placeOf } from "#app/site.ts";
import { contentFor } from "#content/content-for.ts";
import type { Route } from "./+types/page";
import { companyPrices } from "./company-prices.server.ts";
import { Estimator } from "./estimator.tsx";

export const meta = pageMeta;
export const handle = { ground: "night" };

export function loader(args: LoaderFunctionArgs) {
  const place = placeOf(args);
  const { head, ...content } = contentFor(place, "estimator");
  return { head, content, words: programmeWords(place), prices: companyPrices(place) };
}

export default function ProgrammePage({ loaderData }: Route.ComponentProps) {
  const { content, words, prices } = loaderData;
  return (
    <>
      <Hero {...content.hero} />
      <Estimator content={content} words={words} prices={prices} />
    </>
  );
}

/** On a desktop the right side is left free for the result panel. */
function Hero({ title, lead }: { title: string; lead: string }) {
  return (
    <section className="on-night pt-20 print:pt-0">
      <div className="wrap grid gap-x-10 pt-8 pb-20 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <Breadcrumbs className="mb-8 text-sky" />
          <h1 className="text-h1">{title}</h1>
          <p className="mt-6 max-w-[52ch] text-lead text-sky">{lead}</p>
        </div>
      </div>
    </section>
  );
}
