import { lazy } from "react";
import { familyColors } from "#app/families/family-colors.ts";
import { limitWords, mostLimited } from "#app/programme/assumption-words.ts";
import { useNumberFormat } from "#app/programme/use-number-format.ts";
import { LitWindow } from "#app/programme/windows.tsx";
import { useSite } from "#app/site-data/use-site.ts";
import { PageLink } from "#app/ui/page-link.tsx";
import { isOffered } from "#core/assumptions.ts";
import { type FamilyId, familyIds } from "#core/pages.ts";
import { withService } from "#core/programme.ts";
import { programmePath } from "#core/programme-start.ts";
import { servicesOf } from "#core/services.ts";
import { fill } from "#core/template.ts";
import type { EditProps } from "./estimator-props.ts";
import { Fold, useFold } from "./folded.tsx";

const FamilyTerms = lazy(() =>
  import("./limit-fields.tsx").then((module) => ({ default: module.FamilyTerms })),
);

export function ServicePicker({
  fragment,
  ...props
}: EditProps & {
  /** Of all programmes, for the way to the coverage and back. */
  fragment: string;
}) {
  const { country, texts } = useSite();
  const { content } = props;
  return (
    <div className="screen-only">
      <h2 className="text-h3">{content.services.title}</h2>
      <p className="measure mt-2 text-ink-2">
        {content.services.lead}{" "}
        <PageLink
          to={programmePath(country, fragment, "coverage")}
          className="text-petrol underline"
        >
          {texts.seeCoverage}
        </PageLink>
      </p>
      <div className="mt-6 grid grid-cols-1 gap-3">
        {familyIds.map((family) => (
          <FamilyServices key={family} family={family} {...props} />
        ))}
      </div>
    </div>
  );
}

function FamilyServices({ family, ...props }: EditProps & { family: FamilyId }) {
  const { content, words, programme, onChange } = props;
  const { texts } = useSite();
  const format = useNumberFormat(programme.country);
  const ids = servicesOf(family, programme.country).filter((id) => isOffered(id, programme));
  const chosen = ids.filter((id) => programme.services.includes(id));
  const { props: fold } = useFold(chosen.length > 0);
  return (
    <details
      className={`min-w-0 rounded-card px-4 py-1.5 open:pb-4 sm:px-6 sm:open:pb-6 ${familyColors[family].tint}`}
      {...fold}
    >
      <summary className="min-h-12 content-center">
        <span className="font-display text-h4">{texts.families[family]}</span>
        <span className="ml-3 text-small text-ink-2">
          {fill(content.services.count, {
            count: String(chosen.length),
            all: String(ids.length),
          })}
        </span>
      </summary>
      <ul
        aria-label={texts.families[family]}
        className="mt-1.5 grid grid-cols-1 gap-x-6 md:grid-cols-2"
      >
        {ids.map((id) => (
          <ServiceChoice
            key={id}
            name={words.services[id]}
            isChosen={chosen.includes(id)}
            onChoose={(isChosen) => onChange({ services: withService(programme, id, isChosen) })}
          />
        ))}
      </ul>
      {chosen.length > 0 && (
        <Fold
          title={`${words.limits.name}: ${limitWords(programme, mostLimited(programme, chosen), words, format)}`}
          className="mt-3 border-t border-ink/12 pt-1"
          later={<FamilyTerms family={family} chosen={chosen} {...props} />}
        />
      )}
    </details>
  );
}

function ServiceChoice({
  name,
  isChosen,
  onChoose,
}: {
  name: string;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}) {
  return (
    <li className="border-t border-ink/12">
      <label className="flex min-h-12 items-center gap-3 py-1 font-medium leading-snug wrap-anywhere">
        <span className="relative shrink-0">
          <input
            type="checkbox"
            checked={isChosen}
            onChange={({ target }) => onChoose(target.checked)}
            className="peer absolute inset-0 z-1 size-full cursor-pointer opacity-0 forced-colors:opacity-100"
          />
          <LitWindow
            isLit={isChosen}
            className="size-6 rounded-[6px] peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-petrol"
          />
        </span>
        {name}
      </label>
    </li>
  );
}
