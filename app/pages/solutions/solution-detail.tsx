import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import { usePath, useSite } from "#app/site-data/use-site.ts";
import { TabLink, TabList, TabPanel } from "#app/ui/tabs.tsx";
import { type SolutionId, solutionIds } from "#core/pages.ts";
import { anchors } from "#core/paths.ts";
import { solutionIcons } from "./solution-icons.ts";
import { type Detail, headingId, SolutionPanel } from "./solution-panel.tsx";

const panelId = "solution-panel";
const tabId = (solution: SolutionId) => `solution-tab-${solution}`;

/** The six solutions, one at a time; the address says which. The others wait in templates (app/browser/swapped-tabs.ts). */
export function SolutionDetail(detail: Detail) {
  const { isOwnPage, selected } = detail;
  return (
    <section id={anchors.solutionDetail} aria-labelledby={headingId} className="bg-paper">
      <div className={isOwnPage ? "on-night pt-20 print:pt-0" : "bg-bone"}>
        <div className="wrap pt-8 pb-8">
          {isOwnPage && <Breadcrumbs className="mb-7 text-sky" />}
          <SolutionTabs {...detail} />
        </div>
      </div>
      <TabPanel id={panelId} labelledBy={tabId(selected)} className="wrap pt-10 md:pt-16">
        <SolutionPanel solution={selected} {...detail} />
      </TabPanel>
      {solutionIds
        .filter((solution) => solution !== selected)
        .map((solution) => (
          <template key={solution} data-of={tabId(solution)}>
            <SolutionPanel solution={solution} {...detail} />
          </template>
        ))}
    </section>
  );
}

function SolutionTabs({ selected, heads, solutions, texts }: Detail) {
  const names = useSite().texts.solutions;
  const path = usePath();
  return (
    <TabList
      aria-label={texts.tabsLabel}
      data-swaps={panelId}
      data-overview={path("solutions")}
      className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,8rem),1fr))] gap-2 md:grid-cols-3 xl:grid-cols-6"
    >
      {solutionIds.map((solution) => {
        const Icon = solutionIcons[solution];
        return (
          <TabLink
            key={solution}
            id={tabId(solution)}
            to={path("solutions", solution)}
            isSelected={solution === selected}
            panelId={panelId}
            data-title={heads[solution].title}
            data-subject={solutions[solution].title}
            className={`${look} ${colors} ${onNight}`}
          >
            <Icon aria-hidden="true" size={20} strokeWidth={1.75} className="shrink-0" />
            <span className="min-w-0 leading-tight">{names[solution]}</span>
          </TabLink>
        );
      })}
    </TabList>
  );
}

const look =
  "flex min-h-14 flex-col gap-x-2.5 gap-y-1.5 rounded-button px-3 max-[22rem]:px-2 py-2.5 text-small font-semibold transition-colors duration-120 sm:flex-row sm:items-center sm:px-3.5 sm:py-2 *:first:text-petrol";
const colors =
  "bg-bone-2 hover:bg-white aria-selected:bg-ink aria-selected:text-white aria-selected:*:first:text-amber";
const onNight =
  "in-[.on-night]:bg-night-2 in-[.on-night]:hover:bg-night-line in-[.on-night]:*:first:text-sky in-[.on-night]:aria-selected:bg-white in-[.on-night]:aria-selected:text-ink in-[.on-night]:aria-selected:*:first:text-petrol";
