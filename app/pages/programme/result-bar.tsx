import { type ReactNode, useEffect, useState } from "react";
import { useNumberFormat } from "#app/programme/use-number-format.ts";
import { fewCasesOf } from "#core/band.ts";
import { fill } from "#core/template.ts";
import type { EstimateProps } from "./estimator-props.ts";
import { MovingNumber } from "./moving-number.tsx";
import { resultId } from "./result-panel.tsx";

/**
 * The result at the bottom of the window wherever its panel is out of sight. The corner on its right belongs to the language
 * button. A button and not a link leads to the panel: the URL's fragment is the programme.
 */
export function ResultBar({
  content,
  words,
  programme,
  result,
  label,
  undo,
}: EstimateProps & { label?: string; undo: ReactNode }) {
  const { low, likely, high } = result.perCustomerMonth;
  const { rough } = useNumberFormat(programme.country);
  const isPanelSeen = useIsPanelSeen();

  function showPanel() {
    const panel = document.getElementById(resultId);
    panel?.scrollIntoView();
    panel?.querySelector("h2")?.focus({ preventScroll: true });
  }

  return (
    <div
      data-bottom-bar
      className={`screen-only on-night stays-at-bottom z-10 shadow-night transition-opacity duration-120 ${isPanelSeen ? "invisible opacity-0" : ""}`}
    >
      <div className="wrap flex min-h-20 flex-wrap content-center items-center gap-x-8 py-2.5">
        <p className="leading-tight max-lg:min-w-32 max-lg:grow max-lg:basis-0">
          <span className="block text-caption text-sky">
            {label && `${label} · `}
            {words.perCustomerMonth}
          </span>
          <span className="figures text-figure-inline text-amber">
            <MovingNumber value={likely} format={rough} />
          </span>
          <span className="ml-3 text-small text-sky max-md:hidden">
            {!fewCasesOf(result.cases.likely) &&
              fill(words.between, { low: rough(low), high: rough(high) })}
          </span>
        </p>
        <p className="min-w-0 grow leading-tight max-lg:hidden">
          <span className="block text-caption text-sky">{words.allIn}</span>
          <span className="figures text-figure-inline">
            <MovingNumber value={result.allIn.likely} format={rough} />
          </span>
        </p>
        {undo}
        <button
          type="button"
          onClick={showPanel}
          className="min-h-11 shrink-0 text-small font-semibold underline"
        >
          {content.result.details}
        </button>
      </div>
    </div>
  );
}

/** True until the browser says otherwise: on a desktop the page opens with the panel in sight. */
function useIsPanelSeen(): boolean {
  const [isSeen, setIsSeen] = useState(true);
  useEffect(() => {
    const panel = document.getElementById(resultId);
    if (!panel) return;
    const observer = new IntersectionObserver((entries) => {
      const latest = entries.at(-1);
      if (latest) setIsSeen(latest.isIntersecting);
    });
    observer.observe(panel);
    return () => observer.disconnect();
  }, []);
  return isSeen;
}
