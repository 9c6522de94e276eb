import ArrowRight from "lucide-react/icons/arrow-right";
import { usePath } from "#app/site-data/use-site.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import type { CoverageContent } from "./content.ts";
import type { ChosenServices } from "./use-chosen-services.ts";

/** Sticky once a service is chosen; its text is announced. */
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
      role="status"
      className={`sticky bottom-0 z-20 print:hidden ${chosen.count > 0 ? "on-night border-t border-night-line" : ""}`}
    >
      {chosen.count > 0 && (
        <div className="wrap flex min-h-18 flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3 pr-20 min-[105rem]:pr-0">
          <p className="font-semibold">{text.replace("{count}", String(chosen.count))}</p>
          <ButtonLink to={path("programme") + chosen.fragment} size="small">
            {content.open}
            <ArrowRight aria-hidden="true" size={18} />
          </ButtonLink>
        </div>
      )}
    </div>
  );
}
