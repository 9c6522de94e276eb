import { Island } from "#app/islands/island.server.tsx";
import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import { networkOn } from "#app/network/network.server.ts";
import { NetworkSection } from "#app/network/network-section.tsx";
import { programmeWords } from "#app/programme/programme-words.server.ts";
import type { PageProps, Place } from "#app/site.ts";
import { contentFor } from "#content/content-for.ts";

import { companyPrices } from "./company-prices.server.ts";
import { Estimator } from "./estimator.tsx";

export const ground = "night";
export const sharesWords = true;

export function dataFor(place: Place) {
  const { head, ...content } = contentFor(place, "estimator");
  const network = networkOn(place);
  const words = programmeWords(place);
  return { head, network, content, words, prices: companyPrices(place) };
}

export default function ProgrammePage({ data }: PageProps<typeof dataFor>) {
  const { content, words, prices, network } = data;
  return (
    <>
      <Hero {...content.hero} />
      <Island name="estimator" of={Estimator} props={{ content, words, prices }} />
      {network.data && <NetworkSection network={network} />}
    </>
  );
}

/** On a desktop the right side is left free for the result panel. */
function Hero({ title, lead }: { title: string; lead: string }) {
  return (
    <section className="on-night pt-20 print:pt-0">
      {/* On a phone one height for two lines or three: the title takes another when its font comes late. */}
      <div className="wrap grid gap-x-10 pt-8 pb-20 max-sm:min-h-95 max-sm:pb-16 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <Breadcrumbs className="mb-8 text-sky" />
          <h1 className="text-h1">{title}</h1>
          <p className="mt-6 max-w-[52ch] text-lead text-sky">{lead}</p>
        </div>
      </div>
    </section>
  );
}
