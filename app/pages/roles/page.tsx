import Printer from "lucide-react/icons/printer";
import { ContactButton } from "#app/contact/contact-button.tsx";
import { ClosingCall } from "#app/sections/closing-call.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import type { PageProps, Place } from "#app/site.ts";
import { useSite } from "#app/site-data/use-site.ts";
import { StartingPointList } from "#app/terms/starting-points.tsx";
import { openSentence, startingPoints } from "#app/terms/terms.server.ts";
import { Button } from "#app/ui/button.tsx";
import { contentFor } from "#content/content-for.ts";

import { Diagram } from "./diagram.tsx";
import { Cards, Checklist, Contents, List, Part, Rows, Steps } from "./parts.tsx";

export const ground = "night";

export function dataFor(place: Place) {
  const { head, ...content } = contentFor(place, "roles");
  const { title, lead } = contentFor(place, "terms");
  const points = startingPoints(place)?.items ?? [];
  return { head, content, terms: { title, lead, points, open: openSentence(place) } };
}

/** A pair of columns, and type that fits two sheets of paper. */
const sheet =
  "wrap grid gap-x-12 gap-y-16 py-16 md:py-24 lg:grid-cols-2 print:grid-cols-2 print:gap-x-8 print:gap-y-4 print:py-2 print:text-[8pt] print:leading-[1.3]";

/** Two sheets on paper: what is promised and who answers for it; how it begins, runs and ends. */
export default function RolesPage({ data: { content, terms } }: PageProps<typeof dataFor>) {
  const { dictionary } = useSite();
  const { nature, risks, brand, data, network, start, exit, rules, meeting } = content;
  const parts = { nature, risks, terms, data, brand, exit, network, start, rules, meeting };
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
      <div className="on-night print:hidden">
        <div className="wrap pb-14 md:pb-20">
          <Diagram {...content.diagram} />
          <Contents parts={parts} />
        </div>
      </div>
      <div className={sheet}>
        <Part id="nature" title={nature.title} isWide>
          <p className="text-lead text-ink-2 print:text-[1em]">{nature.text}</p>
          <Cards rows={Object.values(nature.tests)} />
        </Part>
        <Part id="risks" title={risks.title} isWide>
          <Rows rows={Object.values(risks.rows)} className="gap-x-12 lg:grid lg:grid-cols-2" />
        </Part>
        <Part id="terms" title={terms.title} isWide>
          {terms.points.length > 0 && (
            <>
              <p className="text-ink-2">{terms.lead}</p>
              <div className="gap-x-12 lg:columns-2 print:columns-2">
                <StartingPointList items={terms.points} />
              </div>
            </>
          )}
          {terms.open && <p className="measure mt-[0.8em] text-ink-2">{terms.open}</p>}
        </Part>
        <Part id="data" title={data.title}>
          <Rows rows={Object.values(data.rows)} />
        </Part>
        <div className="grid content-start gap-y-16 print:gap-y-5">
          <Part id="brand" title={brand.title}>
            <p className="text-ink-2">{brand.text}</p>
          </Part>
          <Part id="exit" title={exit.title}>
            <List items={Object.values(exit.points)} />
          </Part>
        </div>
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
        </div>
      </div>
      <div className={`${sheet} pb-0!`}>
        <Part id="rules" title={rules.title}>
          <Rows rows={rules.items} />
          <p className="mt-[0.8em] text-[0.9em] text-ink-2">{rules.note}</p>
        </Part>
        <Checklist id="meeting" {...meeting} />
      </div>
      <ClosingCall {...content.closing} ground="bg-petrol-tint">
        <ContactButton contactType="partner">{dictionary.contactarAhora}</ContactButton>
      </ClosingCall>
    </>
  );
}
