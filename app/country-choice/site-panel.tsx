import Check from "lucide-react/icons/check";
import { type ReactNode, useId } from "react";
import { useSite } from "#app/site-data/use-site.ts";
import { PageLink } from "#app/ui/page-link.tsx";
import { type CountryCode, countries, countryOf, countryOfLanguage } from "#core/countries.ts";
import { type Language, languageNames, languages } from "#core/languages.ts";
import { pathTo } from "#core/paths.ts";
import { Flag } from "./flag.tsx";

/**
 * The language and the country of this page, each to be changed. An unprefixed page changes its language in place; otherwise
 * both lead to the same page of another country. A programme in the fragment goes along. Without scripts all are plain links.
 */
export function SitePanel({ id, className }: { id: string; className: string }) {
  const { country, language, page = "home", dictionary, texts, topic } = useSite();
  const pathIn = (code: CountryCode) => pathTo(code, { page, topic });

  function pathOfLanguage(choice: Language) {
    return pathIn(choice === language ? country : countryOfLanguage[choice]);
  }

  return (
    <div
      id={id}
      popover="auto"
      role="dialog"
      aria-labelledby={`${id}-title`}
      className={`panel w-64 p-3 md:w-120 ${className}`}
    >
      <div className="grid gap-x-3 gap-y-2 md:grid-cols-2 md:grid-rows-[auto_1fr]">
        <Choices
          title={
            <>
              <span id={`${id}-title`} className="block font-display text-h4 text-ink">
                <span lang="es">Idioma</span> / <span lang="en">Language</span>
              </span>
              <span lang="es">{texts.seleccioneSuIdioma}</span>
              {language !== "es" && <span className="block">{texts.selectLanguage}</span>}
            </>
          }
        >
          {languages.map((choice) => (
            <Choice
              key={choice}
              lang={choice}
              flag={countryOfLanguage[choice]}
              to={pathOfLanguage(choice)}
              hrefLang={choice}
              isInPlace={countryOf(country).prefix === ""}
              isCurrent={choice === language}
            >
              {languageNames[choice]}
            </Choice>
          ))}
        </Choices>
        <Choices
          title={
            <span className="block font-display text-h4 text-ink">
              {dictionary.seleccionarPais}
            </span>
          }
        >
          {countries.map(({ code, language: hrefLang }) => (
            <Choice
              key={code}
              flag={code}
              to={pathIn(code)}
              hrefLang={hrefLang}
              isCurrent={code === country}
            >
              {texts.countries[code]}
            </Choice>
          ))}
        </Choices>
      </div>
    </div>
  );
}

function Choices({ title, children }: { title: ReactNode; children: ReactNode }) {
  const titleId = useId();
  return (
    <div className="grid gap-y-2 md:row-span-2 md:grid-rows-subgrid">
      <p id={titleId} className="px-3 pt-2 text-small text-ink-3">
        {title}
      </p>
      <ul aria-labelledby={titleId}>{children}</ul>
    </div>
  );
}

/** Its flag is that of the country that it chooses (choose-site.ts). */
function Choice({
  flag,
  isInPlace = false,
  isCurrent,
  children,
  ...link
}: {
  lang?: Language;
  flag: CountryCode;
  to: string;
  hrefLang: Language;
  isInPlace?: boolean;
  isCurrent: boolean;
  children: ReactNode;
}) {
  return (
    <li>
      <PageLink
        {...link}
        data-choose={flag}
        data-in-place={isInPlace || undefined}
        aria-current={isCurrent ? "true" : undefined}
        className="flex min-h-11 items-center gap-3 rounded-control px-3 font-medium hover:bg-bone aria-current:bg-petrol-tint"
      >
        <Flag code={flag} />
        {children}
        {isCurrent && <Check aria-hidden="true" size={20} className="ml-auto text-petrol" />}
      </PageLink>
    </li>
  );
}
