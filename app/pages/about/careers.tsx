import ArrowUpRight from "lucide-react/icons/arrow-up-right";
import { useSite } from "#app/site-data/use-site.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { Section } from "#app/ui/section.tsx";
import { brand } from "#core/brand.ts";
import { anchors } from "#core/paths.ts";
import { type AboutContent, teamIds } from "./content.ts";

export function Careers({ text, openings, teamsTitle, teams }: AboutContent["careers"]) {
  const { footer } = useSite().texts;
  return (
    <Section ground="bone" id={anchors.careers}>
      <div className="grid grid-cols-1 gap-x-16 gap-y-14 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div>
          <h2 className="text-h2">{footer.careers}</h2>
          <p className="mt-5 max-w-[44ch] text-lead text-ink-2">{text}</p>
          <a
            href={brand.jobBoard}
            target="_blank"
            rel="noopener"
            className={`${buttonClass({ variant: "secondary" })} mt-9`}
          >
            {openings}
            <ArrowUpRight aria-hidden="true" size={20} strokeWidth={1.75} />
            <span className="sr-only">({footer.newTab})</span>
          </a>
        </div>
        <div className="wrap-anywhere">
          <h3 className="text-h4">{teamsTitle}</h3>
          <dl className="mt-6 grid gap-x-8 sm:grid-cols-2">
            {teamIds.map((id) => (
              <div key={id} className="border-t border-line-strong/50 py-6">
                <dt className="font-semibold">{teams[id].title}</dt>
                <dd className="mt-1.5 text-ink-2">{teams[id].description}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </Section>
  );
}
