import type { ComponentProps, ReactNode } from "react";
import { themeColor } from "#core/brand.ts";
import { writtenLocale } from "#core/countries.ts";
import inlineStyles from "./app.css?inline";
import { SiteStrip } from "./country-choice/site-strip.tsx";
import { FloatingCorner } from "./layout/floating-corner.tsx";
import { Footer } from "./layout/footer.tsx";
import { Header } from "./layout/header.tsx";
import { PageMeta } from "./seo/page-meta.tsx";
import { structuredDataOf } from "./seo/structured-data.server.ts";
import type { HeadTexts } from "./site.ts";
import { useSite } from "./site-data/use-site.ts";
import { PlaceLink } from "./ui/place-link.tsx";

/** The files of the browser's build that a page names. */
export interface PageAssets {
  script: string;
}

const contentId = "content";

/**
 * Pages that a visitor is about to open are requested as soon as he points at their link. Not those of another country or
 * language: they would be requested without the cookie that his press writes, and come in the language he leaves. */
const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: "/*" }, { not: { selector_matches: "[data-choose]" } }] },
      eagerness: "moderate",
    },
  ],
});

export function Document({
  head,
  ground,
  links,
  assets,
  children,
}: {
  head: HeadTexts;
  ground: "night" | undefined;
  links: ComponentProps<"link">[];
  assets: PageAssets;
  children: ReactNode;
}) {
  const site = useSite();
  const structuredData = structuredDataOf(site);
  return (
    <html lang={writtenLocale(site.country, site.language)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={themeColor} />
        <PageMeta head={head} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="48x48" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        {/* The whole stylesheet, inlined: one request less before the first paint. */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet */}
        <style id="styles" dangerouslySetInnerHTML={{ __html: inlineStyles }} />
        {links.map((link) => (
          <link key={link.href} {...link} />
        ))}
      </head>
      <body className="flex min-h-dvh flex-col">
        <PlaceLink to={contentId} className="skip-link">
          {site.texts.skipToContent}
        </PlaceLink>
        <div className="print:hidden">
          <SiteStrip />
          <Header ground={ground} />
        </div>
        <main id={contentId}>{children}</main>
        <FloatingCorner />
        <Footer />
        {structuredData && <InlineScript type="application/ld+json">{structuredData}</InlineScript>}
        <InlineScript type="speculationrules">{speculationRules}</InlineScript>
        {/* Here, so that it shares no slow connection with the first picture. */}
        <script type="module" src={assets.script} />
      </body>
    </html>
  );
}

function InlineScript({ type, children }: { type: string; children: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own data, escaped
  return <script type={type} dangerouslySetInnerHTML={{ __html: children }} />;
}
