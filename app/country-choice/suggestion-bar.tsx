import ArrowRight from "lucide-react/icons/arrow-right";
import X from "lucide-react/icons/x";
import { Link, useNavigate } from "react-router";
import { useSite } from "#app/site-data/use-site.ts";
import { isModified } from "#app/ui/is-modified.ts";
import { useScrolledPast } from "#app/ui/use-scrolled-past.ts";
import { type CountryCode, countryOf } from "#core/countries.ts";
import { pathTo } from "#core/paths.ts";
import { isProgrammeFragment } from "#core/programme-start.ts";
import { Flag } from "./flag.tsx";
import { chooseCountry } from "./stored-country.ts";

const firstViewPx = 160;

/** Each in the language of the suggested site, so they are here and not in the page's texts. */
const words: Record<CountryCode, { label: string; offer: string; close: string }> = {
  ar: {
    label: "Sugerencia de sitio",
    offer: "Ver en el sitio de Argentina",
    close: "Cerrar",
  },
  es: {
    label: "Sugerencia de sitio",
    offer: "Ver en el sitio de España",
    close: "Cerrar",
  },
  br: {
    label: "Sugestão de site",
    offer: "Ver em português (Brasil)",
    close: "Fechar",
  },
  us: {
    label: "Site suggestion",
    offer: "See in English (US)",
    close: "Close",
  },
};

/**
 * Suggests the same page on the visitor's own site. From 768 px it is in the empty strip under the header and scrolls with the
 * page; a phone's first view has no room, so there it appears beside the floating corner after the first scroll.
 */
export default function SuggestionBar({
  country,
  onSettle,
}: {
  country: CountryCode;
  onSettle: () => void;
}) {
  const { page = "home", topic } = useSite();
  const { language, locale } = countryOf(country);
  const { label, offer, close } = words[country];
  const navigate = useNavigate();
  const isWaiting = !useScrolledPast(firstViewPx);
  return (
    <aside
      lang={locale}
      aria-label={label}
      className={`screen-only z-20 flex items-center rounded-pill bg-white text-small text-ink shadow-panel
        max-md:fixed max-md:bottom-4 max-md:left-4 max-md:[body:has([data-bottom-bar])_&]:bottom-30 max-md:max-w-[calc(100%-6rem)] max-md:text-caption
        max-md:transition-opacity max-md:duration-200 md:absolute md:top-22 md:right-(--gutter)
        ${isWaiting ? "max-md:not-focus-within:pointer-events-none max-md:not-focus-within:opacity-0" : ""}`}
    >
      <Link
        to={pathTo(country, { page, topic })}
        hrefLang={language}
        onClick={(event) => {
          // First, because the new page's language depends on it, wherever the browser opens it.
          chooseCountry(country);
          if (isModified(event)) return;
          onSettle();
          if (!isProgrammeFragment(location.hash)) return;
          event.preventDefault();
          void navigate(pathTo(country, { page, topic }) + location.hash);
        }}
        className="flex min-h-12 items-center gap-2 rounded-pill py-1.5 pr-1 pl-3 leading-snug font-semibold hover:text-petrol md:gap-2.5 md:px-4"
      >
        <Flag code={country} />
        {offer}
        <ArrowRight aria-hidden="true" size={18} className="shrink-0 max-md:hidden" />
      </Link>
      <button
        type="button"
        onClick={onSettle}
        aria-label={close}
        className="grid size-11 shrink-0 md:size-12 place-items-center rounded-pill hover:bg-bone"
      >
        <X aria-hidden="true" size={20} />
      </button>
    </aside>
  );
}
