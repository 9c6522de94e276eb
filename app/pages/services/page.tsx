import { defaultFamily } from "#app/cases/case.ts";
import { casesFor } from "#app/cases/cases-for.server.ts";
import { ContactButton } from "#app/contact/contact-button.tsx";
import { familyColors } from "#app/families/family-colors.ts";
import { FamilyGrid } from "#app/families/family-grid.tsx";
import { familyPictures } from "#app/families/family-pictures.ts";
import { ClosingCall } from "#app/sections/closing-call.tsx";
import { NumberedPoints } from "#app/sections/numbered-points.tsx";
import { SplitHero } from "#app/sections/split-hero.tsx";
import type { PageProps, Place } from "#app/site.ts";
import { useSite } from "#app/site-data/use-site.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Section } from "#app/ui/section.tsx";
import { TabPanel } from "#app/ui/tabs.tsx";
import { contentFor } from "#content/content-for.ts";
import { serviceNames } from "#content/service-texts.ts";
import { hasEstimator } from "#core/countries.ts";
import type { FamilyId } from "#core/pages.ts";
import { programmePath, startFragment } from "#core/programme-start.ts";
import { servicesOf } from "#core/services.ts";

import { familyCosts, usualCompany } from "./family-costs.server.ts";
import { FamilyPanel } from "./family-panel.tsx";
import { FamilyTabs, panelId, tabId } from "./family-tabs.tsx";
import { HelpCall } from "./help-call.tsx";
import { ProcessSection } from "./process-section.tsx";

export const ground = "night";

export function dataFor(place: Place) {
  const texts = contentFor(place, "services");
  const { heads, families, price, fee, limits, ...content } = texts;
  const family = place.topic as FamilyId | undefined;
  const names = serviceNames(place);
  const { cases, illustrative, endings } = casesFor(place);
  const { steps, service, searching, problem, role, begins, outcome, values } =
    cases[family ?? defaultFamily];
  return {
    head: heads[family ?? "all"],
    subject: family && contentFor(place, "layout").familyTitles[family],
    content,
    family,
    familyContent: family && families[family],
    services: family
      ? servicesOf(family, place.country).map((id) => ({ id, name: names[id] }))
      : [],
    company: family && usualCompany[family],
    costs:
      family && hasEstimator(place.country)
        ? familyCosts(place, family, { price, fee, limits })
        : undefined,
    shown: { steps, service, searching, problem, role, begins, outcome, values },
    illustrative,
    // A family's own third step says how it ends.
    endings: family ? undefined : endings,
  };
}

export default function Services({ data }: PageProps<typeof dataFor>) {
  const { content, family, familyContent, services, company, costs, ...process } = data;
  const { country, dictionary, texts } = useSite();
  return (
    <>
      <SplitHero
        opening={family ? undefined : content.hero}
        className={family ? "pb-6" : "pb-10 md:pb-14"}
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
              costs={costs}
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
        texts={content.process}
        {...process}
      />
      {familyContent && (
        <Section className="pb-0!">
          <h2 className="text-h2">{content.agree}</h2>
          <NumberedPoints
            points={familyContent.points}
            className="grid grid-cols-1 gap-x-8 lg:grid-cols-3"
          />
        </Section>
      )}
      <ClosingCall
        title={familyContent?.closing ?? content.closing.title}
        text={content.closing.text}
        picture={family ? familyPictures[family] : "dusk"}
        ground={family && familyColors[family].tint}
      >
        <ContactButton contactType="partner">{dictionary.contactarAhora}</ContactButton>
        {hasEstimator(country) && (
          <ButtonLink
            variant="secondary"
            to={programmePath(
              country,
              startFragment({
                company,
                services: family && services.map(({ id }) => id),
              }),
            )}
          >
            {texts.estimateProgramme}
          </ButtonLink>
        )}
      </ClosingCall>
    </>
  );
}
