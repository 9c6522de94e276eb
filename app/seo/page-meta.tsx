import type { HeadTexts, Place } from "#app/site.ts";
import { useSite } from "#app/site-data/use-site.ts";
import { brand } from "#core/brand.ts";
import { countries, countryOf } from "#core/countries.ts";
import type { Language } from "#core/languages.ts";
import type { PageRef } from "#core/paths.ts";
import { Alternates } from "./alternates.tsx";

const imageSize = { width: 1200, height: 630 };

/** Title, description, and what search engines and previews read. A path without a page is not to be listed. */
export function PageMeta({ head }: { head: HeadTexts }) {
  const place = useSite();
  return (
    <>
      <title>{head.title}</title>
      <meta name="description" content={head.description} />
      {place.page ? (
        <>
          <Preview head={head} place={{ ...place, page: place.page }} />
          <Alternates {...place} page={place.page} />
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  );
}

/** Made by `npm run brand`. */
export function shareImagePath({ page, topic }: PageRef, language: Language): string {
  return `/share/${language}/${[page, topic].filter(Boolean).join("-")}.jpg`;
}

function Preview({ head, place }: { head: HeadTexts; place: Place & PageRef }) {
  const { title, description } = head;
  const { locale } = countryOf(place.country);
  const others = countries.filter((country) => country.locale !== locale);
  const image = place.origin + shareImagePath(place, place.language);
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={place.origin + place.canonical} />
      <meta property="og:locale" content={locale.replace("-", "_")} />
      {others.map((other) => (
        <meta
          key={other.locale}
          property="og:locale:alternate"
          content={other.locale.replace("-", "_")}
        />
      ))}
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content={String(imageSize.width)} />
      <meta property="og:image:height" content={String(imageSize.height)} />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={image} />
    </>
  );
}
