import Globe from "lucide-react/icons/globe";
import { CountryPicker } from "#app/country-choice/country-picker.tsx";
import { LanguagePanel } from "#app/country-choice/language-panel.tsx";
import { useSite } from "#app/site-data/use-site.ts";
import { FloatingButton } from "#app/ui/floating-button.tsx";
import { contactPromises, hrefOf } from "#core/brand.ts";
import { ContactWidget } from "./contact-widget.tsx";

// Presses between the buttons reach the page. While it is loading, the upper button already has its final position.
const roomForTwo = "min-h-27";

/** The bottom right corner: language on every page, the country picker (or contact widget) on home pages, toasts above. */
export function FloatingCorner() {
  const { country, page, texts } = useSite();
  const promises = contactPromises[country];
  const way = promises.corner;
  const href = way && hrefOf(promises, way);
  return (
    <div
      className={`pointer-events-none screen-only fixed right-4 bottom-4 z-20 flex flex-col items-end gap-3 md:right-6 md:bottom-6 [body:has([data-bottom-bar])_&]:bottom-4
        ${page === "home" ? roomForTwo : ""}`}
    >
      {page === "home" &&
        (href ? (
          <ContactWidget way={way} href={href} label={texts.directWays[way]} />
        ) : (
          <CountryPicker />
        ))}
      <FloatingButton popoverTarget="language-floating" aria-label={texts.changeLanguage}>
        <Globe aria-hidden="true" size={22} strokeWidth={1.75} />
      </FloatingButton>
      <LanguagePanel id="language-floating" className="right-4 bottom-20 md:right-6" />
    </div>
  );
}
