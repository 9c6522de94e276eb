import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import { usePath, useSite } from "#app/site-data/use-site.ts";
import { Section } from "#app/ui/section.tsx";
import { TabLink, TabList, TabPanel } from "#app/ui/tabs.tsx";
import type { SolutionContent, SolutionsContent } from "#content/solutions/schema.ts";
import { type SolutionId, solutionIds } from "#core/pages.ts";
import { anchors } from "#core/paths.ts";
import type { Screens } from "./screens/screens-for.server.ts";
import { solutionIcons } from "./solution-icons.ts";
import { headingId, SolutionPanel, SolutionPreview } from "./solution-panel.tsx";

const panelId = "solution-panel";
const tabId = (solution: SolutionId) => `solution-tab-${solution}`;

interface Detail {
  /** The solution's own address, which this opens; else the overview, where it stands below the cards. */
  isOwnPage: boolean;
  selected: SolutionId;
  solution: SolutionContent;
  texts: SolutionsContent["detail"];
  screens: Screens;
}

/** The six solutions, one at a time; the address says which. */
export function SolutionDetail(detail: Detail) {
  const tabs = <SolutionTabs {...detail} />;
  const panel = (
    <TabPanel
      id={panelId}
      labelledBy={tabId(detail.selected)}
      className={detail.isOwnPage ? "wrap" : "mt-5 rounded-card bg-white p-5 sm:p-8 lg:p-12"}
    >
      {detail.isOwnPage ? <SolutionPanel {...detail} /> : <SolutionPreview {...detail} />}
    </TabPanel>
  );
  const place = { id: anchors.solutionDetail, "aria-labelledby": headingId };
  return detail.isOwnPage ? (
    <>
      {/* The header covers it; the section begins below. */}
      <div className="on-night h-20 print:hidden" />
      <section {...place}>
        <div className="on-night">
          <div className="wrap pt-8 pb-8">
            <Breadcrumbs className="mb-7 text-sky" />
            {tabs}
          </div>
        </div>
        <div className="bg-paper pt-10 md:pt-16">{panel}</div>
      </section>
    </>
  ) : (
    <Section ground="bone" {...place}>
      <h2 className="mb-8 text-h2">{detail.texts.title}</h2>
      {tabs}
      {panel}
    </Section>
  );
}

function SolutionTabs({ isOwnPage, selected, texts }: Detail) {
  const names = useSite().texts.solutions;
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
            // From the overview the reader is taken to the solution's title, which is on another page.
            to={path("solutions", solution) + (isOwnPage ? "" : `#${anchors.solutionDetail}`)}
            isSelected={isSelected}
            panelId={panelId}
            className={`flex min-h-14 flex-col gap-x-2.5 gap-y-1.5 rounded-button px-3 py-2.5 text-small sm:flex-row sm:items-center sm:px-3.5 sm:py-2 font-semibold transition-colors duration-120 ${tabColors(isSelected)}`}
          >
            <Icon
              aria-hidden="true"
              size={20}
              strokeWidth={1.75}
              className={`shrink-0 ${isSelected ? "text-amber in-[.on-night]:text-petrol" : "text-petrol in-[.on-night]:text-sky"}`}
            />
            <span className="min-w-0 leading-tight">{names[solution]}</span>
          </TabLink>
        );
      })}
    </TabList>
  );
}

function tabColors(isSelected: boolean) {
  return isSelected
    ? "bg-ink text-white in-[.on-night]:bg-white in-[.on-night]:text-ink"
    : "bg-bone-2 hover:bg-white in-[.on-night]:bg-night-2 in-[.on-night]:hover:bg-night-line";
}
