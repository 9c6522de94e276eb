// Renders pages, at build time and for `npm run dev`. Only islands run in the browser (app/islands).
import type { ComponentProps, ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { contactTexts } from "#content/contact-texts.ts";
import { contentFor } from "#content/content-for.ts";
import { type TextSource, withAttributes, withMarks } from "#content/marks.ts";
import { moduleOf } from "#core/paths.ts";
import { Document, type PageAssets } from "./document.tsx";
import { PageDataContext } from "./islands/island.server.tsx";
import { islands } from "./islands.ts";
import { type HeadTexts, type PageRequest, type Place, placeAt } from "./site.ts";
import type { PageData } from "./site-data/page-data.ts";
import { siteData } from "./site-data/site-data.server.ts";
import { PlaceContext, SiteContext } from "./site-data/use-site.ts";

/** A module of app/pages. */
export interface PageModule {
  /** What the page shows. `subject`: what a message that is started there begins with. */
  dataFor: (place: Place) => { head: HeadTexts; subject?: string };
  default: ComponentType<{ data: never }>;
  /** The ground of its first section, which the header overlays. */
  ground?: "night";
  links?: ComponentProps<"link">[];
  /** Its islands read the texts that all pages share (`useSite`). */
  sharesWords?: true;
}

const modules = import.meta.glob<PageModule>("./pages/*/page.tsx", { eager: true });

/** The page's whole html. */
export function renderPage(request: PageRequest, assets: PageAssets): string {
  const place = placeAt(request);
  const module = modules[`./pages/${place.page ? moduleOf(place.page) : "not-found"}/page.tsx`];
  if (!module) throw new Error(`No module for ${request.path}`);
  const { default: Page, ground, links = [] } = module;
  const data = module.dataFor(place);
  const site = siteData(place);
  const page: PageData = {
    place,
    subject: data.subject,
    error: contentFor(place, "error-screen"),
    site: module.sharesWords && site,
    islands: [],
  };
  const html = renderToString(
    <SiteContext value={site}>
      <PlaceContext value={place}>
        <PageDataContext value={page}>
          <Document head={data.head} ground={ground} links={links} assets={assets}>
            <Page data={data as never} />
          </Document>
        </PageDataContext>
      </PlaceContext>
    </SiteContext>,
  );
  if (page.islands.length === 0) page.site = undefined;
  const unknown = page.islands.find(({ name }) => !islands[name]);
  if (unknown) throw new Error(`No island has the name ${unknown.name}`);
  return `<!DOCTYPE html>${html.replace("</body>", () => `${dataScript(page)}</body>`)}`;
}

/** For the studio: elements name their texts by their place in `sources`, which has also those that are not seen at first. */
export function renderMarked(
  request: PageRequest,
  assets: PageAssets,
): { html: string; sources: TextSource[] } {
  const { value, sources } = withMarks(() => {
    const html = renderPage(request, assets);
    contactTexts(placeAt(request));
    return html;
  });
  return { html: withAttributes(value), sources };
}

/** For the page's scripts (app/site-data/page-data.ts). */
function dataScript(data: object): string {
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  return `<script type="application/json" id="page-data">${json}</script>`;
}
