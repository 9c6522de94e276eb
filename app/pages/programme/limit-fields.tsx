// Loads when the first limits are opened.
import { distanceWords, eventsWords, sharesEvents } from "#app/programme/assumption-words.ts";
import { useNumberFormat } from "#app/programme/use-number-format.ts";
import { useSite } from "#app/site-data/use-site.ts";
import { basisOf, hasOwnBasis } from "#core/assumptions.ts";
import type { Limits } from "#core/benchmarks.ts";
import { type Basis, basesIn } from "#core/company-kinds.ts";
import type { CountryCode } from "#core/countries.ts";
import { familyLimitsOf, limitKindsOf, limitsOf } from "#core/limits.ts";
import type { FamilyId } from "#core/pages.ts";
import { type ServiceId, services } from "#core/services.ts";
import { fill, type Template } from "#core/template.ts";
import type { EditProps } from "./estimator-props.ts";

const selectClass =
  "min-h-11 max-w-full rounded-control border border-line-strong bg-white/70 px-2 text-small font-normal";

const amountsOffered: Partial<Record<CountryCode, readonly number[]>> = {
  ar: [40_000, 60_000, 80_000, 120_000, 200_000],
  es: [100, 150, 200, 300, 500],
  br: [150, 200, 250, 400, 600],
  us: [150, 250, 500, 1_000, 5_000],
};

interface LimitField {
  kind: keyof Limits;
  label: Template<"family">;
  offered: readonly number[];
  write: (value?: number) => string;
}

/** What contracts name: visits a year; what a case may cost; how far a vehicle is towed. */
function LimitFields({
  name,
  kinds,
  limits,
  isShared,
  content,
  words,
  programme: { country },
  onLimits,
}: EditProps & {
  /** Of what they limit. */
  name: string;
  kinds: ReadonlySet<keyof Limits>;
  limits: Limits;
  /** Whether the visits count over the family. */
  isShared: boolean;
  onLimits: (limits: Limits) => void;
}) {
  const { amount } = useNumberFormat(country);
  const { services: texts } = content;
  const fields: LimitField[] = [
    {
      kind: "events",
      label: texts.eventsOf,
      offered: [1, 2, 3, 4, 5, 6, 12],
      write: (events?: number) => eventsWords(events, isShared, words),
    },
    {
      kind: "amount",
      label: texts.amountOf,
      offered: amountsOffered[country] ?? [],
      write: (cap?: number) =>
        cap === undefined ? texts.noAmount : fill(words.limits.amount, { amount: amount(cap) }),
    },
    {
      kind: "km",
      label: texts.kmOf,
      offered: country === "us" ? [8, 24, 40, 80, 161, 322] : [50, 100, 200, 300, 400],
      write: (km?: number) => (km === undefined ? texts.noKm : distanceWords(km, country, words)),
    },
  ];
  const shown = fields.filter(({ kind }) => kinds.has(kind));
  if (shown.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span aria-hidden="true" className="mr-1 text-small font-semibold">
        {words.limits.name}
      </span>
      {shown.map(({ kind, label, offered, write }) => {
        const value = limits[kind];
        const isOdd = value !== undefined && !offered.includes(value);
        return (
          <select
            key={kind}
            aria-label={fill(label, { family: name })}
            autoComplete="off"
            value={value ?? ""}
            onChange={({ target }) => {
              const { [kind]: _, ...others } = limits;
              const next =
                target.value === "" ? others : { ...others, [kind]: Number(target.value) };
              onLimits(next);
            }}
            className={selectClass}
          >
            {(isOdd ? [value, ...offered] : offered).map((each) => (
              <option key={each} value={each}>
                {write(each)}
              </option>
            ))}
            <option value="">{write(undefined)}</option>
          </select>
        );
      })}
    </div>
  );
}

/** Of one service: its own once they are changed, and its family's until then. */
export function ServiceLimits({ id, ...props }: EditProps & { id: ServiceId }) {
  const { content, words, programme, onChange } = props;
  const { texts } = useSite();
  const { [id]: own, ...others } = programme.limits;
  return (
    <div className="my-2 flex flex-wrap items-center gap-x-4 gap-y-2 screen-only">
      <LimitFields
        {...props}
        name={words.services[id]}
        kinds={new Set(limitKindsOf(id))}
        limits={limitsOf(programme, id)}
        isShared={sharesEvents(programme, id)}
        onLimits={(limits) => onChange({ limits: { ...others, [id]: limits } })}
      />
      {own && (
        <button
          type="button"
          onClick={() => onChange({ limits: others })}
          className="min-h-11 text-small font-semibold text-petrol underline"
        >
          {fill(content.services.asFamily, { family: texts.families[services[id].family] })}
        </button>
      )}
    </div>
  );
}

/** How customers get a family, or one service of those that can be offered apart; and what contracts limit of the family. */
export function FamilyTerms({
  family,
  chosen,
  ...props
}: EditProps & { family: FamilyId; chosen: ServiceId[] }) {
  const { words, programme, onChange } = props;
  const { texts } = useSite();
  const { limits } = programme;
  const name = texts.families[family];
  const kinds = new Set(chosen.flatMap((id) => limitKindsOf(id)));
  // A family's amount is one of home visits.
  if (family !== "hogar") kinds.delete("amount");
  // Of one service, the family's basis is its own, unless it has kept one from when there were more.
  const apart = chosen.filter(
    (id) => hasOwnBasis(id) && (chosen.length > 1 || programme.bases?.[id] !== undefined),
  );
  return (
    <div className="grid grid-cols-1 gap-2">
      <BasisField id={family} label={words.basis} name={name} {...props} />
      {apart.map((id) => (
        <BasisField
          key={id}
          id={id}
          label={words.services[id]}
          name={words.services[id]}
          {...props}
        />
      ))}
      <LimitFields
        {...props}
        name={name}
        kinds={kinds}
        limits={familyLimitsOf(programme, family)}
        isShared={sharesEvents(programme, chosen[0]!)}
        onLimits={(own) => onChange({ limits: { ...limits, [family]: own } })}
      />
    </div>
  );
}

function BasisField({
  id,
  label,
  name,
  words,
  programme,
  onChange,
}: EditProps & { id: FamilyId | ServiceId; label: string; name: string }) {
  const { [id]: _, ...others } = programme.bases ?? {};

  /** Nothing is kept that is so without it. */
  function offer(next: Basis) {
    const isUsual = next === basisOf(id, { ...programme, bases: others });
    const bases = isUsual ? others : { ...others, [id]: next };
    onChange({ bases: Object.keys(bases).length > 0 ? bases : undefined });
  }

  return (
    <label className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small font-semibold">
      {label}
      <select
        aria-label={`${name}: ${words.basis}`}
        autoComplete="off"
        value={basisOf(id, programme)}
        onChange={({ target }) => offer(target.value as Basis)}
        className={selectClass}
      >
        {basesIn(programme.country)
          .filter((each) => each !== "warranty" || id === "hogar")
          .map((each) => (
            <option key={each} value={each}>
              {words.bases[each]}
            </option>
          ))}
      </select>
    </label>
  );
}
