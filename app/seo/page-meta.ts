import type { MetaDescriptor } from "react-router";
import type { HeadTexts, Place } from "#app/site.ts";
import { brand } from "#core/brand.ts";
import { countries, countryOf } from "#core/countries.ts";
import type { Language } from "#core/languages.ts";
import type { PageRef } from "#core/paths.ts";

interface MetaArgs {
  loaderData?: { head: HeadTexts };
  matches?: readonly ({ id: string; loaderData?: unknown } | undefined)[];
}

const imageSize = { width: 1200, height: 630 };

/** A page exports this as its `meta`; its loader returns `head`. */
export function pageMeta({ loaderData, matches }: MetaArgs): MetaDescriptor[] {
  if (!loaderData) return [];
  const { title, description } = loaderData.head;
  const place = matches?.find((match) => match?.id === "root")?.loaderData as Place | undefined;
  return [
    { title },
    { name: "description", content: description },
    ...(place?.page ? previewTags(loaderData.head, { ...place, page: place.page }) : []),
  ];
}

/** Made by `npm run brand`. */
export function shareImagePath({ page, topic }: PageRef, language: Language): string {
  return `/share/${language}/${[page, topic].filter(Boolean).join("-")}.jpg`;
}

function previewTags({ title, description }: HeadTexts, place: Place & PageRef): MetaDescriptor[] {
  const { locale } = countryOf(place.country);
  const others = countries.filter((country) => country.locale !== locale);
  const image = place.origin + shareImagePath(place, place.language);
  return [
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: brand.name },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: place.origin + place.canonical },
    { property: "og:locale", content: locale.replace("-", "_") },
    ...others.map((other) => ({
      property: "og:locale:alternate",
      content: other.locale.replace("-", "_"),
    })),
    { property: "og:image", content: image },
    { property: "og:image:width", content: String(imageSize.width) },
    { property: "og:image:height", content: String(imageSize.height) },
    { property: "og:image:alt", content: title },
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: title },
    { name: "twitter:description", content: description },
    { name: "twitter:image", content: image },
  ];
}
