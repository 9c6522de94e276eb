import ArrowRight from "lucide-react/icons/arrow-right";
import { useEffect, useState } from "react";
import { useNumberFormat } from "#app/programme/use-number-format.ts";
import { useSite } from "#app/site-data/use-site.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import type { CoverageContent } from "#content/coverage/schema.ts";
import type { Programme } from "#core/programme.ts";
import { programmePath } from "#core/programme-start.ts";
import { fill } from "#core/template.ts";
import type { VolumeTiers } from "#core/volume.ts";

/** What has been chosen and what it costs, at the bottom of the window; screen readers announce it. */
export function ProgrammeTray({
  content,
  programme,
  summary,
  tiers,
  fragment,
}: {
  content: CoverageContent["programme"];
  programme: Programme;
  /** For whom: "Home insurer, 50,000 customers, 2 services" */
  summary: string;
  tiers: VolumeTiers;
  fragment: string;
}) {
  const { country } = useSite();
  const count = programme.services.length;
  const { rough } = useNumberFormat(programme.country);
  const cost = useCostPerCustomer(programme, tiers);
  return (
    <div
      data-bottom-bar={count > 0 || undefined}
      className={`stays-at-bottom z-20 print:hidden ${count > 0 ? "on-night border-t border-night-line" : ""}`}
    >
      <div
        className={`wrap flex flex-wrap items-center justify-between gap-x-6 gap-y-2 ${count > 0 ? "min-h-20 py-3" : ""}`}
      >
        <p role="status" className="min-w-32 grow basis-0 leading-tight">
          {count > 0 && (
            <>
              {cost !== undefined && (
                <span className="figures text-figure-inline text-amber">
                  {fill(content.cost, { cost: rough(cost) })}
                </span>
              )}
              <span className="block text-small font-semibold">
                {fill(content.count[count === 1 ? "one" : "other"], { count })}
              </span>
              <span className="block text-caption text-sky max-md:hidden">{summary}</span>
            </>
          )}
        </p>
        {count > 0 && (
          <ButtonLink to={programmePath(country, fragment)} size="small">
            {content.open}
            <ArrowRight aria-hidden="true" size={18} />
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

/** The all-in cost for one customer and month. The estimate is loaded with the first choice; without it the tray only counts. */
function useCostPerCustomer(programme: Programme, tiers: VolumeTiers): number | undefined {
  const [estimate, setEstimate] = useState<typeof import("#core/estimate.ts").estimate>();
  const isNeeded = programme.services.length > 0;
  useEffect(() => {
    if (!isNeeded) return;
    import("#core/estimate.ts").then(
      (module) => setEstimate(() => module.estimate),
      (error) => console.error(error),
    );
  }, [isNeeded]);
  return isNeeded ? estimate?.(programme, tiers).perCustomerMonth.likely : undefined;
}
