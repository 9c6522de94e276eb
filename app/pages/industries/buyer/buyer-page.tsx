import { ContactButton } from "#app/contact/contact-button.tsx";
import { buyerPictures } from "#app/market/category-pictures.ts";
import { NetworkSection } from "#app/network/network-section.tsx";
import { ProofSection } from "#app/proof/proof-section.tsx";
import { ClosingCall } from "#app/sections/closing-call.tsx";
import { NumberedPoints } from "#app/sections/numbered-points.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { useSite } from "#app/site-data/use-site.ts";
import { StartingPointsSection } from "#app/terms/starting-points.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Section } from "#app/ui/section.tsx";
import { programmePath } from "#core/programme-start.ts";
import type { BuyerData } from "./buyer-data.server.ts";
import { CourseSection } from "./course-section.tsx";
import { LoadingSection } from "./loading-section.tsx";
import { MoreLinks } from "./more-links.tsx";
import { ProgrammeSection } from "./programme-section.tsx";
import { ReportSection } from "./report-section.tsx";

/** One trade's page: its problem, a sample programme end to end, what changes for its teams, and what is to be agreed. */
export function BuyerPage({
  buyer,
  texts,
  content,
  sample,
  file,
  terms,
  proof,
  network,
}: BuyerData) {
  const { country, dictionary } = useSite();
  return (
    <>
      <PageHero
        ground="night"
        title={content.title}
        lead={content.lead}
        actions={<ContactButton contactType="partner">{dictionary.solicitarDemo}</ContactButton>}
        picture={
          <div className="overflow-clip rounded-card rounded-tr-arc bg-bone-2 print:hidden">
            <Picture
              sources={buyerPictures[buyer]}
              sizes="(min-width: 48rem) 45vw, 85vw"
              alt=""
              width={880}
              height={660}
              className="mx-auto aspect-4/3 w-full object-contain max-lg:scale-110"
            />
          </div>
        }
      />
      <ProgrammeSection texts={texts} sample={sample} />
      <ReportSection texts={texts} sample={sample} file={file} />
      <ProofSection proof={proof} />
      <Section ground="bone">
        <h2 className="text-h2">{texts.problems}</h2>
        <dl className="mt-8 grid gap-x-8 lg:mt-12 lg:grid-cols-3">
          {Object.values(content.problems).map(({ name, text }) => (
            <div
              key={name}
              className="gap-x-8 border-line-strong border-t py-5 md:max-lg:grid md:max-lg:grid-cols-[2fr_3fr]"
            >
              <dt className="font-display text-h4 font-semibold">{name}</dt>
              <dd className="measure mt-2 text-ink-2 md:max-lg:mt-0">{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <LoadingSection texts={texts.loading} own={content.loading} loading={sample.loading} />
      <CourseSection texts={texts.course} own={content} sample={sample} />
      <Section>
        <div className="grid grid-cols-1 gap-x-12 gap-y-14 lg:grid-cols-2 lg:gap-y-0">
          <div className={column}>
            <h2 className="text-h2">{texts.teams}</h2>
            <dl className="mt-8">
              {Object.values(content.teams).map(({ name, text }) => (
                <div key={name} className="border-line border-t py-5">
                  <dt className="font-semibold">{name}</dt>
                  <dd className="mt-1 text-ink-2">{text}</dd>
                </div>
              ))}
            </dl>
          </div>
          <div className={column}>
            <h2 className="text-h2">{texts.points}</h2>
            <NumberedPoints points={Object.values(content.points)} />
          </div>
        </div>
      </Section>
      <StartingPointsSection points={terms} />
      {network.data && <NetworkSection network={network} />}
      <MoreLinks title={texts.more} buyer={buyer} />
      <ClosingCall
        title={content.closing}
        text={texts.closing}
        picture={buyerPictures[buyer]}
        ground="bg-bone-2"
      >
        <ContactButton contactType="partner">{dictionary.solicitarDemo}</ContactButton>
        <ButtonLink variant="secondary" to={programmePath(country, sample.fragment)}>
          {texts.programme.open}
        </ButtonLink>
      </ClosingCall>
    </>
  );
}

/** Side by side, the two lists begin at one height, however long their headings are. */
const column = "lg:row-span-2 lg:grid lg:grid-rows-subgrid";
