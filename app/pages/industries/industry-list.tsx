import X from "lucide-react/icons/x";
import { useRef } from "react";
import type { Industry } from "#app/market/market.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Section } from "#app/ui/section.tsx";
import { FamilyLegend, FamilyTiles } from "./family-tiles.tsx";

export const listId = "industry-list";

/** The industries of the market, or of the chosen category. Filtering does not move what is above the list. */
export function IndustryList({
  heading,
  intro,
  legend,
  industries,
  showAll,
  isFiltered,
  onClear,
}: {
  heading: string;
  intro: string;
  legend: string;
  industries: readonly Industry[];
  showAll: string;
  isFiltered: boolean;
  onClear: () => void;
}) {
  const title = useRef<HTMLHeadingElement>(null);

  /** The button disappears with the filter, so the focus must be moved. */
  function clearFilter() {
    title.current?.focus({ preventScroll: true });
    onClear();
  }

  return (
    <Section id={listId}>
      <h2 ref={title} tabIndex={-1} className="text-h2 outline-none">
        {heading}
      </h2>
      <p className="measure mt-4 text-lead text-ink-2 md:min-h-[2lh]">{intro}</p>
      <ul className="mt-8 grid grid-cols-1 gap-x-8 md:grid-cols-2 xl:grid-cols-3">
        {industries.map((industry) => (
          <li
            key={industry.id}
            className="flex min-h-16 items-center justify-between gap-4 border-line border-t py-3 *:last:max-w-[60%] transition-opacity duration-200 starting:opacity-0"
          >
            <span className="min-w-0 font-display text-h4 wrap-anywhere">{industry.name}</span>
            <FamilyTiles services={industry.services} />
          </li>
        ))}
      </ul>
      <div className="mt-7 flex flex-wrap items-center justify-between gap-x-8 gap-y-5">
        <FamilyLegend label={legend} />
        <Button
          variant="secondary"
          size="small"
          className={isFiltered ? "" : "invisible max-md:hidden"}
          onClick={clearFilter}
        >
          <X aria-hidden="true" size={18} strokeWidth={2} />
          {showAll}
        </Button>
      </div>
    </Section>
  );
}
