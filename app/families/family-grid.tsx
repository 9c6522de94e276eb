import ArrowRight from "lucide-react/icons/arrow-right";
import { usePath, useSite } from "#app/site-data/use-site.ts";
import { PageLink } from "#app/ui/page-link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Reveal } from "#app/ui/reveal.tsx";
import { type FamilyId, familyIds } from "#core/pages.ts";
import { familyColors } from "./family-colors.ts";
import { familyPictures } from "./family-pictures.ts";

/** Two large cards, then three; the first and the last have an arc corner. */
const places: Record<FamilyId, string> = {
  hogar: "md:col-span-12 lg:col-span-7 rounded-tl-arc",
  vial: "md:col-span-6 lg:col-span-5",
  salud: "md:col-span-6 lg:col-span-4",
  mascotas: "md:col-span-6 lg:col-span-4",
  dispositivos: "md:col-span-6 lg:col-span-4 rounded-br-arc",
};

/** Keeps the arrow away from the arc. */
const arrowPlaces: Partial<Record<FamilyId, string>> = { dispositivos: "lg:mr-3.5 lg:mb-3.5" };

const low = "md:h-[310px]";
const heights: Record<FamilyId, string> = {
  hogar: "md:h-[396px]",
  vial: "md:h-[310px] lg:h-[396px]",
  salud: low,
  mascotas: low,
  dispositivos: low,
};

interface FamilyGridProps {
  /** The text under the family's name. */
  descriptions: Record<FamilyId, string>;
  heading: "h2" | "h3";
}

/** A card for each family, linking to its page. */
export function FamilyGrid({ descriptions, heading }: FamilyGridProps) {
  return (
    <ul className="grid gap-3 md:grid-cols-12 md:gap-5 print:grid-cols-3">
      {familyIds.map((family, index) => (
        <Reveal
          as="li"
          key={family}
          order={index % 3}
          className={`overflow-clip rounded-card transition-transform duration-200 ease-in
            motion-safe:hover:-translate-y-1 ${familyColors[family].tint} ${places[family]}`}
        >
          <FamilyCard family={family} heading={heading} description={descriptions[family]} />
        </Reveal>
      ))}
    </ul>
  );
}

function FamilyCard({
  family,
  heading: Heading,
  description,
}: {
  family: FamilyId;
  heading: FamilyGridProps["heading"];
  description: string;
}) {
  const { texts } = useSite();
  const path = usePath();
  return (
    <PageLink
      to={path("services", family)}
      className="group grid h-full grid-cols-[9rem_1fr] items-center rounded-[inherit] -outline-offset-3! md:flex md:flex-col md:items-stretch"
    >
      <div className={`overflow-clip max-[20rem]:col-span-2 print:h-32 ${heights[family]}`}>
        <Picture
          sources={familyPictures[family]}
          sizes="(min-width: 64rem) 540px, (min-width: 48rem) 45vw, 9rem"
          width={1200}
          height={900}
          alt=""
          className={`size-full object-contain ${family === "hogar" ? "lg:scale-110" : ""}`}
        />
      </div>
      <div className="grid grow content-start md:grid-cols-[minmax(0,1fr)_auto] print:block wrap-anywhere items-end gap-x-5 gap-y-1.5 py-4 pr-5 max-[20rem]:col-span-2 max-[20rem]:pl-5 md:px-7 md:pt-1 md:pb-7">
        <Heading className="text-h4 md:text-h3">{texts.families[family]}</Heading>
        <p className="max-w-[30em] self-start text-small text-ink-2">{description}</p>
        <ArrowRight
          aria-hidden="true"
          className={`col-start-2 row-span-2 row-start-1 size-11 rounded-pill p-3 text-white max-md:hidden *:transition-transform *:duration-200 *:ease-in motion-safe:group-hover:*:translate-x-1 print:hidden ${familyColors[family].deep} ${arrowPlaces[family] ?? ""}`}
        />
      </div>
    </PageLink>
  );
}
