import type { MouseEvent } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { useSite } from "#app/site-data/use-site.ts";
import { isModified } from "#app/ui/is-modified.ts";
import { countryOf, countryOfLanguage } from "#core/countries.ts";
import { type Language, type Localized, languages } from "#core/languages.ts";
import { pathTo } from "#core/paths.ts";
import { isProgrammeFragment } from "#core/programme-start.ts";
import { ChoicePanel } from "./choice-panel.tsx";
import { chooseCountry } from "./stored-country.ts";

const names: Localized<string> = { es: "Español", pt: "Português", en: "English" };

/**
 * An unprefixed page changes its language in place; a country's page links to the same page of that language's country.
 * A programme in the fragment goes along. Without scripts both are plain links.
 */
export function LanguagePanel({ id, className }: { id: string; className: string }) {
  const { country, language, page = "home", texts, topic } = useSite();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const isInPlace = countryOf(country).prefix === "";

  function hrefOf(choice: Language) {
    const target = choice === language ? country : countryOfLanguage[choice];
    return pathTo(target, { page, topic });
  }

  function choose(event: MouseEvent, choice: Language) {
    chooseCountry(countryOfLanguage[choice]);
    if (isModified(event)) return;
    const isProgramme = isProgrammeFragment(location.hash);
    if (!isInPlace && !isProgramme) return;
    event.preventDefault();
    if (isInPlace) revalidate();
    else navigate(hrefOf(choice) + location.hash);
  }

  return (
    <ChoicePanel
      id={id}
      title={
        <>
          <span lang="es">Idioma</span> / <span lang="en">Language</span>
        </>
      }
      note={
        <p className="text-small text-ink-3">
          <span lang="es">Seleccione su idioma</span>
          {language !== "es" && <span className="block">{texts.selectLanguage}</span>}
        </p>
      }
      choices={languages.map((choice) => ({
        name: names[choice],
        lang: choice,
        flag: countryOfLanguage[choice],
        to: hrefOf(choice),
        hrefLang: choice,
        isCurrent: choice === language,
        onChoose: (event) => choose(event, choice),
      }))}
      className={className}
    />
  );
}
