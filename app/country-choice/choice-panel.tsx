import Check from "lucide-react/icons/check";
import type { MouseEvent, ReactNode } from "react";
import { Link } from "react-router";
import type { CountryCode } from "#core/countries.ts";
import type { Language } from "#core/languages.ts";
import { Flag } from "./flag.tsx";

interface Choice {
  name: string;
  /** The language of the name, if it differs from the page's. */
  lang?: Language;
  flag: CountryCode;
  to: string;
  hrefLang: Language;
  isCurrent: boolean;
  onChoose: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** A panel of links to other sites or languages, the current one marked. Choosing one closes it. */
export function ChoicePanel({
  id,
  title,
  note,
  choices,
  className,
}: {
  id: string;
  title: ReactNode;
  note?: ReactNode;
  choices: Choice[];
  className: string;
}) {
  return (
    <div
      id={id}
      popover="auto"
      role="dialog"
      aria-labelledby={`${id}-title`}
      className={`panel w-64 p-3 ${className}`}
    >
      <div className="px-3 pt-2 pb-2">
        <p id={`${id}-title`} className="font-display text-h4">
          {title}
        </p>
        {note}
      </div>
      <ul>
        {choices.map(({ name, lang, flag, to, hrefLang, isCurrent, onChoose }) => (
          <li key={name}>
            <Link
              to={to}
              lang={lang}
              hrefLang={hrefLang}
              aria-current={isCurrent ? "true" : undefined}
              onClick={(event) => {
                event.currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();
                onChoose(event);
              }}
              className="flex min-h-11 items-center gap-3 rounded-control px-3 font-medium hover:bg-bone aria-current:bg-petrol-tint"
            >
              <Flag code={flag} />
              {name}
              {isCurrent && <Check aria-hidden="true" size={20} className="ml-auto text-petrol" />}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
