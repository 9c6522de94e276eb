import Globe from "lucide-react/icons/globe";
import { SitePanel } from "#app/country-choice/site-panel.tsx";
import { useSite } from "#app/site-data/use-site.ts";
import { FloatingButton } from "#app/ui/floating-button.tsx";
import { hrefOf } from "#core/brand.ts";
import { ContactWidget } from "./contact-widget.tsx";

/**
 * Bottom right: the language and the country, on homes below the contact widget of a country that has one. Where the page has a
 * margin it stays in it, down to the footer. Narrower screens have no empty place at every height, so there it is in the hero of
 * the homes (app.css); the header's control is always at hand.
 */
export function FloatingCorner() {
  const { page, texts, ways } = useSite();
  const way = ways?.chat ? "chat" : "phone";
  const href = ways && hrefOf(ways, way);
  return (
    <div className="floating-holder screen-only">
      <div className={`floating-corner ${page === "home" ? "floating-home" : ""}`}>
        {page === "home" && href && (
          <ContactWidget way={way} href={href} label={texts.directWays[way]} />
        )}
        <FloatingButton popoverTarget="language-floating" aria-label={texts.changeSite}>
          <Globe aria-hidden="true" size={22} strokeWidth={1.75} />
        </FloatingButton>
        <SitePanel id="language-floating" className="right-3.5 bottom-20" />
      </div>
    </div>
  );
}
