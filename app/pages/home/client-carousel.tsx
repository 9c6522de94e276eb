import { FamilyTile } from "#app/families/family-tile.tsx";
import { ClientLogo } from "#app/market/client-logo.tsx";
import type { Client } from "#app/market/clients.ts";
import {
  Carousel,
  CarouselNext,
  CarouselPrevious,
  CarouselSlide,
  CarouselSlides,
} from "#app/ui/carousel.tsx";
import { Tooltip } from "#app/ui/tooltip.tsx";
import type { ClientsTexts } from "#content/home/schema.ts";
import type { FamilyId } from "#core/pages.ts";

/** Clients and the assistance they offer. */
export function ClientCarousel({
  texts,
  clients,
  familyNames,
}: {
  texts: Omit<ClientsTexts, "title" | "lead">;
  clients: readonly Client[];
  familyNames: Record<FamilyId, string>;
}) {
  return (
    <Carousel label={texts.carousel}>
      <CarouselSlides className="-ml-5">
        {clients.map((client, index) => (
          <CarouselSlide key={client.id} index={index} className="pl-5">
            <ClientCard client={client} label={texts.services} familyNames={familyNames} />
          </CarouselSlide>
        ))}
      </CarouselSlides>
      <div className="mt-8 flex gap-3">
        <CarouselPrevious aria-label={texts.previous} />
        <CarouselNext aria-label={texts.next} />
      </div>
    </Carousel>
  );
}

function ClientCard({
  client,
  label,
  familyNames,
}: {
  client: Client;
  label: string;
  familyNames: Record<FamilyId, string>;
}) {
  return (
    <div className="group flex h-40 flex-col md:h-48 justify-between rounded-card bg-paper p-6">
      <div className="flex h-14 items-center md:h-20 text-ink-2 transition-colors duration-120 group-hover:text-petrol">
        <ClientLogo client={client} />
      </div>
      <ul aria-label={label} className="flex gap-2">
        {client.services.map((service) => (
          <li key={service}>
            <Tooltip text={familyNames[service]} className="rounded-control">
              <FamilyTile family={service} className="size-10 rounded-control p-2.25" />
            </Tooltip>
          </li>
        ))}
      </ul>
    </div>
  );
}
