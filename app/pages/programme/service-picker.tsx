import { familyColors } from "#app/families/family-colors.ts";
import { limitWords } from "#app/programme/assumption-words.ts";
import { LitWindow } from "#app/programme/windows.tsx";
import { usePath, useSite } from "#app/site-data/use-site.ts";
import { PageLink } from "#app/ui/page-link.tsx";
import { type FamilyId, familyIds } from "#core/pages.ts";
import type { Limit, Programme } from "#core/programme.ts";
import { defaultLimit } from "#core/programme-start.ts";
import { type ServiceId, servicesOf } from "#core/services.ts";
import { fill } from "#core/template.ts";
import type { EditProps } from "./estimator-props.ts";

export function ServicePicker({
  content,
  words,
  programme,
  fragment,
  onChange,
}: EditProps & { fragment: string }) {
  const { texts } = useSite();
  const path = usePath();
  function choose(id: ServiceId, limit: Limit | undefined) {
    const { [id]: _, ...others } = programme.services;
    onChange({ services: limit === undefined ? others : { ...others, [id]: limit } });
  }
  return (
    <div>
      <h2 className="text-h3">{content.services.title}</h2>
      <p className="measure mt-2 text-ink-2">
        {content.services.lead}{" "}
        <PageLink to={`${path("coverage")}#${fragment}`} className="text-petrol underline">
          {texts.seeCoverage}
        </PageLink>
      </p>
      <div className="mt-6 grid grid-cols-1 gap-3">
        {familyIds.map((family) => (
          <FamilyServices
            key={family}
            family={family}
            content={content}
            words={words}
            chosen={programme.services}
            onChoose={choose}
          />
        ))}
      </div>
    </div>
  );
}

function FamilyServices({
  family,
  content,
  words,
  chosen,
  onChoose,
}: Pick<EditProps, "content" | "words"> & {
  family: FamilyId;
  chosen: Programme["services"];
  onChoose: (id: ServiceId, limit: Limit | undefined) => void;
}) {
  const { texts } = useSite();
  const ids = servicesOf(family);
  const count = ids.filter((id) => chosen[id] !== undefined).length;
  return (
    <fieldset className={`min-w-0 rounded-card p-4 sm:p-6 ${familyColors[family].tint}`}>
      <legend className="float-left mb-2 w-full">
        <span className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="font-display text-h4">{texts.families[family]}</span>
          <span className="text-small text-ink-2">
            {fill(content.services.count, { count, all: ids.length })}
          </span>
        </span>
      </legend>
      <ul className="clear-both grid grid-cols-1 gap-x-6 md:grid-cols-2">
        {ids.map((id) => (
          <li
            key={id}
            className="flex min-h-13.5 flex-wrap items-center justify-between gap-x-3 border-t border-ink/12"
          >
            <label className="flex min-h-11 min-w-0 grow basis-40 items-center gap-3 font-medium leading-snug wrap-anywhere">
              <span className="relative shrink-0">
                <input
                  type="checkbox"
                  checked={chosen[id] !== undefined}
                  onChange={({ target }) => onChoose(id, target.checked ? defaultLimit : undefined)}
                  className="peer absolute inset-0 z-1 size-full cursor-pointer opacity-0 forced-colors:opacity-100"
                />
                <LitWindow
                  isLit={chosen[id] !== undefined}
                  className="size-6 rounded-[6px] peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-petrol"
                />
              </span>
              {words.services[id]}
            </label>
            {chosen[id] !== undefined && (
              <LimitSelect
                label={fill(content.services.limitOf, { service: words.services[id] })}
                words={words}
                limit={chosen[id]}
                onChange={(limit) => onChoose(id, limit)}
              />
            )}
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

const limits: Limit[] = [1, 2, 3, 4, 6, 12, "none"];

function LimitSelect({
  label,
  words,
  limit,
  onChange,
}: Pick<EditProps, "words"> & {
  label: string;
  limit: Limit;
  onChange: (limit: Limit) => void;
}) {
  const offered = limits.includes(limit) ? limits : [limit, ...limits];
  return (
    <select
      aria-label={label}
      value={limit}
      onChange={({ target }) => onChange(target.value === "none" ? "none" : Number(target.value))}
      className="min-h-11 shrink-0 rounded-control border border-line-strong bg-white/70 px-2 text-small"
    >
      {offered.map((value) => (
        <option key={value} value={value}>
          {limitWords(value, words)}
        </option>
      ))}
    </select>
  );
}
