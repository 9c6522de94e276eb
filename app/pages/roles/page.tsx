import Printer from "lucide-react/icons/printer";
import { ContactButton } from "#app/contact/contact-button.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import type { PageProps, Place } from "#app/site.ts";
import { useSite } from "#app/site-data/use-site.ts";
import { StartingPointList } from "#app/terms/starting-points.tsx";
import { openSentence, startingPoints } from "#app/terms/terms.server.ts";
import { Button } from "#app/ui/button.tsx";
import { contentFor } from "#content/content-for.ts";

import { Diagram } from "./diagram.tsx";
import { Cards, List, Part, Rows, Steps } from "./parts.tsx";

export const ground = "night";

export function dataFor(place: Place) {
  const { head, ...content } = contentFor(place, "roles");
  const { title, noneTitle, lead } = contentFor(place, "terms");
  const points = startingPoints(place)?.items ?? [];
  const shown = { title: points.length > 0 ? title : noneTitle, lead, points };
  return { head, content, terms: { ...shown, open: openSentence(place) } };
}

/** Three columns, and type that fits two sheets of paper. */
const sheet =
  "wrap grid gap-x-12 gap-y-10 py-12 md:gap-y-16 md:py-24 lg:grid-cols-3 print:grid-cols-3 print:gap-x-8 print:gap-y-4 print:py-2 print:text-[8pt] print:leading-[1.3]";

/** Two sheets on paper: what is promised and who answers for it; how it begins, runs and ends. */
export default function RolesPage({ data: { content, terms } }: PageProps<typeof dataFor>) {
  const { dictionary } = useSite();
  const { nature, network, start, exit, rules } = content;
  return (
    <>
      <PageHero
        ground="night"
        title={content.title}
        lead={content.lead}
        actions={
          <Button
            data-print=""
            variant="secondary"
            className="noscript:hidden unready:invisible print:hidden"
          >
            <Printer aria-hidden="true" size={20} strokeWidth={1.75} />
            {content.print}
          </Button>
        }
      />
      <div className="on-night">
        <div className="wrap pb-14 md:pb-20 print:pt-2 print:pb-0">
          <Diagram {...content.diagram} />
        </div>
      </div>
      <div className={sheet}>
        <Part id="nature" title={nature.title} isWide>
          <p className="text-lead text-ink-2 print:text-[1em]">{nature.text}</p>
          <Cards rows={Object.values(nature.tests)} />
        </Part>
      </div>
      <div className="bg-bone print:break-before-page print:bg-transparent">
        <div className={sheet}>
          <Part id="network" title={network.title} isWide>
            <Steps rows={Object.values(network.steps)} />
          </Part>
          <Part title={network.documents.title}>
            <List items={network.documents.items} />
          </Part>
          <Part id="start" title={start.title}>
            <List items={Object.values(start.phases)} isOrdered />
            <p className="mt-[0.8em] text-[0.9em] text-ink-2">{start.note}</p>
          </Part>
          <Part id="exit" title={exit.title}>
            <List items={Object.values(exit.points)} />
          </Part>
        </div>
      </div>
      <div className={sheet}>
        <details
          id="rules"
          className="detail rounded-card bg-bone px-[min(1.5rem,6vw)] py-4 md:px-8 lg:col-span-3 print:col-span-3 print:p-0"
        >
          <summary className="min-h-11 content-center font-display text-h4 print:min-h-0 print:list-none print:text-[1.35em]">
            {rules.title}
          </summary>
          <Rows rows={rules.items} />
          <p className="mt-[0.8em] text-[0.9em] text-ink-2">{rules.note}</p>
        </details>
        <section
          id="terms"
          className="rounded-card rounded-br-arc bg-petrol-tint p-[min(1.75rem,6vw)] md:p-12 lg:col-span-3 print:col-span-3 print:bg-transparent print:p-0"
        >
          <h2 className="mb-[0.6em] text-h2 print:text-[1.35em]">{terms.title}</h2>
          {terms.points.length > 0 && (
            <>
              <p className="text-ink-2">{terms.lead}</p>
              <div className="gap-x-12 lg:columns-2 print:columns-2">
                <StartingPointList items={terms.points} />
              </div>
            </>
          )}
          {terms.open && <p className="measure text-ink-2">{terms.open}</p>}
          <ContactButton contactType="partner" className="mt-8 print:hidden">
            {dictionary.contactarAhora}
          </ContactButton>
        </section>
      </div>
    </>
  );
}
