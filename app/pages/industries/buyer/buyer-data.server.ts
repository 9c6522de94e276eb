import { networkOn, withCaveat } from "#app/network/network.server.ts";
import { proofOn } from "#app/proof/proof.server.ts";
import type { Place } from "#app/site.ts";
import { startingPoints } from "#app/terms/terms.server.ts";
import { contentFor } from "#content/content-for.ts";
import type { BuyerId } from "#core/pages.ts";
import { reportFile, reportPath } from "./report-file.server.ts";
import { sampleOf } from "./sample.server.ts";

/** One buyer's page, in the words and figures of a place. */
export function buyerData(place: Pick<Place, "country" | "language">, buyer: BuyerId) {
  const { buyers, ...texts } = contentFor(place, "buyers");
  const { head, ...content } = buyers[buyer];
  const sample = sampleOf(place, buyer);
  const bytes = Buffer.byteLength(reportFile(place, buyer));
  return {
    head,
    buyer,
    texts,
    content,
    terms: startingPoints({ ...place, page: "industries", topic: buyer }),
    proof: proofOn({ ...place, page: "industries", topic: buyer }),
    network: networkOn(place),
    sample: { ...sample, basis: withCaveat(place, `${sample.basis}.`) },
    file: { path: reportPath(place, buyer), size: `${Math.ceil(bytes / 1000)}\u00a0kB` },
  };
}

export type BuyerData = Omit<ReturnType<typeof buyerData>, "head">;
