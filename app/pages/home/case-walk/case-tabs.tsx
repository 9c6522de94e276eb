import { isModified } from "#app/browser/is-modified.ts";
import type { Case } from "#app/cases/cases-for.server.ts";
import { FamilyTile } from "#app/families/family-tile.tsx";
import { usePlace } from "#app/site-data/use-site.ts";
import { TabLink, TabList } from "#app/ui/tabs.tsx";
import { type FamilyId, familyIds } from "#core/pages.ts";
import { caseAnchor } from "#core/paths.ts";

/** The five cases. Each tab is a link with the case's hash, so that a shared link opens at its tab. */
export function CaseTabs({
  label,
  names,
  cases,
  selected,
  onChoose,
  panelId,
}: {
  label: string;
  names: Record<FamilyId, string>;
  cases: Record<FamilyId, Case>;
  selected: FamilyId;
  onChoose: (family: FamilyId) => void;
  panelId: string;
}) {
  const { country } = usePlace();
  return (
    <TabList
      aria-label={label}
      className="mb-8 flex flex-wrap gap-2 md:grid md:grid-cols-5 xl:mb-10 xl:gap-3 noscript:hidden"
    >
      {familyIds.map((family) => {
        const anchor = caseAnchor(country, family);
        return (
          <TabLink
            key={family}
            id={anchor}
            to={`#${anchor}`}
            onClick={(event) => {
              if (isModified(event)) return;
              event.preventDefault();
              onChoose(family);
            }}
            isSelected={family === selected}
            panelId={panelId}
            className={`flex scroll-mt-72 items-center gap-2.5 rounded-button p-1.5 pr-3.5 ring-1 ring-line transition-colors duration-120 ring-inset
              hover:ring-line-strong aria-selected:bg-white aria-selected:ring-2 aria-selected:ring-ink
              md:flex-col md:items-start md:p-3 xl:flex-row xl:items-center`}
          >
            <FamilyTile
              family={family}
              className="size-8 rounded-chip p-1.25 md:size-10 md:rounded-control md:p-2.25"
            />
            <span className="min-w-0 text-small leading-tight wrap-anywhere">
              <b className="block font-semibold">{names[family]}</b>
              <span className="mt-1 hidden text-caption text-ink-2 md:block">
                {cases[family].job}
              </span>
            </span>
          </TabLink>
        );
      })}
    </TabList>
  );
}
