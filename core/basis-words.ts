import { basisOf, familyOf } from "./assumptions.ts";
import type { Basis } from "./company-kinds.ts";
import { partsOf } from "./estimate.ts";
import type { FamilyId } from "./pages.ts";
import type { Programme } from "./programme.ts";
import type { PartId, ServiceId } from "./services.ts";

interface BasisWords {
  bases: Record<Basis, string>;
  familyNames: Record<FamilyId, string>;
  services: Partial<Record<PartId, string>>;
}

/** How customers get it, and what of it they get otherwise: "Bought by the customer (Home: Included)". */
export function basisWords(
  programme: Programme,
  { bases, familyNames, services }: BasisWords,
): string {
  const own = Object.keys(programme.bases ?? {});
  const names = new Map<string, Basis>();
  for (const part of partsOf(programme)) {
    const basis = basisOf(part, programme);
    const family = familyOf(part, programme);
    const isOwn = own.includes(part) || own.includes(family);
    if (!isOwn || basis === programme.basis) continue;
    const name = own.includes(part) ? services[part as ServiceId] : familyNames[family];
    names.set(name ?? part, basis);
  }
  const others = [...names].map(([name, basis]) => `${name}: ${bases[basis]}`);
  return bases[programme.basis] + (others.length > 0 ? ` (${others.join("; ")})` : "");
}
