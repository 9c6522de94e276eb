import X from "lucide-react/icons/x";
import { useSite } from "#app/site-data/use-site.ts";
import { PageLink } from "#app/ui/page-link.tsx";
import { countries } from "#core/countries.ts";
import { pathTo } from "#core/paths.ts";
import { Flag } from "./flag.tsx";
import { type OfferedSite, offeredSite } from "./offered-site.ts";

/**
 * Above the header: whose content the page shows, and the visitor's own site. The page is built with the strips of all other
 * countries; a script of 0.8 kB shows one of them before the first paint, so that nothing moves afterwards.
 */
export function SiteStrip() {
  const { country, language, page = "home", topic, offers } = useSite();
  const sites = JSON.stringify(sitesFrom({ country, language }));
  return (
    <>
      <script
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script
        dangerouslySetInnerHTML={{
          __html: `(${showOffer})(${sites},${offeredSite})`.replace(/\s+/g, " "),
        }}
      />
      {offers.map(({ code, locale, here, go, close }) => (
        <aside
          key={code}
          lang={locale}
          data-offer-of={code}
          className="site-strip screen-only bg-amber-tint text-small text-ink"
        >
          <div className="wrap flex items-center gap-x-3">
            <Flag code={code} className="size-5 max-md:hidden" />
            <p className="grow py-2 leading-snug">
              {here}{" "}
              <PageLink
                to={pathTo(code, { page, topic })}
                data-choose={code}
                className="inline-block py-1 font-semibold text-petrol underline underline-offset-2 hover:text-petrol-h"
              >
                {go}
              </PageLink>
            </p>
            <button
              type="button"
              data-close-offer
              aria-label={close}
              className="-mr-[12px] grid size-[44px] shrink-0 place-items-center rounded-control hover:bg-white"
            >
              <X aria-hidden="true" size={20} />
            </button>
          </div>
        </aside>
      ))}
    </>
  );
}

type Sites = Pick<OfferedSite, "here" | "sites">;

function sitesFrom({ country, language }: OfferedSite["here"]): Sites {
  return {
    here: { country, language },
    sites: countries.map(({ code, language, locale }) => ({ code, language, locale })) as never,
  };
}

/** Uses nothing from outside, as it runs before the page's scripts. */
function showOffer(sites: Sites, choose: typeof offeredSite) {
  const { dataset } = document.documentElement;
  let chosen: string | undefined;
  let isClosed = false;
  try {
    chosen = document.cookie.match(/(?:^|;\s*)selectedCountry=(\w+)/)?.[1];
    chosen = localStorage.getItem("selectedCountry") ?? chosen;
    isClosed = localStorage.getItem("siteSuggestion") !== null;
  } catch {
    isClosed = !chosen;
  }
  const offer = isClosed ? undefined : choose({ ...sites, chosen, locales: navigator.languages });
  if (offer) dataset.offer = offer;
}
