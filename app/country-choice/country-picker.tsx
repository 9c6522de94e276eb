import Check from "lucide-react/icons/check";
import ChevronUp from "lucide-react/icons/chevron-up";
import { Link } from "react-router";
import { useSite } from "#app/site-data/use-site.ts";
import { Flag } from "#app/ui/flag.tsx";
import { FloatingButton } from "#app/ui/floating-button.tsx";
import { countries } from "#core/countries.ts";
import { pathOf } from "#core/paths.ts";
import { chooseCountry } from "./stored-country.ts";

/** On the homes: the list of country sites. Choosing one stores it and opens its home. */
export function CountryPicker() {
  const { country, dictionary, texts } = useSite();
  return (
    <>
      <FloatingButton
        popoverTarget="country-panel"
        aria-label={`${texts.changeCountry}: ${texts.countries[country]}`}
        className="min-w-12 gap-2 md:px-3.5"
      >
        <Flag code={country} />
        <span className="text-small font-semibold max-md:hidden">{texts.countries[country]}</span>
        <ChevronUp aria-hidden="true" size={18} className="max-md:hidden" />
      </FloatingButton>
      <div
        id="country-panel"
        popover="auto"
        role="dialog"
        aria-labelledby="country-panel-title"
        className="panel right-4 bottom-36 w-64 p-3 md:right-6"
      >
        <p id="country-panel-title" className="px-3 pt-2 pb-2 font-display text-h4">
          {dictionary.seleccionarPais}
        </p>
        <ul>
          {countries.map(({ code, language }) => (
            <li key={code}>
              <Link
                to={pathOf(code, "home")}
                hrefLang={language}
                aria-current={code === country ? "true" : undefined}
                onClick={(event) => {
                  chooseCountry(code);
                  event.currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();
                }}
                className="flex min-h-11 items-center gap-3 rounded-control px-3 font-medium hover:bg-bone aria-current:bg-petrol-tint"
              >
                <Flag code={code} />
                {texts.countries[code]}
                {code === country && (
                  <Check aria-hidden="true" size={20} className="ml-auto text-petrol" />
                )}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
