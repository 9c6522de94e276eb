import { Island } from "#app/islands/island.server.tsx";
import { Section } from "#app/ui/section.tsx";
import { ProgrammeStart, type ProgrammeStartTexts } from "./programme-start.tsx";

/** The home's last section: what a program would cost, as the first step of one. */
export function EstimateCall({ programme }: { programme: ProgrammeStartTexts }) {
  return (
    <Section className="print:hidden">
      <div className="on-night grid items-center gap-x-12 gap-y-8 rounded-card rounded-br-arc p-[min(2rem,6vw)] md:p-12 lg:grid-cols-2 lg:p-16">
        <h2 className="text-h2">{programme.title}</h2>
        <Island name="programme-start" of={ProgrammeStart} when="touched" props={programme} />
      </div>
    </Section>
  );
}
