import { ClientLogo } from "#app/market/client-logo.tsx";
import type { Client } from "#app/market/clients.ts";
import { Section, SectionHeading } from "#app/ui/section.tsx";
import type { IndustriesContent } from "./content.ts";
import { ServiceIcons } from "./service-icons.tsx";

/** A wall of windows: those of the chosen category stay lit, in their place. On a phone the others go. */
export function ClientBoard({
  texts,
  clients,
  matches,
}: {
  texts: IndustriesContent["cases"];
  clients: readonly Client[];
  matches: (client: Client) => boolean;
}) {
  return (
    <Section ground="bone">
      <SectionHeading title={texts.title}>{texts.intro}</SectionHeading>
      <ul className="grid grid-cols-2 gap-2.5 md:grid-cols-3 md:gap-3 xl:grid-cols-5">
        {clients.map((client) => {
          const isLit = matches(client);
          return (
            <li
              key={client.id}
              aria-hidden={!isLit}
              className={`rounded-float transition-colors duration-200 ${
                isLit ? "bg-white" : "bg-bone-2/60 max-md:hidden"
              }`}
            >
              <div
                className={`flex h-full min-h-36 flex-col items-start justify-between gap-5 p-4 text-ink-2 transition-opacity duration-200 md:p-5 ${
                  isLit ? "" : "opacity-0"
                }`}
              >
                <span className="flex min-h-14 max-w-full items-center">
                  <ClientLogo client={client} />
                </span>
                <ServiceIcons services={client.services} />
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
