import type { ReactNode } from "react";
import { ContactButton } from "#app/contact/contact-button.tsx";
import { attachmentOf } from "#app/programme/attachment.ts";
import { useNumberFormat } from "#app/programme/use-number-format.ts";
import { HouseFront } from "#app/programme/windows.tsx";
import { usePath } from "#app/site-data/use-site.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { fill } from "#core/template.ts";
import type { EstimateProps } from "./estimator-props.ts";
import { MovingNumber } from "./moving-number.tsx";
import { RangeTrack } from "./range-track.tsx";
import { useSettled } from "./use-settled.ts";

export const resultId = "result";

interface ResultPanelProps extends EstimateProps {
  /** Holds the programme, or both that are compared: the brief shows one and links to the other. */
  fragment: string;
  /** Names the programme shown, where two are compared. */
  letter?: string;
}

/** The estimate and what to do with it, beside the fields. */
export function ResultPanel({
  content,
  words,
  programme,
  result,
  fragment,
  letter,
}: ResultPanelProps) {
  const { low, likely, high } = result.total;
  const path = usePath();
  const format = useNumberFormat(programme.country);
  const fee = format.fees([low.costPerCustomerMonth, high.costPerCustomerMonth]).write;
  const cost = format.costs([low.cost, high.cost]).write;
  const between = (from: string, to: string) => fill(words.between, { low: from, high: to });
  const range = between(fee(low.costPerCustomerMonth), fee(high.costPerCustomerMonth));
  const { line } = attachmentOf(programme, words, format);
  const announcement = useSettled(
    result.services.length === 0
      ? content.result.none
      : fill(content.result.announcement, {
          fee: fee(likely.costPerCustomerMonth),
          range,
          cases: format.integer(likely.cases),
          cost: cost(likely.cost),
        }),
  );

  return (
    <div
      id={resultId}
      className="on-night scroll-mt-4 rounded-card rounded-tr-arc p-6 sm:p-8 lg:sticky lg:top-24 lg:z-20 lg:-mt-66 lg:shadow-night lg:ring-1 lg:ring-night-line"
    >
      <h2 tabIndex={-1} className="text-h4">
        {content.result.title}
        <span className="text-small font-normal text-sky">
          {" · "}
          {words.sourceCountries[programme.country]}
        </span>
      </h2>
      <div className="mt-4">
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
          <Figure name={words.perCustomerMonth} range={range} isMain>
            <MovingNumber value={likely.costPerCustomerMonth} format={fee} />
          </Figure>
          <HouseFront services={programme.services} />
        </div>
        <RangeTrack
          low={low.costPerCustomerMonth}
          likely={likely.costPerCustomerMonth}
          high={high.costPerCustomerMonth}
          max={high.costPerCustomerMonth}
          color="bg-sky"
          className="mt-4 mb-6"
        />
        <div className="grid gap-x-6 gap-y-5 border-t border-night-line pt-5 sm:grid-cols-2">
          <Figure
            name={words.cases}
            range={between(format.integer(low.cases), format.integer(high.cases))}
          >
            <MovingNumber value={BigInt(likely.cases)} format={format.integer} />
          </Figure>
          <Figure name={words.cost} range={between(cost(low.cost), cost(high.cost))}>
            <MovingNumber value={likely.cost} format={cost} />
          </Figure>
        </div>
      </div>
      <p className="mt-6 text-caption text-sky">
        {result.services.length === 0 ? content.result.none : words.notOffer}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <ContactButton
          contactType="partner"
          programme={{ fragment, line: letter ? `${letter}: ${line}` : line }}
        >
          {content.result.talk}
        </ContactButton>
        {result.services.length > 0 && (
          <ButtonLink variant="secondary" to={`${path("brief")}#${fragment}`}>
            {content.result.brief}
          </ButtonLink>
        )}
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}

function Figure({
  name,
  range,
  isMain = false,
  children,
}: {
  name: string;
  range: string;
  isMain?: boolean;
  children: ReactNode;
}) {
  return (
    <div>
      <p className="text-small text-sky">{name}</p>
      <p>
        <span className={`figures mt-1 block ${isMain ? "text-h1 text-amber" : "text-h3"}`}>
          {children}
        </span>
        <span className="mt-1 block text-small text-sky">{range}</span>
      </p>
    </div>
  );
}
