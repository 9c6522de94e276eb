import { useNumberFormat } from "#app/programme/use-number-format.ts";
import { useSite } from "#app/site-data/use-site.ts";
import { pathOf } from "#core/paths.ts";
import { type Programme, writeProgramme } from "#core/programme.ts";
import type { EstimatorProps } from "./estimator-props.ts";

/** What the visitor should know of the link they came by, and of scripts that do not run. */
export function LinkNotices({
  content,
  words,
  ignored,
  programme,
}: EstimatorProps & { ignored: string[]; programme: Programme }) {
  const { country } = useSite();
  const { integer } = useNumberFormat(programme.country);
  const other = words.sourceCountries[programme.country];
  return (
    <div className="grid gap-3 empty:hidden">
      <noscript>
        <p className="rounded-button bg-amber-tint p-4 text-small">
          {content.noScript.replace("{customers}", integer(programme.customers))}
        </p>
      </noscript>
      {ignored.length > 0 && (
        <div role="status" className="rounded-button bg-amber-tint p-4 text-small">
          <p className="font-semibold">{content.ignored}</p>
          <ul className="mt-1">
            {ignored.map((part) => (
              <li key={part}>
                <code className="wrap-anywhere">{part}</code>
              </li>
            ))}
          </ul>
        </div>
      )}
      {programme.country !== country && (
        <p className="rounded-button bg-petrol-tint p-4 text-small">
          {content.otherCountry.text.replace("{country}", other)}{" "}
          <a
            href={`${pathOf(programme.country, "programme")}#${writeProgramme(programme)}`}
            className="font-semibold text-petrol underline"
          >
            {content.otherCountry.link.replace("{country}", other)}
          </a>
        </p>
      )}
    </div>
  );
}
