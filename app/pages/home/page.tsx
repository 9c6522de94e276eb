import { casesFor } from "#app/cases/cases-for.server.ts";
import { ContactButton } from "#app/contact/contact-button.tsx";
import { shownClients } from "#app/market/clients.ts";
import { marketOf } from "#app/market/market.server.ts";
import { hasNetwork, withCaveat } from "#app/network/network.server.ts";
import { programmeWords } from "#app/programme/programme-words.server.ts";
import { ownFigures, proofOn } from "#app/proof/proof.server.ts";
import { ProofSection } from "#app/proof/proof-section.tsx";
import { ClosingCall } from "#app/sections/closing-call.tsx";
import type { PageProps, Place } from "#app/site.ts";
import { useSite } from "#app/site-data/use-site.ts";
import { contentFor } from "#content/content-for.ts";
import type { HomeContent } from "#content/home/schema.ts";
import { type CompanyKind, companyKinds } from "#core/company-kinds.ts";
import { hasEstimator } from "#core/countries.ts";
import { estimate } from "#core/estimate.ts";
import { numberFormat } from "#core/number-format.ts";
import { startingProgramme } from "#core/programme.ts";
import { customersRange } from "#core/programme-start.ts";
import { fill } from "#core/template.ts";

import { CaseBlock } from "./case-walk/case-block.tsx";
import { ClientsBlock } from "./clients-block.tsx";
import { EstimateCall } from "./estimate-call.tsx";
import { FamiliesBlock } from "./families-block.tsx";
import { Hero } from "./hero.tsx";
import { heroPreloads } from "./hero-picture.tsx";
import { IndustriesBlock } from "./industries-block.tsx";
import { sampleValues } from "./sample-values.server.ts";
import { ScopeBlock } from "./scope-block.tsx";

export const links = heroPreloads;
export const ground = "night";

export function dataFor(place: Place) {
  const { head, programme, clients, ...content } = contentFor(place, "home");
  const values = sampleValues(place);
  const figures = ownFigures(place);
  const regions = new Intl.DisplayNames(place.language, { type: "region" });
  const country = regions.of(place.country.toUpperCase()) ?? place.country;
  return {
    head: {
      title: fill(head.title, { country }),
      description: fill(head.description, { country }),
    },
    content: {
      ...content,
      hero: { ...content.hero, facts: { ...content.hero.facts, ...figures.labels } },
      network: {
        ...content.network,
        presence: withCaveat(place, content.network.presence),
        check: hasNetwork(place) ? contentFor(place, "network").title : undefined,
      },
    },
    programme: hasEstimator(place.country) ? programmeOf(programme, place) : undefined,
    values: { ...values, facts: { ...values.facts, ...figures.values } },
    cases: casesFor(place),
    market: marketOf(place),
    clients: place.country === "ar" ? clientsData(clients, place) : undefined,
    proof: proofOn(place, ["figure", ...(hasCarouselOfClients(place) ? ["client" as const] : [])]),
  };
}

const hasCarouselOfClients = (place: Place) =>
  place.country === "ar" && shownClients(place).areReal;

function clientsData({ counts, ...texts }: HomeContent["clients"], place: Place) {
  const { clients, areReal } = shownClients(place);
  const { title, lead, services } = contentFor(place, "proof").clients;
  if (areReal) return { clients, texts: { ...texts, title, lead, services, carousel: title } };
  const count = counts[clients.length] ?? String(clients.length);
  return { clients, texts: { ...texts, lead: fill(texts.lead, { count }) } };
}

/** Numbers are written here: the browser does not load their format. */
function programmeOf(texts: HomeContent["programme"], place: Place) {
  const { integer, rough, group } = numberFormat(place, place.country);
  const customersError = fill(texts.labels.customersError, {
    min: integer(customersRange.min),
    max: integer(customersRange.max),
  });
  const labels = { ...texts.labels, customersError };
  const { companies, categories, tiers } = programmeWords(place);
  const prices = companyKinds.map((kind) => {
    const programme = startingProgramme(place.country, kind);
    const { low, likely, high } = estimate(programme, tiers).perCustomerMonth;
    const range = { low: rough(low), high: rough(high) };
    return [kind, { fee: rough(likely), text: fill(texts.answer, range) }] as const;
  });
  return {
    title: texts.title,
    labels,
    group,
    companies,
    categoryNames: categories,
    prices: Object.fromEntries(prices) as Record<CompanyKind, { fee: string; text: string }>,
  };
}

export default function HomePage({ data }: PageProps<typeof dataFor>) {
  const { content, programme, values, cases, market, clients, proof } = data;
  const { dictionary } = useSite();
  return (
    <>
      <Hero texts={content.hero} values={values} />
      <FamiliesBlock texts={content.families} />
      <IndustriesBlock texts={content.industries} market={market} />
      <ProofSection proof={proof} />
      <ScopeBlock texts={content.scope} />
      <CaseBlock texts={content} cases={cases} />
      {clients && <ClientsBlock {...clients} />}
      {programme ? (
        <EstimateCall programme={programme} />
      ) : (
        <ClosingCall {...content.closing}>
          <ContactButton contactType="partner">{dictionary.solicitarDemo}</ContactButton>
        </ClosingCall>
      )}
    </>
  );
}
