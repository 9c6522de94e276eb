import { useSite } from "#app/site-data/use-site.ts";
import type { SolutionsContent } from "#content/solutions/schema.ts";
import type { SolutionId } from "#core/pages.ts";
import { DetailLink } from "./detail-link.tsx";
import { solutionIcons } from "./solution-icons.ts";

/** The order in which a case meets the solutions. */
const stations: SolutionId[] = [
  "integraciones",
  "automatizacion",
  "proveedores",
  "canales",
  "pagos",
  "analisis",
];

// A quarter circle of this radius, met every 4.875rem on the way down; each station starts where the arc passes.
const indents = [
  "@lg:ml-[16.5rem]",
  "@lg:ml-[8.7rem]",
  "@lg:ml-[4.44rem]",
  "@lg:ml-[1.88rem]",
  "@lg:ml-[0.45rem]",
  "@lg:ml-0",
];
const arc = "M60 0H26.25A26.25 26.25 0 0 0 0 26.25V40";

/** One case on its way through the six solutions, along the brand's arc. The one being read is lit. */
export function CaseRoute({
  selected,
  hero,
}: {
  selected: SolutionId;
  hero: SolutionsContent["hero"];
}) {
  const names = useSite().texts.solutions;
  return (
    <nav aria-label={hero.routeTitle} className="@container">
      <div className="relative">
        <div
          aria-hidden="true"
          className="pointer-events-none absolute inset-0 overflow-hidden @lg:-inset-y-6"
        >
          <span className="absolute inset-y-6 left-6 w-px bg-night-ctl @lg:hidden" />
          <svg
            aria-hidden="true"
            viewBox="0 0 40 30"
            className="absolute top-[1.125rem] left-6 hidden h-[30rem] w-[40rem] overflow-visible fill-none stroke-night-ctl @lg:block"
          >
            <path d={arc} strokeWidth="1.5" vectorEffect="non-scaling-stroke" />
          </svg>
        </div>
        <ol className="relative grid gap-y-1 @lg:gap-y-0">
          {stations.map((solution, index) => (
            <li key={solution} className={`first:pt-1.5 @lg:h-[4.875rem] ${indents[index]}`}>
              <Station
                solution={solution}
                name={names[solution]}
                line={hero.route[solution]}
                isLit={solution === selected}
              />
            </li>
          ))}
        </ol>
      </div>
    </nav>
  );
}

function Station({
  solution,
  name,
  line,
  isLit,
}: {
  solution: SolutionId;
  name: string;
  line: string;
  isLit: boolean;
}) {
  const Icon = solutionIcons[solution];
  return (
    <DetailLink solution={solution} className="group flex gap-4 rounded-control pb-3 @lg:pb-0">
      <span
        className={`grid size-12 shrink-0 place-items-center rounded-pill transition-colors duration-120 ${isLit ? "bg-amber text-ink" : "bg-night-2 text-sky ring-1 ring-night-ctl group-hover:bg-night-line"}`}
      >
        <Icon aria-hidden="true" size={22} strokeWidth={1.75} />
      </span>
      <span className="min-w-0 pt-0.5 leading-snug wrap-anywhere">
        <b className="font-display text-[1.19rem] font-semibold">{name}</b>
        <span className="block text-small text-sky">{line}</span>
      </span>
    </DetailLink>
  );
}
