import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import repair440 from "#app/assets/repair-440.avif";
import repair880 from "#app/assets/repair-880.avif";
import { Mark } from "#app/brand/mark.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { Picture } from "#app/ui/picture.tsx";
import en from "#content/error-screen/en.json" with { type: "json" };
import es from "#content/error-screen/es.json" with { type: "json" };
import pt from "#content/error-screen/pt.json" with { type: "json" };
import { brand } from "#core/brand.ts";
import { writtenLocale } from "#core/countries.ts";
import type { Localized } from "#core/languages.ts";
import { countryAt, pathOf } from "#core/paths.ts";
import { countryFromCookie, languageAt } from "#core/selected-country.ts";

/** With the script: they must be there when the site's data failed to load. */
const textsOf: Localized<typeof es> = { es, pt, en };

export function ErrorScreen() {
  const { pathname } = useLocation();
  const home = pathOf(countryAt(pathname).code, "home");
  const language = languageAt(pathname, selectedCountry());
  const texts = textsOf[language];
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <main
      lang={writtenLocale(countryAt(pathname).code, language)}
      className="flex min-h-dvh flex-col bg-bone-2"
    >
      <title>{`${texts.title} | ${brand.name}`}</title>
      <div className="wrap flex h-20 items-center">
        <a
          href={home}
          className="flex items-center gap-[0.36em] font-display text-[1.625rem] leading-none font-semibold tracking-[-0.03em]"
        >
          <Mark className="size-[1.2em] [--mark-accent:var(--color-amber-h)]" />
          {brand.name}
        </a>
      </div>
      <div className="wrap grid grow content-center items-center gap-8 pt-6 pb-20 lg:grid-cols-2">
        <div>
          <p lang="en" className="mb-2 text-small font-semibold text-ink-2">
            {texts.code}
          </p>
          <h1 ref={heading} tabIndex={-1} className="text-h2">
            {texts.title}
          </h1>
          <p className="measure mt-5 text-lead text-ink-2">{texts.text}</p>
          <p className="mt-8 flex flex-wrap gap-3.5">
            <button type="button" onClick={() => location.reload()} className={buttonClass()}>
              {texts.retry}
            </button>
            <a href={home} className={buttonClass({ variant: "secondary" })}>
              {texts.home}
            </a>
          </p>
          <p className="mt-8 text-small text-ink-2">
            {texts.write}{" "}
            <a
              href={`mailto:${brand.contactEmail[language]}`}
              className="font-medium text-petrol underline"
            >
              {brand.contactEmail[language]}
            </a>
          </p>
        </div>
        <Picture
          sources={[
            { src: repair440, width: 440 },
            { src: repair880, width: 880 },
          ]}
          sizes="(min-width: 64rem) 40rem, 92vw"
          alt=""
          width={880}
          height={660}
          className="aspect-[5/4] w-full max-w-[40rem] object-cover max-lg:-order-1 max-lg:aspect-[8/5] max-lg:-ml-10 max-lg:max-w-[24rem]"
        />
      </div>
    </main>
  );
}

function selectedCountry() {
  return typeof document === "undefined" ? undefined : countryFromCookie(document.cookie);
}
