import ChevronUp from "lucide-react/icons/chevron-up";
import { useSite } from "#app/site-data/use-site.ts";
import { FloatingButton } from "#app/ui/floating-button.tsx";
import { countries } from "#core/countries.ts";
import { pathOf } from "#core/paths.ts";
import { ChoicePanel } from "./choice-panel.tsx";
import { Flag } from "./flag.tsx";
import { chooseCountry } from "./stored-country.ts";

/** On the home pages: the list of country sites. Choosing one stores it and opens its home page. */
export function CountryPicker() {
  const { country, dictionary, texts } = useSite();
  return (
    <>
      <FloatingButton
        popoverTarget="country-panel"
        aria-label={`${texts.changeCountry}: ${texts.countries[country]}`}
        className="min-w-12 gap-2 lg:px-3.5"
      >
        <Flag code={country} />
        <span className="text-small font-semibold max-lg:hidden">{texts.countries[country]}</span>
        <ChevronUp aria-hidden="true" size={18} className="max-lg:hidden" />
      </FloatingButton>
      <ChoicePanel
        id="country-panel"
        title={dictionary.seleccionarPais}
        choices={countries.map(({ code, language }) => ({
          name: texts.countries[code],
          flag: code,
          to: pathOf(code, "home"),
          hrefLang: language,
          isCurrent: code === country,
          onChoose: () => chooseCountry(code),
        }))}
        className="right-4 bottom-36 md:right-6"
      />
    </>
  );
}
