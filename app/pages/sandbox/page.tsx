import Download from "lucide-react/icons/download";
import { ContactButton } from "#app/contact/contact-button.tsx";
import { familyColors } from "#app/families/family-colors.ts";
import { familyPictures } from "#app/families/family-pictures.ts";
import { Island } from "#app/islands/island.server.tsx";
import { ClosingCall } from "#app/sections/closing-call.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import type { PageProps, Place } from "#app/site.ts";
import { useSite } from "#app/site-data/use-site.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { Section } from "#app/ui/section.tsx";
import { contentFor } from "#content/content-for.ts";
import { fill } from "#core/template.ts";

import { openApi, openApiPath } from "./openapi.server.ts";
import { sandboxCases } from "./samples.server.ts";
import { Simulation } from "./simulation.tsx";

export const ground = "night";

export function dataFor(place: Place) {
  const { head, ...content } = contentFor(place, "sandbox");
  const kilobytes = Math.ceil(JSON.stringify(openApi, undefined, 2).length / 1000);
  return {
    head,
    content,
    cases: sandboxCases(place),
    file: { path: openApiPath, size: `${kilobytes}\u00a0kB` },
  };
}

export default function SandboxPage({ data }: PageProps<typeof dataFor>) {
  const { content, cases, file } = data;
  const { dictionary } = useSite();
  return (
    <>
      <PageHero
        ground="night"
        title={content.title}
        lead={content.lead}
        actions={
          <a href={file.path} download className={buttonClass({ variant: "secondary" })}>
            <Download aria-hidden="true" size={20} strokeWidth={1.75} className="shrink-0" />
            {fill(content.download, { size: file.size })}
          </a>
        }
        picture={
          <div className="rounded-card rounded-tr-arc bg-night-2 p-7 text-sky md:p-9">
            <p
              aria-hidden="true"
              className="mb-5 flex flex-wrap gap-x-4 gap-y-1 border-b border-night-line pb-5 font-display text-h4 text-white"
            >
              <span className="text-amber">POST</span> /v1/cases
              <span className="text-sky">201 Created</span>
            </p>
            <p>{content.notice}</p>
          </div>
        }
      />
      <Section ground="bone">
        <noscript>
          <p className="mb-10">{content.noScript}</p>
        </noscript>
        <Island
          name="simulation"
          of={Simulation}
          props={{
            content,
            cases,
            steps: [dictionary.solicitud, dictionary.coordinacion, dictionary.resolucion],
          }}
        />
      </Section>
      <ClosingCall
        {...content.closing}
        picture={familyPictures.dispositivos}
        ground={familyColors.dispositivos.tint}
      >
        <ContactButton contactType="partner">{dictionary.contactarAhora}</ContactButton>
      </ClosingCall>
    </>
  );
}
