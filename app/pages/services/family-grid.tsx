import ArrowRight from "lucide-react/icons/arrow-right";
import { familyColors } from "#app/families/family-colors.ts";
import { familyPictures } from "#app/families/family-pictures.ts";
import { usePath, useSite } from "#app/site-data/use-site.ts";
import { PageLink } from "#app/ui/page-link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { type FamilyId, familyIds } from "#core/pages.ts";

const tall = "h-56 md:h-80 lg:h-[23rem]";
const short = "h-56 md:h-64 lg:h-[17.5rem]";

/** Seven columns and five, then four each; the arc opens the group and closes it. */
const shapes: Record<FamilyId, { place: string; arc: string; picture: string }> = {
  hogar: { place: "md:col-span-2 lg:col-span-7", arc: "rounded-tl-arc", picture: tall },
  vial: { place: "lg:col-span-5", arc: "", picture: tall },
  salud: { place: "lg:col-span-4", arc: "", picture: short },
  mascotas: { place: "lg:col-span-4", arc: "", picture: short },
  dispositivos: { place: "lg:col-span-4", arc: "rounded-br-arc", picture: short },
};

/** A card for each assistance family, leading to it. */
export default function FamilyGrid() {
  return (
    <ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-12">
      {familyIds.map((family) => (
        <li key={family} className={`flex ${shapes[family].place}`}>
          <FamilyCard family={family} />
        </li>
      ))}
    </ul>
  );
}

function FamilyCard({ family }: { family: FamilyId }) {
  const { texts } = useSite();
  const path = usePath();
  const { tint, deep } = familyColors[family];
  return (
    <PageLink
      to={path("services", family)}
      className={`group flex w-full flex-col overflow-clip rounded-card transition-transform duration-200 ease-in hover:-translate-y-1 ${tint} ${shapes[family].arc}`}
    >
      <div className={`near grow ${shapes[family].picture}`}>
        <Picture
          sources={familyPictures[family]}
          sizes="(min-width: 64rem) 40rem, (min-width: 48rem) 45vw, 90vw"
          alt=""
          width={1200}
          height={900}
          className="size-full scale-110 object-contain px-4 pt-6"
        />
      </div>
      <div className="flex items-end justify-between gap-4 p-6 md:p-7">
        <div className="min-w-0 wrap-anywhere">
          <h2 className="text-h3">{texts.families[family]}</h2>
          <p className="mt-1.5 text-small text-ink-2">{texts.familyLines[family]}.</p>
        </div>
        <span
          className={`grid size-11 shrink-0 place-items-center rounded-pill text-white ${deep}`}
        >
          <ArrowRight
            aria-hidden="true"
            size={20}
            strokeWidth={1.75}
            className="transition-transform duration-200 ease-in group-hover:translate-x-1"
          />
        </span>
      </div>
    </PageLink>
  );
}
