import { Section } from "#app/ui/section.tsx";
import { TabLink, TabList, TabPanel } from "#app/ui/tabs.tsx";
import { type AboutTab, aboutTabs } from "#content/about/ids.ts";
import type { AboutContent } from "#content/about/schema.ts";
import { Purpose } from "./purpose.tsx";
import { type Milestone, Timeline } from "./timeline.tsx";
import { Values } from "./values.tsx";

/**
 * Before scripts are there (app/browser/page-tabs.ts), tabs are links to their panels. Without them, and in print, all three are
 * shown one after another.
 */
export function AboutTabs({
  content,
  milestones,
}: {
  content: AboutContent;
  milestones: readonly Milestone[];
}) {
  const panels = {
    history: <Timeline {...content.history} milestones={milestones} />,
    mission: <Purpose {...content.mission} />,
    values: <Values {...content.values} />,
  };
  return (
    <Section>
      <TabList
        data-page-tabs=""
        aria-label={content.tabsLabel}
        className="mb-14 flex flex-wrap gap-x-7 gap-y-1 border-b border-line md:gap-x-10 noscript:hidden print:hidden"
      >
        {aboutTabs.map((tab) => (
          <TabLink
            key={tab}
            to={`#${panelId(tab)}`}
            id={tabId(tab)}
            panelId={panelId(tab)}
            isSelected={tab === "history"}
            className="-mb-px inline-flex min-h-13 items-center border-b-3 border-transparent font-display font-semibold tracking-[-0.01em] text-ink-3 hover:text-ink aria-selected:border-petrol aria-selected:text-ink md:text-h4"
          >
            {content.tabs[tab]}
          </TabLink>
        ))}
      </TabList>
      <div className="about-panels">
        {aboutTabs.map((tab) => (
          <TabPanel
            key={tab}
            id={panelId(tab)}
            labelledBy={tabId(tab)}
            data-shown={tab === "history" ? "" : undefined}
            className="not-data-shown:hidden unready:not-target:[.about-panels:has(:target)_&]:hidden unready:target:block! noscript:mb-24 noscript:block! print:mb-12 print:block!"
          >
            {panels[tab]}
          </TabPanel>
        ))}
      </div>
    </Section>
  );
}

function tabId(tab: AboutTab): string {
  return `tab-${tab}`;
}

function panelId(tab: AboutTab): string {
  return `panel-${tab}`;
}
