import { FamilyTile } from "#app/families/family-tile.tsx";
import { ClientLogo } from "#app/market/client-logo.tsx";
import type { Client } from "#app/market/clients.ts";
import { useSite } from "#app/site-data/use-site.ts";
import {
  Carousel,
  CarouselNext,
  CarouselPrevious,
  CarouselSlide,
  CarouselSlides,
} from "#app/ui/carousel.tsx";
import { Section, SectionHeading } from "#app/ui/section.tsx";
import { Tooltip } from "#app/ui/tooltip.tsx";
import type { ClientsTexts } from "#content/home/schema.ts";

/** Clients and the assistance they offer. */
export function ClientCarousel({
  texts,
  clients,
}: {
  texts: ClientsTexts;
  clients: readonly Client[];
}) {
  return (
    // Out of view, the browser skips its 330 elements when it recomputes styles and does not load the logos, a CSS mask of 5 kB.
    <Section
      ground="bone"
      className="[content-visibility:auto] [contain-intrinsic-height:auto_640px] print:hidden"
    >
      <SectionHeading title={texts.title}>{texts.lead}</SectionHeading>
      <Carousel label={texts.carousel}>
        <CarouselSlides className="-ml-5">
          {clients.map((client, index) => (
            <CarouselSlide key={client.id} index={index} className="pl-5">
              <ClientCard client={client} servicesLabel={texts.services} />
            </CarouselSlide>
          ))}
        </CarouselSlides>
        <div className="mt-8 flex gap-3">
          <CarouselPrevious aria-label={texts.previous} />
          <CarouselNext aria-label={texts.next} />
        </div>
      </Carousel>
    </Section>
  );
}

function ClientCard({ client, servicesLabel }: { client: Client; servicesLabel: string }) {
  const { texts } = useSite();
  return (
    <div className="group flex h-48 flex-col justify-between rounded-card bg-paper p-6">
      <div className="flex h-20 items-center text-ink-2 transition-colors duration-120 group-hover:text-petrol">
        <ClientLogo client={client} />
      </div>
      <ul aria-label={servicesLabel} className="flex gap-2">
        {client.services.map((service) => (
          <li key={service}>
            <Tooltip text={texts.families[service]} className="rounded-control">
              <FamilyTile family={service} className="size-10 rounded-control p-2.25" />
            </Tooltip>
          </li>
        ))}
      </ul>
    </div>
  );
}
