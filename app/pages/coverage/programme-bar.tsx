import ArrowRight from "lucide-react/icons/arrow-right";
import { usePath } from "#app/site-data/use-site.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { fill } from "#core/template.ts";
import type { CoverageContent } from "./content.ts";
import type { ChosenServices } from "./use-chosen-services.ts";

/** Sticky once a service is chosen; screen readers announce the count. */
export function ProgrammeBar({
  content,
  chosen,
}: {
  content: CoverageContent["programme"];
  chosen: ChosenServices;
}) {
  const path = usePath();
  const text = content.count[chosen.count === 1 ? "one" : "other"];
  return (
    <div
      data-bottom-bar={chosen.count > 0 || undefined}
      className={`sticky bottom-0 z-20 print:hidden ${chosen.count > 0 ? "on-night border-t border-night-line" : ""}`}
    >
      <div
        className={`wrap flex flex-wrap items-center justify-between gap-x-6 gap-y-2 pr-22 wide:pr-0 ${chosen.count > 0 ? "min-h-20 py-3" : ""}`}
      >
        <p role="status" className="font-semibold">
          {chosen.count > 0 && fill(text, chosen)}
        </p>
        {chosen.count > 0 && (
          <ButtonLink to={path("programme") + chosen.fragment} size="small">
            {content.open}
            <ArrowRight aria-hidden="true" size={18} />
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
