import { familyColors } from "#app/families/family-colors.ts";
import { distanceWords, eventsWords, sharesEvents } from "#app/programme/assumption-words.ts";
import { useNumberFormat } from "#app/programme/use-number-format.ts";
import { LitWindow } from "#app/programme/windows.tsx";
import { useSite } from "#app/site-data/use-site.ts";
import { PageLink } from "#app/ui/page-link.tsx";
import { isOffered } from "#core/assumptions.ts";
import type { Limits } from "#core/benchmarks.ts";
import type { CountryCode } from "#core/countries.ts";
import { familyLimitsOf, limitKindsOf } from "#core/limits.ts";
import { type FamilyId, familyIds } from "#core/pages.ts";
import { withService } from "#core/programme.ts";
import { programmePath } from "#core/programme-start.ts";
import { type ServiceId, servicesOf } from "#core/services.ts";
import { fill, type Template } from "#core/template.ts";
import type { EditProps } from "./estimator-props.ts";
import { useFold } from "./folded.tsx";

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
      {chosen.length > 0 && <FamilyLimits family={family} chosen={chosen} {...props} />}
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

/** What contracts name: visits a year; what a home's case may cost; how far a vehicle is towed. */
function FamilyLimits({
  family,
  chosen,
  content,
  words,
  programme,
  onChange,
}: EditProps & { family: FamilyId; chosen: ServiceId[] }) {
  const { texts } = useSite();
  const { country } = programme;
  const { amount } = useNumberFormat(country);
  const limits = familyLimitsOf(programme, family);
  const kinds = chosen.flatMap((id) => limitKindsOf(id));
  const name = (text: Template<"family">) => fill(text, { family: texts.families[family] });

  function set(kind: keyof Limits, value: number | undefined) {
    const { [kind]: _, ...others } = limits;
    const next = value === undefined ? others : { ...others, [kind]: value };
    onChange({ limits: { ...programme.limits, [family]: next } });
  }

  if (kinds.length === 0) return null;
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2 border-t border-ink/12 pt-3">
      <span aria-hidden="true" className="mr-1 text-small font-semibold">
        {words.limits.name}
      </span>
      {kinds.includes("events") && (
        <LimitSelect
          label={name(content.services.eventsOf)}
          value={limits.events}
          offered={[1, 2, 3, 4, 5, 6, 12]}
          write={(events) => eventsWords(events, sharesEvents(programme, chosen[0]!), words)}
          onChange={(events) => set("events", events)}
        />
      )}
      {family === "hogar" && (
        <LimitSelect
          label={name(content.services.amountOf)}
          value={limits.amount}
          offered={amountsOffered[country] ?? []}
          write={(cap) =>
            cap === undefined
              ? content.services.noAmount
              : fill(words.limits.amount, { amount: amount(cap) })
          }
          onChange={(cap) => set("amount", cap)}
        />
      )}
      {family === "vial" && chosen.includes("towing") && (
        <LimitSelect
          label={name(content.services.kmOf)}
          value={limits.km}
          offered={country === "us" ? [8, 24, 40, 80, 161, 322] : [50, 100, 200, 300, 400]}
          write={(km) =>
            km === undefined ? content.services.noKm : distanceWords(km, country, words)
          }
          onChange={(km) => set("km", km)}
        />
      )}
    </div>
  );
}

const amountsOffered: Partial<Record<CountryCode, readonly number[]>> = {
  ar: [40_000, 60_000, 80_000, 120_000, 200_000],
  es: [100, 150, 200, 300, 500],
  br: [150, 200, 250, 400, 600],
  us: [150, 250, 500, 1_000, 5_000],
};

function LimitSelect({
  label,
  value,
  offered,
  write,
  onChange,
}: {
  label: string;
  value: number | undefined;
  offered: readonly number[];
  write: (value: number | undefined) => string;
  onChange: (value: number | undefined) => void;
}) {
  const isOdd = value !== undefined && !offered.includes(value);
  const all = isOdd ? [value, ...offered] : offered;
  return (
    <select
      aria-label={label}
      autoComplete="off"
      value={value ?? ""}
      onChange={({ target }) => onChange(target.value === "" ? undefined : Number(target.value))}
      className="min-h-11 max-w-full rounded-control border border-line-strong bg-white/70 px-2 text-small"
    >
      {all.map((each) => (
        <option key={each} value={each}>
          {write(each)}
        </option>
      ))}
      <option value="">{write(undefined)}</option>
    </select>
  );
}
