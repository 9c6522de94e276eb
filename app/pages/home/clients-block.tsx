import { Island } from "#app/islands/island.server.tsx";
import type { Client } from "#app/market/clients.ts";
import { useSite } from "#app/site-data/use-site.ts";
import { Section, SectionHeading } from "#app/ui/section.tsx";
import type { ClientsTexts } from "#content/home/schema.ts";
import { ClientCarousel } from "./client-carousel.tsx";

export function ClientsBlock({
  texts: { title, lead, ...texts },
  clients,
}: {
  texts: ClientsTexts;
  clients: readonly Client[];
}) {
  const { families } = useSite().texts;
  return (
    // Out of view, the browser skips its 330 elements when it recomputes styles and does not load the logos, a CSS mask of 5 kB.
    <Section
      ground="bone"
      className="[content-visibility:auto] [contain-intrinsic-height:auto_560px] print:hidden"
    >
      <SectionHeading title={title}>{lead}</SectionHeading>
      <Island
        name="client-carousel"
        of={ClientCarousel}
        props={{ texts, clients, familyNames: families }}
      />
    </Section>
  );
}
