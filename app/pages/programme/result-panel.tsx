import type { ReactNode } from "react";
import { ContactButton } from "#app/contact/contact-button.tsx";
import { useShownProgramme } from "#app/contact/page-context.ts";
import { exclusionsOf, nameOf, rangeWords, tierWords } from "#app/programme/assumption-words.ts";
import { attachmentOf } from "#app/programme/attachment.ts";
import { FileButton } from "#app/programme/file-button.tsx";
import { LinkButtons } from "#app/programme/link-buttons.tsx";
import { useNumberFormat } from "#app/programme/use-number-format.ts";
import { HouseFront } from "#app/programme/windows.tsx";
import { useSite } from "#app/site-data/use-site.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { allInFor, assumptionMax, defaultOf, storedPerShown } from "#core/assumptions.ts";
import { fewCasesOf } from "#core/band.ts";
import { partsOf, rangeOf } from "#core/estimate.ts";
import { printedOf } from "#core/printed.ts";
import { withFigure } from "#core/programme.ts";
import { programmePath } from "#core/programme-start.ts";
import { fill } from "#core/template.ts";
import type { EditProps } from "./estimator-props.ts";
import { MovingNumber } from "./moving-number.tsx";
import { RangeTrack } from "./range-track.tsx";
import { useNumberField } from "./use-number-field.ts";
import { useSettled } from "./use-settled.ts";

export const resultId = "result";

interface ResultPanelProps extends EditProps {
  /** Of all programmes: the brief shows one and links to the others. */
  fragment: string;
  /** Of compared programmes, the one shown. */
  label?: string;
  /** The number of customers is not understood: no figure is shown that is not the visitor's. */
  isWrong: boolean;
  undo: ReactNode;
  /** The compared programmes, below the figures. */
  children: ReactNode;
}

