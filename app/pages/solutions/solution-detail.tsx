import { usePath } from "#app/site-data/use-site.ts";
import { Section } from "#app/ui/section.tsx";
import { TabLink, TabList, TabPanel } from "#app/ui/tabs.tsx";
import { type SolutionId, solutionIds } from "#core/pages.ts";
import { anchors } from "#core/paths.ts";
import type { SolutionContent, SolutionsContent } from "./content.ts";
import type { Screens } from "./screens/screens-for.server.ts";
import { solutionIcons } from "./solution-icons.ts";
import { headingId, SolutionPanel } from "./solution-panel.tsx";

const panelId = "solution-panel";
const tabId = (solution: SolutionId) => `solution-tab-${solution}`;

interface Detail {
  selected: SolutionId;
  solution: SolutionContent;
  texts: SolutionsContent["detail"];
  names: SolutionsContent["names"];
  screens: Screens;
}

/** The six solutions, one at a time; the address says which. */
export function SolutionDetail(detail: Detail) {
  return (
    <Section ground="bone" id={anchors.solutionDetail} aria-labelledby={headingId}>
      <h2 className="mb-8 text-h2">{detail.texts.title}</h2>
      <SolutionTabs {...detail} />
      <TabPanel
        id={panelId}
        labelledBy={tabId(detail.selected)}
        className="mt-5 rounded-card bg-white p-5 sm:p-8 lg:p-12"
      >
        <SolutionPanel {...detail} />
      </TabPanel>
    </Section>
  );
}

function SolutionTabs({ selected, texts, names }: Detail) {
  const path = usePath();
  return (
    <TabList
      aria-label={texts.tabsLabel}
      className="grid grid-cols-2 gap-2 md:grid-cols-3 xl:grid-cols-6"
    >
      {solutionIds.map((solution) => {
        const Icon = solutionIcons[solution];
        const isSelected = solution === selected;
        return (
          <TabLink
            key={solution}
            id={tabId(solution)}
            to={path("solutions", solution)}
            isSelected={isSelected}
            panelId={panelId}
            className={`flex min-h-14 flex-col gap-x-2.5 gap-y-1.5 rounded-button px-3 py-2.5 text-small sm:flex-row sm:items-center sm:px-3.5 sm:py-2 font-semibold transition-colors duration-120 ${isSelected ? "bg-ink text-white" : "bg-bone-2 hover:bg-white"}`}
          >
            <Icon
              aria-hidden="true"
              size={20}
              strokeWidth={1.75}
              className={`shrink-0 ${isSelected ? "text-amber" : "text-petrol"}`}
            />
            <span className="min-w-0 leading-tight">{names[solution]}</span>
          </TabLink>
        );
      })}
    </TabList>
  );
}
