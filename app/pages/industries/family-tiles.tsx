import { FamilyTile } from "#app/families/family-tile.tsx";
import { useSite } from "#app/site-data/use-site.ts";
import { type FamilyId, familyIds } from "#core/pages.ts";

const tile = "size-7 rounded-chip p-1.5";

/** Assistance families as small icons; their names are accessible labels, shown on hover and in the legend. */
export function FamilyTiles({ services }: { services: readonly FamilyId[] }) {
  const { texts } = useSite();
  return (
    <span className="flex max-w-full shrink-0 flex-wrap gap-1">
      {services.map((family) => (
        <span key={family} title={texts.families[family]}>
          <FamilyTile family={family} className={tile} />
          <span className="sr-only">{texts.families[family]}</span>
        </span>
      ))}
    </span>
  );
}

export function FamilyLegend({ label }: { label: string }) {
  const { texts } = useSite();
  return (
    <dl className="flex flex-wrap items-center gap-x-5 gap-y-2 text-small text-ink-2">
      <dt className="font-semibold text-ink">{label}</dt>
      {familyIds.map((family) => {
        return (
          <dd key={family} className="flex items-center gap-2">
            <FamilyTile family={family} className={tile} />
            {texts.families[family]}
          </dd>
        );
      })}
    </dl>
  );
}
