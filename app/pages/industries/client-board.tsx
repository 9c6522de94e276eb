import { ClientLogo } from "#app/market/client-logo.tsx";
import type { Client } from "#app/market/clients.ts";
import { Section, SectionHeading } from "#app/ui/section.tsx";
import type { IndustriesContent } from "#content/industries/schema.ts";
import { FamilyTiles } from "./family-tiles.tsx";

export function ClientBoard({
  texts,
  clients,
}: {
  texts: IndustriesContent["cases"];
  clients: readonly Client[];
}) {
  return (
    <Section ground="bone">
      <SectionHeading title={texts.title}>{texts.intro}</SectionHeading>
      <ul className="grid grid-cols-2 gap-2.5 md:grid-cols-3 md:gap-3 xl:grid-cols-5">
        {clients.map((client) => (
          <li
            key={client.id}
            className="flex min-h-28 flex-col items-start justify-between gap-3 max-md:odd:last:col-span-2 md:min-h-36 md:gap-5 rounded-float bg-white p-4 text-ink-2 transition-opacity duration-200 md:p-5 starting:opacity-0"
          >
            <span className="flex min-h-14 max-w-full items-center max-sm:*:text-[1.1rem]">
              <ClientLogo client={client} />
            </span>
            <FamilyTiles services={client.services} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
