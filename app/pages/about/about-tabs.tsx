import { useState } from "react";
import { Section } from "#app/ui/section.tsx";
import { Tab, TabList, TabPanel } from "#app/ui/tabs.tsx";
import { type AboutContent, type AboutTab, aboutTabs } from "./content.ts";
import { Purpose } from "./purpose.tsx";
import { Timeline } from "./timeline.tsx";
import { Values } from "./values.tsx";

/** Without scripts, and in print, all three panels are shown one after another. */
export function AboutTabs({ content }: { content: AboutContent }) {
  const [selected, setSelected] = useState<AboutTab>("history");
  const panels = {
    history: <Timeline {...content.history} />,
    mission: <Purpose {...content.mission} />,
    values: <Values {...content.values} />,
  };
  return (
    <Section>
      <TabList
        aria-label={content.tabsLabel}
        className="mb-14 flex flex-wrap gap-x-7 gap-y-1 border-b border-line md:gap-x-10 noscript:hidden print:hidden"
      >
        {aboutTabs.map((tab) => (
          <Tab
            key={tab}
            id={tabId(tab)}
            panelId={panelId(tab)}
            isSelected={tab === selected}
            onClick={() => setSelected(tab)}
            className={`-mb-px min-h-13 border-b-3 font-display font-semibold tracking-[-0.01em] md:text-h4 ${
              tab === selected
                ? "border-petrol text-ink"
                : "border-transparent text-ink-3 hover:text-ink"
            }`}
          >
            {content.tabs[tab]}
          </Tab>
        ))}
      </TabList>
      {aboutTabs.map((tab) => (
        <TabPanel
          key={tab}
          id={panelId(tab)}
          labelledBy={tabId(tab)}
          className={
            tab === selected
              ? "noscript:mb-24 print:mb-12"
              : "hidden noscript:mb-24 noscript:block print:mb-12 print:block"
          }
        >
          {panels[tab]}
        </TabPanel>
      ))}
    </Section>
  );
}

const tabId = (tab: AboutTab) => `tab-${tab}`;
const panelId = (tab: AboutTab) => `panel-${tab}`;
