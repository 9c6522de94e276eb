import ArrowRight from "lucide-react/icons/arrow-right";
import type { ReactNode } from "react";
import { useSite } from "#app/site-data/use-site.ts";
import { Reveal } from "#app/ui/reveal.tsx";
import { Section, SectionHeading } from "#app/ui/section.tsx";
import type { SolutionsContent } from "#content/solutions/schema.ts";
import { type SolutionId, solutionIds } from "#core/pages.ts";
import { DetailLink } from "./detail-link.tsx";
import { ApiExchange } from "./screens/api-exchange.tsx";
import { ChannelThread } from "./screens/channel-thread.tsx";
import { KpiBoard } from "./screens/kpi-board.tsx";
import { PayoutTable } from "./screens/payout-table.tsx";
import { ProviderCard } from "./screens/provider-card.tsx";
import { RuleFlow } from "./screens/rule-flow.tsx";
import type { Screens } from "./screens/screens-for.server.ts";

/** Wide cards set their screen beside the text, narrow ones below it: seven columns and five, by turns. */
const looks: Record<SolutionId, { isWide: boolean; className: string }> = {
  integraciones: { isWide: true, className: "on-night rounded-tl-arc *:first:xl:pt-14" },
  automatizacion: { isWide: false, className: "bg-bone" },
  pagos: { isWide: false, className: "bg-bone-2" },
  canales: { isWide: true, className: "bg-petrol-tint" },
  analisis: { isWide: true, className: "bg-bone" },
  proveedores: { isWide: false, className: "bg-bone-2" },
};

export function SolutionCards({
  content,
  screens,
}: {
  content: Pick<SolutionsContent, "cards" | "summaries">;
  screens: Screens;
}) {
  const fragments: Record<SolutionId, ReactNode> = {
    integraciones: <ApiExchange texts={screens} />,
    automatizacion: <RuleFlow texts={screens} />,
    pagos: <PayoutTable texts={screens} />,
    canales: <ChannelThread texts={screens} />,
    analisis: <KpiBoard texts={screens} />,
    proveedores: <ProviderCard texts={screens} />,
  };
  return (
    <Section>
      <SectionHeading title={content.cards.title}>{content.cards.text}</SectionHeading>
      <div className="grid gap-5 xl:grid-cols-12">
        {solutionIds.map((solution, index) => (
          <SolutionCard
            key={solution}
            solution={solution}
            order={index % 2}
            summary={content.summaries[solution]}
          >
            {fragments[solution]}
          </SolutionCard>
        ))}
      </div>
      <p className="mt-5 text-caption text-ink-3">{screens.illustrative}</p>
    </Section>
  );
}

function SolutionCard({
  solution,
  order,
  summary,
  children,
}: {
  solution: SolutionId;
  order: number;
  summary: string;
  children: ReactNode;
}) {
  const { dictionary, texts } = useSite();
  const name = texts.solutions[solution];
  const { isWide, className } = looks[solution];
  const shape = isWide ? "xl:col-span-7" : "xl:col-span-5 xl:flex xl:flex-col";
  const crop = isWide ? "" : "xl:min-h-68 xl:flex-1";
  const place = isWide
    ? "md:min-h-[calc(100%-4.5rem)]"
    : "md:min-h-full xl:inset-x-9 xl:top-0 xl:min-h-[calc(100%+2rem)]";
  return (
    <Reveal
      as="section"
      order={order}
      className={`group relative overflow-hidden rounded-card md:grid md:grid-cols-[5fr_6fr] ${shape} ${className}`}
    >
      <div className="flex flex-col p-7 md:p-9">
        <h3 className="text-h3">{name}</h3>
        <p className="mt-3 max-w-[34ch] text-ink-2 in-[.on-night]:text-sky">{summary}</p>
        <DetailLink
          solution={solution}
          className="mt-auto inline-flex w-fit items-center gap-2 pt-6 font-semibold text-petrol after:absolute after:inset-0 after:z-10 in-[.on-night]:text-amber"
        >
          {dictionary.masInformacion}
          <span className="sr-only">: {name}</span>
          <ArrowRight
            aria-hidden="true"
            size={20}
            className="transition-transform duration-200 group-hover:translate-x-1"
          />
        </DetailLink>
      </div>
      <div
        className={`relative min-h-76 overflow-hidden mask-b-from-82% mask-b-to-100% md:min-h-88 xl:overflow-visible xl:mask-none ${crop}`}
      >
        <div
          className={`absolute inset-x-7 grid grid-cols-1 top-0 md:top-9 md:right-9 md:left-0 ${place}`}
        >
          {children}
        </div>
      </div>
    </Reveal>
  );
}
