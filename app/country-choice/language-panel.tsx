import Check from "lucide-react/icons/check";
import { Link, useRevalidator } from "react-router";
import { useSite } from "#app/site-data/use-site.ts";
import { Flag } from "#app/ui/flag.tsx";
import { countryOf, countryOfLanguage } from "#core/countries.ts";
import { type Language, languages } from "#core/languages.ts";
import { pathTo } from "#core/paths.ts";
import { chooseCountry } from "./stored-country.ts";

const names = { es: "Español", pt: "Português", en: "English" } as const;

/**
 * On an unprefixed page a language is changed in place; on a country's page the same page of that language's country
 * opens. Without scripts both are plain links.
 */
export function LanguagePanel({ id, className }: { id: string; className: string }) {
  const { country, language, page = "home", texts, topic } = useSite();
  const { revalidate } = useRevalidator();
  const isInPlace = countryOf(country).prefix === "";

  function hrefOf(choice: Language) {
    const target = choice === language ? country : countryOfLanguage[choice];
    return pathTo(target, { page, topic });
  }

  function choose(event: React.MouseEvent<HTMLAnchorElement>, choice: Language) {
    chooseCountry(countryOfLanguage[choice]);
    event.currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();
    if (!isInPlace) return;
    event.preventDefault();
    revalidate();
  }

  return (
    <div
      id={id}
      popover="auto"
      role="dialog"
      aria-labelledby={`${id}-title`}
      className={`panel w-64 p-3 ${className}`}
    >
      <p id={`${id}-title`} className="px-3 pt-2 font-display text-h4">
        <span lang="es">Idioma</span> / <span lang="en">Language</span>
      </p>
      <p className="px-3 pb-2 text-small text-ink-3">
        <span lang="es">Seleccione su idioma</span>
        {language !== "es" && <span className="block">{texts.selectLanguage}</span>}
      </p>
      <ul>
        {languages.map((choice) => (
          <li key={choice}>
            <Link
              to={hrefOf(choice)}
              lang={choice}
              hrefLang={choice}
              aria-current={choice === language ? "true" : undefined}
              onClick={(event) => choose(event, choice)}
              className="flex min-h-11 items-center gap-3 rounded-control px-3 font-medium hover:bg-bone aria-current:bg-petrol-tint"
            >
              <Flag code={countryOfLanguage[choice]} />
              {names[choice]}
              {choice === language && (
                <Check aria-hidden="true" size={20} className="ml-auto text-petrol" />
              )}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
