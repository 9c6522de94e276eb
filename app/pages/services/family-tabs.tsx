import LayoutGrid from "lucide-react/icons/layout-grid";
import { FamilyTile } from "#app/families/family-tile.tsx";
import { SplitHero } from "#app/sections/split-hero.tsx";
import { usePath, useSite } from "#app/site-data/use-site.ts";
import { TabLink, TabList } from "#app/ui/tabs.tsx";
import type { FamilyId } from "#core/pages.ts";
import type { Part } from "./parts.server.ts";

export const partId = "service-part";
export const panelId = "service-panel";

export function tabId(family: FamilyId | undefined) {
  return `tab-${family ?? "all"}`;
}

/** The families, and all of them, each at its own address, and in the same place on each. */
export function FamilyTabs({
  selected,
  parts,
  label,
}: {
  selected: FamilyId | undefined;
  parts: readonly Part[];
  label: string;
}) {
  const { dictionary, texts } = useSite();
  const path = usePath();
  return (
    <SplitHero className="pb-6">
      <TabList
        aria-label={label}
        data-swaps={partId}
        data-overview={path("services")}
        className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,6.5rem),1fr))] gap-2 md:grid-cols-3 md:gap-3"
      >
        {parts.map(({ family, title, subject }) => (
          <TabLink
            key={family ?? "all"}
            id={tabId(family)}
            to={path("services", family)}
            isSelected={family === selected}
            panelId={panelId}
            data-title={title}
            data-subject={subject}
            className="flex min-h-11 items-center gap-3 rounded-button border border-night-line bg-night-2 p-2 transition-colors duration-120 hover:border-night-ctl aria-selected:border-white aria-selected:bg-white aria-selected:text-ink print:border-line print:bg-white"
          >
            {family ? (
              <FamilyTile family={family} className={tile} />
            ) : (
              <LayoutGrid
                aria-hidden="true"
                strokeWidth={1.75}
                className={`shrink-0 bg-petrol-tint text-petrol ${tile}`}
              />
            )}
            <span className="min-w-0 leading-tight font-semibold max-md:text-small">
              {family ? texts.families[family] : dictionary.todos}
            </span>
          </TabLink>
        ))}
      </TabList>
    </SplitHero>
  );
}

const tile = "size-9 rounded-chip p-1.75 max-md:hidden md:rounded-control";
