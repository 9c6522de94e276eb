import { type ComponentProps, lazy, Suspense, useMemo, useState } from "react";
import { HideOtherProgramme } from "#app/browser/linked-programme.tsx";
import { labelOf } from "#app/programme/letters.ts";
import { UnopenedProgramme } from "#app/programme/unopened-programme.tsx";
import { useNumberFormat } from "#app/programme/use-number-format.ts";
import { useProgrammes } from "#app/programme/use-programmes.ts";
import { useSite } from "#app/site-data/use-site.ts";
import { newestSet } from "#core/benchmark-sets.ts";
import { estimate } from "#core/estimate.ts";
import { fill } from "#core/template.ts";
import { CompanyFields } from "./company-fields.tsx";
import { CompanyPrices } from "./company-prices.tsx";
import { ComparisonStrip } from "./comparison-strip.tsx";
import type { EstimatorProps } from "./estimator-props.ts";
import { FoldedParts } from "./folded.tsx";
import { InfluenceChart } from "./influence-chart.tsx";
import { Proposals } from "./proposals.tsx";
import { ResultBar } from "./result-bar.tsx";
import { ResultPanel } from "./result-panel.tsx";
import { ServicePicker } from "./service-picker.tsx";
import { ServiceTable } from "./service-table.tsx";
import { UndoButton } from "./undo-button.tsx";

/** Loads with a link that asks for it. */
const LinkNotices = lazy(() =>
  import("./estimator-notices.tsx").then((module) => ({ default: module.LinkNotices })),
);

/** Both load with the second programme. */
const Comparison = lazy(() =>
  import("./comparison.tsx").then((module) => ({ default: module.Comparison })),
);
const ProgrammeSwitch = lazy(() =>
  import("./programme-switch.tsx").then((module) => ({ default: module.ProgrammeSwitch })),
);

export function Estimator({
  content,
  words,
  prices,
}: EstimatorProps & { prices: ComponentProps<typeof CompanyPrices>["prices"] }) {
  const { country } = useSite();
  const { programmes, active, programme, fragment, ignored, canUndo, change, edit, show, undo } =
    useProgrammes();
  const { integer } = useNumberFormat(country);
  const [isWrong, setIsWrong] = useState(false);
  /** Keeps the button that the visitor has just pressed. */
  const [hasUndone, setHasUndone] = useState(false);
  const result = useMemo(() => estimate(programme, words.tiers), [programme, words]);

  // The keys below: what was typed for one programme, and not understood, is not the other's.
  const shared = { content, words, programme, result };
  const undoButton = (canUndo || hasUndone) && (
    <UndoButton
      text={content.result.undo}
      canUndo={canUndo}
      onUndo={() => {
        undo();
        setHasUndone(true);
      }}
    />
  );
  const label = programmes.length > 1 ? labelOf(active, programme) : undefined;
  return (
    // One element around all sections: the switch and the bar stay in sight as far as it reaches. A flow root, or the switch's
    // margin would move it. The bars of the charts are backgrounds.
    <div className="of-programme flow-root print:[print-color-adjust:exact]">
      <HideOtherProgramme />
      <UnopenedProgramme text={words.unopened} />
      {programmes.length > 1 && (
        <Suspense fallback={null}>
          {" "}
          <ProgrammeSwitch
            content={content}
            programmes={programmes}
            active={active}
            onShow={show}
          />
        </Suspense>
      )}
      <section className="bg-paper">
        <div className="wrap grid grid-cols-1 gap-x-10 gap-y-12 pb-16 lg:grid-cols-12 lg:pb-24">
          <div className="grid grid-cols-1 content-start gap-12 pt-10 lg:col-span-7 lg:pt-14">
            <div className="grid gap-3 not-has-[p]:hidden">
              <noscript>
                <p className="rounded-button bg-amber-tint p-4 text-small">
                  {fill(content.noScript, { customers: integer(programme.customers) })}
                </p>
              </noscript>
              {(ignored.length > 0 ||
                programme.set !== newestSet() ||
                programme.country !== country) && (
                <Suspense fallback={null}>
                  <LinkNotices
                    words={words}
                    ignored={ignored}
                    programme={programme}
                    fragment={fragment}
                    onChange={edit}
                  />
                </Suspense>
              )}
            </div>
            <CompanyFields
              key={`company ${active}`}
              {...shared}
              onChange={edit}
              onWrong={setIsWrong}
            />
            <div className="grid grid-cols-1 gap-3">
              <Proposals {...shared} onChange={edit} />
              <CompanyPrices content={content} words={words} prices={prices} />
            </div>
            <ServicePicker {...shared} fragment={fragment} onChange={edit} />
          </div>
          <div className="lg:col-span-5">
            <ResultPanel
              {...shared}
              fragment={fragment}
              label={label}
              isWrong={isWrong}
              undo={undoButton}
              onChange={edit}
            >
              <ComparisonStrip
                content={content}
                words={words}
                programmes={programmes}
                active={active}
                onChange={change}
                onShow={show}
              />
            </ResultPanel>
          </div>
        </div>
      </section>
      {!isWrong && (
        <>
          {programmes.length > 1 && (
            <Suspense fallback={null}>
              <Comparison content={content} words={words} programmes={programmes} />
            </Suspense>
          )}
          <FoldedParts key={`folded ${active}`} {...shared} onChange={edit} />
          <ServiceTable key={`table ${active}`} {...shared} onChange={edit} />
          <InfluenceChart {...shared} />
          {result.parts.length > 0 && <ResultBar {...shared} label={label} undo={undoButton} />}
        </>
      )}
    </div>
  );
}
