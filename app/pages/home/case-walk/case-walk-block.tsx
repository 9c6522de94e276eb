import type { Cases } from "#app/cases/cases-for.server.ts";
import { Island } from "#app/islands/island.server.tsx";
import { useSite } from "#app/site-data/use-site.ts";
import { Section, SectionHeading } from "#app/ui/section.tsx";
import type { CaseWalkTexts } from "#content/home/schema.ts";
import { CaseWalk } from "./case-walk.tsx";

export function CaseWalkBlock({ texts, cases }: { texts: CaseWalkTexts; cases: Cases }) {
  const { dictionary, texts: shared } = useSite();
  const { title, lead, ...own } = texts;
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
    </Section>
  );
}
