import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
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
import { writtenLocale } from "#core/countries.ts";
import { countryAt } from "#core/paths.ts";
import inlineStyles from "./app.css?inline";
import stylesheet from "./app.css?url";
import displayFont from "./assets/fonts/familjen-grotesk.woff2";
import textFont from "./assets/fonts/figtree.woff2";
import { ContactProvider } from "./contact/contact-provider.tsx";
import { SiteSuggestion } from "./country-choice/site-suggestion.tsx";
import { useStoredCountry } from "./country-choice/stored-country.ts";
import { Header } from "./layout/header.tsx";
import { InstantPageChange } from "./layout/instant-page-change.tsx";
import { NavigationProgress } from "./layout/navigation-progress.tsx";
import { useClosePanelsOnNavigation } from "./layout/use-close-panels-on-navigation.ts";
import { useFocusHeading } from "./layout/use-focus-heading.ts";
import { Alternates } from "./seo/alternates.tsx";
import { siteData } from "./site-data/site-data.server.ts";
import { useSite } from "./site-data/use-site.ts";
import { later, loadWithUse } from "./ui/later.tsx";

const FloatingCorner = later(() => import("./layout/floating-corner.tsx"));
const Footer = later(() => import("./layout/footer.tsx"));
const StructuredData = later(() => import("./seo/structured-data.tsx"));

// Here before it is needed: an error may well be that nothing comes any more.
const loadErrorScreen = () => import("./layout/error-screen.tsx");
const ErrorScreen = lazy(loadErrorScreen);
loadWithUse(loadErrorScreen);

export function loader(args: LoaderFunctionArgs) {
  return siteData(args);
}

export const links = () => [
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "icon", href: "/favicon.ico", sizes: "48x48" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/site.webmanifest" },
  { rel: "preload", href: displayFont, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "preload", href: textFont, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  ...(import.meta.env.DEV ? [{ rel: "stylesheet", href: stylesheet }] : []),
];

export function Layout({ children }: { children: ReactNode }) {
  const site = useRouteLoaderData<typeof loader>("root");
  const { pathname } = useLocation();
  return (
    // The page's first script may have noted on it that somebody uses the page.
    <html
      lang={site ? writtenLocale(site.country, site.language) : countryAt(pathname).locale}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#052430" />
        <Meta />
        {site?.page && (
          <Alternates
            origin={site.origin}
            canonical={site.canonical}
            page={site.page}
            topic={site.topic}
          />
        )}
        <Links />
        {import.meta.env.PROD && <InlineStyles />}
      </head>
      <body className="flex min-h-dvh flex-col">
        {children}
        <InstantPageChange page={site ? `${site.country}.${site.page}` : pathname} />
        <ScrollRestoration />
        {/* React passes over what stands in the body and is not its own: taking these over would make links to every script. */}
        {import.meta.env.SSR && <Scripts />}
      </body>
    </html>
  );
}

const stylesId = "styles";

/**
 * The whole stylesheet, in the page: one request less before the first paint. The browser's bundle does not carry it and
 * reads it from the page, since the error screen and a page drawn anew make the element again.
 */
const styles = import.meta.env.SSR ? inlineStyles : document.getElementById(stylesId)?.innerHTML;

function InlineStyles() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet
  return <style id={stylesId} dangerouslySetInnerHTML={{ __html: styles ?? "" }} />;
}

export default function Root() {
  const { texts } = useSite();
  useStoredCountry();
  useFocusHeading();
  useClosePanelsOnNavigation();
  useEffect(() => {
    document.documentElement.dataset.ready = "";
    window.dispatchEvent(new Event("ready"));
  }, []);
  return (
    <ContactProvider>
      <a href="#content" className="skip-link">
        {texts.skipToContent}
      </a>
      <NavigationProgress />
      <Header />
      <main id="content">
        <Outlet />
      </main>
      <Footer />
      <FloatingCorner />
      <SiteSuggestion />
      <StructuredData />
    </ContactProvider>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  console.error(isRouteErrorResponse(error) ? error.status : error);
  // While React only takes over, the page comes back as it was served (entry.client.tsx).
  const [isTakenOver] = useState(
    () => import.meta.env.SSR || "ready" in document.documentElement.dataset,
  );
  if (!isTakenOver) return null;
  return (
    <Suspense>
      <ErrorScreen />
    </Suspense>
  );
}
