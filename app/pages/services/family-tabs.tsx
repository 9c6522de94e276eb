import LayoutGrid from "lucide-react/icons/layout-grid";
import { FamilyTile } from "#app/families/family-tile.tsx";
import { usePath, useSite } from "#app/site-data/use-site.ts";
import { TabLink, TabList } from "#app/ui/tabs.tsx";
import { type FamilyId, familyIds } from "#core/pages.ts";

export const panelId = "service-panel";

export function tabId(family: FamilyId | undefined) {
  return `tab-${family ?? "all"}`;
}

/** The families, and all of them, each at its own address, and in the same place on each. */
export function FamilyTabs({ selected, label }: { selected: FamilyId | undefined; label: string }) {
  const { dictionary, texts } = useSite();
  const path = usePath();
  return (
    <TabList
      aria-label={label}
      data-leaves=""
      className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,6.5rem),1fr))] gap-2 md:grid-cols-3 md:gap-3"
    >
      {[undefined, ...familyIds].map((family) => (
        <TabLink
          key={family ?? "all"}
          id={tabId(family)}
          to={path("services", family)}
          isSelected={family === selected}
          panelId={panelId}
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
  );
}

const tile = "size-9 rounded-chip p-1.75 max-md:hidden md:rounded-control";
