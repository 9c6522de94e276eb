import { ContactButton } from "#app/contact/contact-button.tsx";
import { familyColors } from "#app/families/family-colors.ts";
import { FamilyGrid } from "#app/families/family-grid.tsx";
import { familyPictures } from "#app/families/family-pictures.ts";
import { ClosingCall } from "#app/sections/closing-call.tsx";
import { NumberedPoints } from "#app/sections/numbered-points.tsx";
import { Opening } from "#app/sections/split-hero.tsx";
import { useSite } from "#app/site-data/use-site.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Section } from "#app/ui/section.tsx";
import { TabPanel } from "#app/ui/tabs.tsx";
import { hasEstimator } from "#core/countries.ts";
import { programmePath, startFragment } from "#core/programme-start.ts";
import { FamilyPanel } from "./family-panel.tsx";
import { panelId, tabId } from "./family-tabs.tsx";
import { HelpCall } from "./help-call.tsx";
import type { Content, Part } from "./parts.server.ts";
import { ProcessSection } from "./process-section.tsx";

/** What a tab shows: the page below the tabs. */
export function ServicePart({
  content,
  isFirstView = false,
  family,
  familyContent,
  services,
  company,
  costs,
  ...process
}: Part & { content: Content; isFirstView?: boolean }) {
  const { country, dictionary, texts } = useSite();
  return (
    <>
      {family && familyContent ? (
        <TabPanel id={panelId} labelledBy={tabId(family)} tabIndex={0} className="bg-bone">
          <FamilyPanel
            family={family}
            content={familyContent}
            isFirstView={isFirstView}
            services={services}
            costs={costs}
          />
        </TabPanel>
      ) : (
        <>
          <div className="on-night">
            <div className="wrap pt-3 pb-10 md:pb-14">
              <Opening {...content.hero} />
            </div>
          </div>
          <section className="bg-paper pt-8 md:pt-14">
            <TabPanel id={panelId} labelledBy={tabId(family)} className="wrap">
              <FamilyGrid heading="h2" descriptions={texts.familyLines} />
            </TabPanel>
          </section>
        </>
      )}
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
