import { type ReactNode, Suspense, useEffect } from "react";
import {
  isRouteErrorResponse,
  Links,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteError,
  useRouteLoaderData,
} from "react-router";
import { themeColor } from "#core/brand.ts";
import { writtenLocale } from "#core/countries.ts";
import { countryAt } from "#core/paths.ts";
import type { Route } from "./+types/root";
import { useVisitReport } from "./analytics/use-visit-report.ts";
import inlineStyles from "./app.css?inline";
import stylesheet from "./app.css?url";
import { useNewRelease } from "./browser/release.ts";
import { restoreTypedValues } from "./browser/typed-values.ts";
import { useWebMcp } from "./browser/use-web-mcp.ts";
import { ContactProvider } from "./contact/contact-provider.tsx";
import { SiteStrip } from "./country-choice/site-strip.tsx";
import { useStoredCountry } from "./country-choice/stored-country.ts";
import { ErrorScreen } from "./layout/error-screen.tsx";
import { FloatingCorner } from "./layout/floating-corner.tsx";
import { Footer } from "./layout/footer.tsx";
import { Header } from "./layout/header.tsx";
import { NavigationProgress } from "./layout/navigation-progress.tsx";
import { useClosePanelsOnNavigation } from "./layout/use-close-panels-on-navigation.ts";
import { useFocusPlace } from "./layout/use-focus-place.ts";
import { Alternates } from "./seo/alternates.tsx";
import { structuredDataOf } from "./seo/structured-data.server.ts";
import { siteData } from "./site-data/site-data.server.ts";
import { useSite } from "./site-data/use-site.ts";
import { PlaceLink } from "./ui/place-link.tsx";

export function loader(args: LoaderFunctionArgs) {
  const site = siteData(args);
  return { ...site, structuredData: structuredDataOf(site), release: import.meta.env.RELEASE };
}

export { shouldRevalidate } from "./site-data/should-revalidate.ts";

export const links = () => [
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "icon", href: "/favicon.ico", sizes: "48x48" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/site.webmanifest" },
  ...(import.meta.env.DEV ? [{ rel: "stylesheet", href: stylesheet }] : []),
];

export function Layout({ children }: { children: ReactNode }) {
  const site = useRouteLoaderData<typeof loader>("root");
  const { pathname } = useLocation();
  return (
    <html
      lang={site ? writtenLocale(site.country, site.language) : countryAt(pathname).locale}
      // Attributes are added before hydration (app/browser/linked-programme.tsx).
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={themeColor} />
        <Meta />
        {site?.page && (
          <Alternates
            origin={site.origin}
            canonical={site.canonical}
            page={site.page}
            topic={site.topic}
          />
        )}
        {/* Before the pages' own styles: it sets the order of the cascade's layers. */}
        {import.meta.env.PROD && <InlineStyles />}
        <Links />
      </head>
      <body className="flex min-h-dvh flex-col">
        {children}
        <Suspense>
          <HydrationNotice />
        </Suspense>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** React hydrates the root first, then everything in a `Suspense`, in one commit. */
function HydrationNotice() {
  useEffect(() => {
    restoreTypedValues();
    // For the style sheet, and for tests.
    document.documentElement.dataset.ready = "";
  }, []);
  return null;
}

const stylesId = "styles";

/**
 * The whole stylesheet, inlined: one request less before the first paint. It is not in the client bundle, which reads it from
 * the page, because React may create the element again (for the error screen, or after a failed hydration).
 */
const styles = import.meta.env.SSR ? inlineStyles : document.getElementById(stylesId)?.innerHTML;

function InlineStyles() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet
  return <style id={stylesId} dangerouslySetInnerHTML={{ __html: styles ?? "" }} />;
}

const contentId = "content";

export default function Root({ loaderData }: Route.ComponentProps) {
  const { texts } = useSite();
  const { structuredData } = loaderData;
  useStoredCountry();
  useVisitReport();
  useFocusPlace();
  useClosePanelsOnNavigation();
  useNewRelease();
  useWebMcp();
  return (
    <ContactProvider>
      <PlaceLink to={contentId} className="skip-link">
        {texts.skipToContent}
      </PlaceLink>
      <NavigationProgress />
      <div className="print:hidden">
        <SiteStrip />
        <Header />
      </div>
      <main id={contentId}>
        <Outlet />
      </main>
      <FloatingCorner />
      <Suspense>
        <Footer />
      </Suspense>
      {structuredData && (
        <script
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own data, escaped
          dangerouslySetInnerHTML={{ __html: structuredData }}
        />
      )}
    </ContactProvider>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  console.error(isRouteErrorResponse(error) ? error.status : error);
  return <ErrorScreen />;
}
