import { type CaseEvent, caseEvents } from "#app/cases/case.ts";
import { casesFor } from "#app/cases/cases-for.server.ts";
import { localSamples, planNames, sampleCases } from "#app/cases/samples.server.ts";
import type { Place } from "#app/site.ts";
import { type FamilyId, familyIds } from "#core/pages.ts";
import type { SandboxSample } from "./simulator.ts";

/** As the API names them, and the customer of each sample. */
const named: Record<FamilyId, Pick<SandboxSample, "member" | "service">> = {
  hogar: { member: "P-104477", service: "plumbing" },
  vial: { member: "C-88213", service: "towing" },
  salud: { member: "A-55120", service: "online_doctor" },
  mascotas: { member: "P-202115", service: "vet_clinic" },
  dispositivos: { member: "T-30955", service: "remote_help" },
};

/** Each family's sample case: what the API says of it, and what people see. */
export function sandboxCases(place: Pick<Place, "country" | "language">) {
  const { cases, events, illustrative } = casesFor(place);
  const { cases: people, location, utcOffset } = localSamples(place.country);
  const entries = familyIds.map((family) => {
    const { number, times } = sampleCases[family];
    const { captions, service, events: own } = cases[family];
    const sample: SandboxSample = {
      ...named[family],
      plan: planNames[family],
      location,
      case: String(number),
      provider: people[family].person,
      times: Object.fromEntries(
        caseEvents.map((id) => [id, `2026-12-01T${times[id]}:00${utcOffset}`]),
      ) as Record<CaseEvent, string>,
    };
    return [family, { sample, name: service, captions, events: { ...events, ...own } }] as const;
  });
  return {
    illustrative,
    families: Object.fromEntries(entries) as Record<FamilyId, (typeof entries)[number][1]>,
  };
}

export type SandboxCases = ReturnType<typeof sandboxCases>;
