import { alternates, type PageRef } from "#core/paths.ts";

/** The canonical link, and hreflang links to the page in every country and language. */
export function Alternates({
  origin,
  canonical,
  page,
  topic,
}: PageRef & { origin: string; canonical: string }) {
  return (
    <>
      <link rel="canonical" href={origin + canonical} />
      {alternates({ page, topic }).map(({ hreflang, path }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={origin + path} />
      ))}
    </>
  );
}
