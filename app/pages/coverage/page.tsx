import { Island } from "#app/islands/island.server.tsx";
import { networkOn } from "#app/network/network.server.ts";
import { NetworkSection } from "#app/network/network-section.tsx";
import { programmeWords } from "#app/programme/programme-words.server.ts";
import { proposedLimits } from "#app/programme/proposed-limits.server.ts";
import type { PageProps, Place } from "#app/site.ts";
import { contentFor } from "#content/content-for.ts";
import { notOfferedIn, serviceNames, serviceTexts } from "#content/service-texts.ts";
import { CoverageSearch } from "./coverage-search.tsx";

export const ground = "night";
export const sharesWords = true;

export function dataFor(place: Place) {
  const { head, familyWords: _, ...texts } = contentFor(place, "coverage");
  const content = {
    ...texts,
    services: serviceTexts(place),
    limits: proposedLimits(place),
    inVain: notOfferedIn(place).map(({ name }) => name),
  };
  const { ignored, summary, companies, serviceCount, tiers } = programmeWords(place);
  const words = { summary, companies, serviceCount, tiers };
  const network = networkOn(place);
  return { head, network, content, ignored, words, names: serviceNames(place) };
}

export default function Coverage({ data }: PageProps<typeof dataFor>) {
  const { head: _, network, ...props } = data;
  return (
    <>
      <Island name="coverage-search" of={CoverageSearch} props={props} />
      <NetworkSection network={network} />
    </>
  );
}
