import { alternates, markdownPath, type PageRef } from "#core/paths.ts";

/** The canonical link, the page as Markdown, and hreflang links to it in every country and language. */
export function Alternates({
  origin,
  canonical,
  page,
  topic,
}: PageRef & { origin: string; canonical: string }) {
  return (
    <>
      <link rel="canonical" href={origin + canonical} />
      <link rel="alternate" type="text/markdown" href={origin + markdownPath(canonical)} />
      {alternates({ page, topic }).map(({ hreflang, path }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={origin + path} />
      ))}
    </>
  );
}
