import { ContactButton } from "#app/contact/contact-button.tsx";
import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import { useSite } from "#app/site-data/use-site.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { PlaceLink } from "#app/ui/place-link.tsx";
import type { HeroTexts } from "#content/home/schema.ts";
import { anchors } from "#core/paths.ts";
import { HeroCallOuts } from "./hero-call-outs.tsx";
import { HeroPicture } from "./hero-picture.tsx";
import type { SampleValues } from "./sample-values.server.ts";

/** A neighborhood at dusk with one service on its way. */
export function Hero({ texts, values }: { texts: HeroTexts; values: SampleValues }) {
  const { dictionary } = useSite();
  return (
    <section className="on-night relative isolate flex flex-col overflow-hidden md:min-h-[820px] lg:min-h-[calc(345px+48vw)] xl:min-h-[900px]">
      <div className="wrap relative z-2">
        <div className="pt-22 md:max-w-[46vw] md:pt-[140px] md:max-lg:min-h-[calc(54vw+20rem)] xl:max-w-[min(580px,40.3vw)] xl:pt-[150px]">
          <Breadcrumbs />
          <h1 className="text-h1">{texts.title}</h1>
          <p className="mt-4 text-lead text-sky md:mt-6.5 md:max-w-[40vw] xl:max-w-[min(440px,30vw)]">
            {texts.lead}
          </p>
          <div className="mt-5.5 flex flex-wrap gap-3 max-md:grid max-md:grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] max-[90rem]:*:px-5! max-md:*:px-2! max-md:*:py-2! max-md:*:text-small! md:mt-9 md:gap-3.5">
            <PlaceLink to={anchors.servicesSection} className={buttonClass()}>
              {dictionary.explorarServicios}
            </PlaceLink>
            <ContactButton variant="secondary" contactType="partner">
              {texts.becomePartner}
            </ContactButton>
          </div>
        </div>
      </div>
      <HeroArt texts={texts} values={values} />
      <Facts labels={texts.facts} values={values.facts} />
    </section>
  );
}

/** From 768 px on the picture has a fixed position; the call-outs are placed on it. */
function HeroArt({ texts, values }: { texts: HeroTexts; values: SampleValues }) {
  return (
    <figure
      className={`relative z-1 mt-1 mb-20 w-full [anchor-name:--hero] md:absolute md:top-[150px] md:left-[40vw] md:m-0 md:w-[72vw] lg:left-[42vw] lg:w-[64vw]
        xl:top-[100px] xl:left-[max(50%_-_194px,36.5vw)] xl:w-[min(936px,65vw)]`}
    >
      <HeroPicture alt={texts.alt} />
      <span
        aria-hidden="true"
        className="beacon absolute top-[63.4%] left-[51.8%] -m-[8%] hidden w-[16%] md:block"
      />
      <HeroCallOuts texts={texts} values={values.hero} />
    </figure>
  );
}

function Facts({
  labels,
  values,
}: {
  labels: HeroTexts["facts"];
  values: Record<keyof HeroTexts["facts"], string>;
}) {
  return (
    <div className="relative z-2 mt-auto border-t border-night-line bg-night print:bg-transparent">
      <dl className="wrap grid grid-cols-2 gap-x-4.5 gap-y-3.5 py-4 md:grid-cols-4 md:py-5 lg:flex lg:flex-wrap lg:justify-between lg:gap-x-3">
        {(Object.keys(labels) as (keyof typeof labels)[]).map((fact) => (
          <div
            key={fact}
            className="flex flex-col-reverse justify-end gap-1 lg:flex-row-reverse lg:items-baseline lg:gap-2.5"
          >
            <dt className="text-small text-sky">{labels[fact]}</dt>
            <dd className="figures text-figure-inline">{values[fact]}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
