import type { Cases } from "#app/cases/cases-for.server.ts";
import { Island } from "#app/islands/island.server.tsx";
import { useSite } from "#app/site-data/use-site.ts";
import { Section, SectionHeading } from "#app/ui/section.tsx";
import type { HomeContent } from "#content/home/schema.ts";
import { ChannelsBlock } from "../channels-block.tsx";
import { NetworkBlock, type ShownNetworkTexts } from "../network-block.tsx";
import { CaseWalk } from "./case-walk.tsx";

/** One case on three screens, and what the company does for it: its channels and its network. */
export function CaseBlock({
  texts,
  cases,
}: {
  texts: Pick<HomeContent, "caseWalk" | "channels"> & { network: ShownNetworkTexts };
  cases: Cases;
}) {
  const { dictionary, texts: shared } = useSite();
  const { title, lead, ...own } = texts.caseWalk;
  const { caseName, events, payday } = cases;
  return (
    <Section ground="bone">
      <SectionHeading title={title}>{lead}</SectionHeading>
      <Island
        name="case-walk"
        of={CaseWalk}
        props={{
          texts: own,
          cases: { cases: cases.cases, caseName, events, payday },
          familyNames: shared.families,
          stepNames: {
            request: dictionary.solicitud,
            coordination: dictionary.coordinacion,
            resolution: dictionary.resolucion,
          },
        }}
      />
      <p className="mt-5 text-caption text-ink-2">{cases.illustrative}</p>
      <div className="mt-10 grid gap-x-16 gap-y-8 md:grid-cols-2 lg:mt-16">
        <ChannelsBlock texts={texts.channels} />
        <NetworkBlock texts={texts.network} />
      </div>
    </Section>
  );
}