/** The estimate and what to do with it, beside the fields. */
export function ResultPanel(props: ResultPanelProps) {
  const { content, words, programme, result, fragment, label, isWrong, undo, children } = props;
  const { country, origin } = useSite();
  const format = useNumberFormat(programme.country);
  const { rough } = format;
  const { perCustomerMonth: fee, cost, cases } = result;
  const missing = isWrong ? content.result.wrong : content.result.none;
  const isEmpty = isWrong || result.parts.length === 0;
  const attached = isEmpty ? undefined : attachmentOf(programme, words, format, fragment);
  const attachment =
    attached && label ? { ...attached, line: `${label}: ${attached.line}` } : attached;
  useShownProgramme(attachment);
  /** Beside the house of windows, in a panel that is a third of the page. */
  const isLong = rough(fee.likely).length > 6;
  const announcement = useSettled(
    isEmpty
      ? missing
      : fill(content.result.announcement, {
          fee: rough(fee.likely),
          range: rangeWords(programme, result, words, format),
          cases: format.roughCount(cases.likely),
          cost: rough(cost.likely),
        }),
  );

  return (
    <div
      id={resultId}
      className="on-night scroll-mt-4 rounded-card rounded-tr-arc p-6 sm:p-8 lg:sticky lg:top-24 lg:z-20 lg:-mt-66 lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto lg:shadow-night lg:ring-1 lg:ring-night-line"
    >
      <div className="-my-2.5 flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <h2 tabIndex={-1} className="text-h4">
          {label ? `${content.result.title} ${label}` : content.result.title}
          <span className="text-small font-normal text-sky">
            {" · "}
            {words.sourceCountries[programme.country]}
          </span>
        </h2>
        {undo}
      </div>
      {isEmpty ? (
        <p className="mt-4 text-lead text-sky">{missing}</p>
      ) : (
        <>
          <div className="mt-4 flex items-end justify-between gap-x-6">
            <div>
              <p className="text-small text-sky">{words.perCustomerMonth}</p>
              <p className={`figures mt-1 text-h1 text-amber ${isLong ? "lg:text-h2" : ""}`}>
                <MovingNumber value={fee.likely} format={rough} />
              </p>
            </div>
            <div className="max-sm:hidden lg:-mt-6 lg:max-xl:hidden">
              <HouseFront services={programme.services} country={programme.country} />
            </div>
          </div>
          {!fewCasesOf(cases.likely) && (
            <RangeTrack {...fee} max={fee.high} color="bg-sky" className="mt-4" />
          )}
          <p className="mt-2 text-small text-sky">{rangeWords(programme, result, words, format)}</p>
          <ContactButton
            contactType="partner"
            programme={attachment}
            className="screen-only mt-4 w-full"
          >
            {content.result.talk}
          </ContactButton>
          <Ladder key={label} {...props} />
          <Extras {...props} />
        </>
      )}
      {children}
      <div className="screen-only mt-5 grid grid-cols-[repeat(auto-fit,minmax(min(100%,10.5rem),1fr))] gap-2.5 lg:*:last:odd:col-span-full">
        {!isEmpty && (
          <>
            <ButtonLink
              variant="secondary"
              size="small"
              to={programmePath(country, fragment, "brief")}
            >
              {content.result.brief}
            </ButtonLink>
            <LinkButtons
              link={origin + programmePath(country, fragment)}
              texts={content.result}
              size="small"
            />
            <FileButton fragment={fragment} words={words} size="small" />
          </>
        )}
      </div>
      <div className="mt-6 border-t border-night-line pt-4 text-caption text-sky">
        <p>{words.notOffer}</p>
        <details>
          <summary className="min-h-11 content-center font-semibold text-white">
            {words.excluded.title}
          </summary>
          <ul className="grid list-disc gap-1 pl-4">
            {exclusionsOf(programme, words).map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </details>
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}

/** From the cases to the services, and from those to the all-in price. */
function Ladder({ content, words, programme, result, onChange }: ResultPanelProps) {
  const format = useNumberFormat(programme.country);
  const { rough, exact, count } = format;
  const printed = printedOf(result);
  const tier = tierWords(result, words, format);
  const factors = new Set(partsOf(programme).map((part) => allInFor(part, programme)));
  return (
    <dl className="mt-4 border-t border-night-line text-small *:flex *:min-h-11 *:flex-wrap *:items-center *:justify-between *:gap-x-4 *:border-b *:border-night-line *:py-1 *:last:border-0 [&_dt]:text-sky">
      <div>
        <dt>{words.cases}</dt>
        <dd className="figures ml-auto text-h4">
          <MovingNumber value={printed.allCases} format={count} />
        </dd>
      </div>
      <div>
        <dt>{words.cost}</dt>
        <dd className="figures ml-auto text-h4">
          <MovingNumber value={printed.cost} format={exact} />
        </dd>
      </div>
      {[...factors].map((id) => (
        <FactorField
          key={id}
          id={id}
          name={factors.size > 1 ? nameOf(id, words) : content.result.factor}
          content={content}
          programme={programme}
          onChange={onChange}
        />
      ))}
      {tier && (
        <div>
          <dt>{tier}</dt>
          <dd className="figures ml-auto">{`− ${format.percent(Math.round(100 * (result.tier?.discount ?? 0)))}`}</dd>
        </div>
      )}
      <div>
        <dt className="flex-1">{words.allIn}</dt>
        <dd className="ml-auto text-right">
          <span className="figures block text-h4">
            <MovingNumber value={printed.allIn} format={exact} />
          </span>
          {!fewCasesOf(result.cases.likely) && (
            <span className="block text-caption text-sky">
              {fill(words.between, {
                low: rough(result.allIn.low),
                high: rough(result.allIn.high),
              })}
            </span>
          )}
        </dd>
      </div>
    </dl>
  );
}

/** What some contracts add to the all-in price: the rise of prices within the year, and a tax that is not deducted. */
function Extras({ content, programme, result, onChange }: ResultPanelProps) {
  const { rough, percent } = useNumberFormat(programme.country);
  const monthly = (year: number) => Math.round(year / result.payers / 12);
  const lines = (
    [
      ["index", "isIndexed", result.indexation],
      ["tax", "isTaxed", result.tax],
    ] as const
  ).filter(([, , amount]) => amount > 0 && result.payers > 0);
  if (lines.length === 0) return null;
  let total = result.allIn.likely;
  /** The price up to and with each line, so that what is printed adds up. */
  const steps = lines.map(([id, field, amount]) => {
    const step = monthly(total + amount) - monthly(total);
    if (programme[field]) total += amount;
    return { id, field, step };
  });
  return (
    <div className="mt-2 text-small">
      {steps.map(({ id, field, step }) => (
        <label key={id} className="flex min-h-11 items-center gap-3 py-1">
          <input
            type="checkbox"
            checked={programme[field] ?? false}
            onChange={({ target }) => onChange({ [field]: target.checked || undefined })}
            className="size-5 shrink-0 accent-amber"
          />
          <span className="min-w-0 grow text-sky">
            {fill(content.result[id], { percent: percent(rangeOf(programme, id).likely) })}
          </span>
          <span className="figures shrink-0">
            {step > 0 ? `+ ${rough(step)}` : `< ${rough(1)}`}
          </span>
        </label>
      ))}
      {total > result.allIn.likely && (
        <p className="flex items-center justify-between gap-4 border-t border-night-line pt-2 font-semibold">
          {content.result.withThese}
          <span className="figures text-h4">{rough(monthly(total))}</span>
        </p>
      )}
    </div>
  );
}

function FactorField({
  id,
  name,
  content,
  programme,
  onChange,
}: Pick<ResultPanelProps, "content" | "programme" | "onChange"> & {
  id: ReturnType<typeof allInFor>;
  name: string;
}) {
  const scale = storedPerShown(id);
  const format = useNumberFormat(programme.country);
  const ours = defaultOf(programme, id).likely / scale;
  const field = useNumberField({
    value: rangeOf(programme, id).likely / scale,
    stored: programme.changes[id],
    unit: "hundredths",
    min: 100,
    max: assumptionMax.allIn / scale,
    format,
    texts: content,
    valueWhenEmpty: ours,
    store: (value) => (value === undefined ? undefined : { value: value * scale, margin: 0 }),
    onChange: (own) => onChange({ changes: withFigure(programme, id, own) }),
  });
  // The list of assumptions has a field of the same id.
  const input = `result-${id.replace(".", "-")}`;
  return (
    <div>
      <dt className="flex-1">
        <label htmlFor={input}>{name}</label>
      </dt>
      <dd className="ml-auto flex shrink-0 items-center gap-1.5">
        ×
        <input
          id={input}
          aria-describedby={`${input}-error`}
          {...field.props}
          className="figures min-h-11 w-18 rounded-control border border-night-ctl bg-night-2 px-2 text-right text-white aria-invalid:border-amber"
        />
      </dd>
      <dd id={`${input}-error`} aria-live="polite" className="w-full text-caption text-amber">
        {field.isEmptied
          ? fill(content.assumptions.emptied, { value: format.decimal(ours) })
          : field.error}
      </dd>
    </div>
  );
}
