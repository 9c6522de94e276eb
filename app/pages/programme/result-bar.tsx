import { useNumberFormat } from "#app/programme/use-number-format.ts";
import type { EstimateProps } from "./estimator-props.ts";
import { MovingNumber } from "./moving-number.tsx";
import { resultId } from "./result-panel.tsx";

/**
 * On a phone the result stays in sight while one chooses. The corner on its right is the language button's. A button and no
 * link: the address's fragment is the programme.
 */
export function ResultBar({ content, words, programme, result }: EstimateProps) {
  const { likely } = result.total;
  const format = useNumberFormat(programme.country);
  return (
    <div className="screen-only on-night sticky bottom-0 z-10 flex items-center gap-4 py-2.5 pr-22 pl-(--gutter) shadow-night lg:hidden">
      <p className="min-w-0 grow leading-tight">
        <span className="block truncate text-caption text-sky">{words.perCustomerMonth}</span>
        <span className="figures text-figure-inline text-amber">
          <MovingNumber value={likely.costPerCustomerMonth} format={format.fee} />
        </span>
      </p>
      <button
        type="button"
        onClick={() => document.getElementById(resultId)?.scrollIntoView()}
        className="min-h-11 shrink-0 text-small font-semibold underline"
      >
        {content.result.details}
      </button>
    </div>
  );
}
