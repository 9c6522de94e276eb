import ArrowRight from "lucide-react/icons/arrow-right";
import X from "lucide-react/icons/x";
import { Link } from "react-router";
import { type CountryCode, countryOf } from "#core/countries.ts";
import { pathTo } from "#core/paths.ts";
import { Flag } from "../ui/flag.tsx";
import { useSite } from "../use-site.ts";
import { chooseCountry } from "./select-country.ts";

/** Each in the language of the site it offers, so it is written here and not in the page's texts. */
const words: Record<CountryCode, { label: string; offer: string; close: string }> = {
  ar: {
    label: "Sugerencia de sitio",
    offer: "Ver esta página en el sitio de Argentina",
    close: "Cerrar",
  },
  es: {
    label: "Sugerencia de sitio",
    offer: "Ver esta página en el sitio de España",
    close: "Cerrar",
  },
  br: {
    label: "Sugestão de site",
    offer: "Ver esta página em português, no site do Brasil",
    close: "Fechar",
  },
  us: {
    label: "Site suggestion",
    offer: "See this page in English, on the US site",
    close: "Close",
  },
};

/**
 * Offers the same page on the visitor's own site. From 768 px it lies in the empty strip under the header and scrolls away
 * with it; on a phone, beside the floating corner.
 */
export default function SuggestionBar({
  country,
  onSettle,
}: {
  country: CountryCode;
  onSettle: () => void;
}) {
  const { page = "home", topic } = useSite();
  const { language } = countryOf(country);
  const { label, offer, close } = words[country];
  return (
    <aside
      lang={language}
      aria-label={label}
      className="screen-only z-20 flex items-center rounded-pill bg-white pl-2 text-small text-ink shadow-panel max-md:fixed max-md:right-20 max-md:bottom-4 max-md:left-4 md:absolute md:top-22 md:right-(--gutter)"
    >
      <Link
        to={pathTo(country, { page, topic })}
        hrefLang={language}
        onClick={() => {
          chooseCountry(country);
          onSettle();
        }}
        className="flex min-h-12 items-center gap-2.5 rounded-pill px-2 py-1.5 leading-snug font-semibold hover:text-petrol"
      >
        <Flag code={country} />
        {offer}
        <ArrowRight aria-hidden="true" size={18} className="shrink-0" />
      </Link>
      <button
        type="button"
        onClick={onSettle}
        aria-label={close}
        className="grid size-12 shrink-0 place-items-center rounded-pill hover:bg-bone"
      >
        <X aria-hidden="true" size={20} />
      </button>
    </aside>
  );
}
