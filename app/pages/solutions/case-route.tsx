import ArrowRight from "lucide-react/icons/arrow-right";
import { usePath, useSite } from "#app/site-data/use-site.ts";
import { PageLink } from "#app/ui/page-link.tsx";
import type { SolutionsContent } from "#content/solutions/schema.ts";
import type { SolutionId } from "#core/pages.ts";
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

// A quarter circle of this radius, met every 6.25rem on the way down; each station starts where the arc passes.
const indents = ["@lg:ml-[16.5rem]", "@lg:ml-[7.26rem]", "@lg:ml-[2.84rem]", "@lg:ml-[0.61rem]"];
const arc = "M60 0H26.25A26.25 26.25 0 0 0 0 26.25V40";

/** The six solutions as cards along the brand's arc, as one case meets them. */
export function CaseRoute({ hero }: { hero: SolutionsContent["hero"] }) {
  const names = useSite().texts.solutions;
  return (
    <section aria-label={hero.routeTitle} className="@container">
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
        <ol className="relative grid gap-y-5 @lg:gap-y-0">
          {stations.map((solution, index) => (
            <li
              key={solution}
              className={`group relative flex gap-4 first:pt-1.5 @lg:h-[6.25rem] ${indents[index] ?? ""}`}
            >
              <Station solution={solution} name={names[solution]} line={hero.route[solution]} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** Its link chooses the solution's tab and leads there (app/browser/swapped-tabs.ts). */
function Station({ solution, name, line }: { solution: SolutionId; name: string; line: string }) {
  const { dictionary } = useSite();
  const path = usePath();
  const Icon = solutionIcons[solution];
  return (
    <>
      <Icon
        aria-hidden="true"
        strokeWidth={1.75}
        className="size-12 shrink-0 rounded-pill bg-night-2 p-3.25 text-sky ring-1 ring-night-ctl transition-colors duration-120 group-hover:bg-amber group-hover:text-ink"
      />
      <div className="min-w-0 pt-0.5 leading-snug wrap-anywhere">
        <h2 className="font-display text-[min(1.19rem,7vw)] font-semibold">{name}</h2>
        <p className="text-small text-sky">{line}</p>
        <PageLink
          to={path("solutions", solution)}
          className="mt-1 inline-flex items-center gap-1.5 text-small font-semibold text-amber after:absolute after:inset-0 after:rounded-control"
        >
          {dictionary.masInformacion}
          <span className="sr-only">: {name}</span>
          <ArrowRight
            aria-hidden="true"
            size={18}
            className="transition-transform duration-200 group-hover:translate-x-1"
          />
        </PageLink>
      </div>
    </>
  );
}
