import ArrowRight from "lucide-react/icons/arrow-right";
import { usePath } from "#app/site-data/use-site.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { fill } from "#core/template.ts";
import type { CoverageContent } from "./content.ts";

/** Sticky once a service is chosen; screen readers announce the count. */
export function ProgrammeBar({
  content,
  count,
  fragment,
}: {
  content: CoverageContent["programme"];
  count: number;
  fragment: string;
}) {
  const path = usePath();
  const text = content.count[count === 1 ? "one" : "other"];
  return (
    <div
      data-bottom-bar={count > 0 || undefined}
      className={`sticky bottom-0 z-20 print:hidden ${count > 0 ? "on-night border-t border-night-line" : ""}`}
    >
      <div
        className={`wrap flex flex-wrap items-center justify-between gap-x-6 gap-y-2 pr-22 wide:pr-0 ${count > 0 ? "min-h-20 py-3" : ""}`}
      >
        <p role="status" className="font-semibold">
          {count > 0 && fill(text, { count })}
        </p>
        {count > 0 && (
          <ButtonLink to={`${path("programme")}#${fragment}`} size="small">
            {content.open}
            <ArrowRight aria-hidden="true" size={18} />
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
