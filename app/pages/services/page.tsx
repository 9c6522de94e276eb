import type { LoaderFunctionArgs } from "react-router";
import { defaultFamily } from "#app/cases/case.ts";
import { casesFor } from "#app/cases/cases-for.server.ts";
import { ContactButton } from "#app/contact/contact-button.tsx";
import { usePageSubject } from "#app/contact/page-context.ts";
import { FamilyGrid } from "#app/families/family-grid.tsx";
import { limitWords } from "#app/programme/assumption-words.ts";
import { programmeWords } from "#app/programme/programme-words.server.ts";
import { ClosingCall } from "#app/sections/closing-call.tsx";
import { SplitHero } from "#app/sections/split-hero.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { type Place, placeOf, textFor } from "#app/site.ts";
import { useSite } from "#app/site-data/use-site.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { TabPanel } from "#app/ui/tabs.tsx";
import { defaultOf, typicalLimitsOf } from "#core/assumptions.ts";
import type { CompanyKind } from "#core/company-kinds.ts";
import type { CountryCode } from "#core/countries.ts";
import { estimate } from "#core/estimate.ts";
import { numberFormat } from "#core/number-format.ts";
import type { FamilyId } from "#core/pages.ts";
import { type Programme, startingProgramme } from "#core/programme.ts";
import { programmePath, startFragment } from "#core/programme-start.ts";
import { serviceNames } from "#core/service-names.server.ts";
import { servicesOf } from "#core/services.ts";
import { fill } from "#core/template.ts";
import type { Route } from "./+types/page";
import { AgreeSection } from "./agree-section.tsx";
import { en } from "./content.en.ts";
import { es } from "./content.es.ts";
import { pt } from "./content.pt.ts";
import { spain } from "./content.spain.ts";
import { FamilyPanel } from "./family-panel.tsx";
import { FamilyTabs, panelId, tabId } from "./family-tabs.tsx";
import { HelpCall } from "./help-call.tsx";
import { ProcessSection } from "./process-section.tsx";

export const meta = pageMeta;
export const handle = { ground: "night" };

export function loader(args: LoaderFunctionArgs) {
  const place = placeOf(args);
  const { heads, families, price, fee, limits, ...content } = textFor(
    place,
    { es, pt, en },
    { es: spain },
  );
  const family = place.topic as FamilyId | undefined;
  const names = serviceNames(place);
  const { cases, illustrative, endings } = casesFor(place);
  const { steps, service, searching, problem, role, begins, outcome, values } =
    cases[family ?? defaultFamily];
  return {
    head: heads[family ?? "all"],
    content,
    family,
    familyContent: family && families[family],
    services: family
      ? servicesOf(family, place.country).map((id) => ({ id, name: names[id] }))
      : [],
    scale: family && [
      fill(fee, feeOf(place, family)),
      fill(price, pricesOf(place, family)),
      ...usualLimits(place, family).map((usual) => fill(limits, { limits: usual })),
    ],
    shown: { steps, service, searching, problem, role, begins, outcome, values },
    illustrative,
    // A family's own third step says how it ends.
    endings: family ? undefined : endings,
  };
}

/** The kind of company that offers each family most. What a family costs and allows is shown for it. */
const usualKind: Record<FamilyId, CompanyKind> = {
  hogar: "insurerHome",
  vial: "insurerMotor",
  salud: "health",
  mascotas: "insurerHome",
  dispositivos: "retail",
};

function familyProgramme(country: CountryCode, family: FamilyId): Programme {
  const services = servicesOf(family, country);
  return { ...startingProgramme(country, usualKind[family]), services };
}

/** "2 per year, up to $500 each"; none where plans usually set no limit. */
function usualLimits(place: Place, family: FamilyId): string[] {
  const { country } = place;
  const limits = typicalLimitsOf(family, familyProgramme(country, family));
  if (Object.keys(limits).length === 0) return [];
  const format = numberFormat(place, country);
  return [limitWords(limits, family, country, programmeWords(place), format)];
}

/** The least and the most that a case of the family is assumed to cost, each with its service. */
function pricesOf(place: Place, family: FamilyId) {
  const programme = familyProgramme(place.country, family);
  const names = serviceNames(place);
  const { rough } = numberFormat(place, place.country);
  const prices = programme.services
    // A licence and no case, "free" in its name.
    .filter((id) => id !== "antivirus")
    .map((id) => ({ id, cost: defaultOf(programme, `cost.${id}`).likely }))
    .toSorted((one, other) => one.cost - other.cost)
    .map(({ id, cost }) => `${rough(cost)} (${withinSentence(names[id])})`);
  return { low: prices.at(0) ?? "", high: prices.at(-1) ?? "" };
}

/** "Gas" as "gas", "TV y audio" as it is. */
function withinSentence(name: string): string {
  return name.replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLowerCase());
}

/** What all of the family's services cost together. */
function feeOf(place: Place, family: FamilyId) {
  const programme = familyProgramme(place.country, family);
  const words = programmeWords(place);
  const { rough } = numberFormat(place, place.country);
  const { low, likely, high } = estimate(programme).perCustomerMonth;
  return {
    count: programme.services.length,
    fee: rough(likely),
    range: fill(words.between, { low: rough(low), high: rough(high) }),
    company: words.companies[programme.company],
  };
}

export default function Services({ loaderData }: Route.ComponentProps) {
  const { content, family, familyContent, services, scale, shown, illustrative, endings } =
    loaderData;
  const { country, dictionary, texts } = useSite();
  usePageSubject(family && texts.familyTitles[family]);
  return (
    <>
      <SplitHero
        opening={family ? undefined : content.hero}
        className={family ? "pb-6" : "pb-8 md:pb-10"}
      >
        <FamilyTabs selected={family} label={content.tabsLabel} />
      </SplitHero>
      <section className={family ? "bg-bone" : "bg-paper pt-8 md:pt-14"}>
        <TabPanel
          id={panelId}
          labelledBy={tabId(family)}
          tabIndex={family ? 0 : undefined}
          className={family ? "" : "wrap rounded-card"}
        >
          {family && familyContent ? (
            <FamilyPanel
              family={family}
              content={familyContent}
              services={services}
              scale={scale}
            />
          ) : (
            <FamilyGrid heading="h2" descriptions={texts.familyLines} />
          )}
        </TabPanel>
      </section>
      {!family && <HelpCall />}
      <ProcessSection
        family={family}
        course={familyContent?.course}
        shown={shown}
        texts={content.process}
        illustrative={illustrative}
        endings={endings}
      />
      {familyContent && <AgreeSection title={content.agree} points={familyContent.points} />}
      <ClosingCall
        title={familyContent?.closing ?? content.closing.title}
        text={content.closing.text}
      >
        <ContactButton contactType="partner">{dictionary.contactarAhora}</ContactButton>
        <ButtonLink
          variant="secondary"
          to={programmePath(
            country,
            startFragment({
              company: family && usualKind[family],
              services: family && services.map(({ id }) => id),
            }),
          )}
        >
          {texts.estimateProgramme}
        </ButtonLink>
      </ClosingCall>
    </>
  );
}
