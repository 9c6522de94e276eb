import ArrowUpRight from "lucide-react/icons/arrow-up-right";
import { useSite } from "#app/site-data/use-site.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { Section } from "#app/ui/section.tsx";
import type { AboutContent } from "#content/about/schema.ts";
import { brand } from "#core/brand.ts";
import { anchors } from "#core/paths.ts";

export function Careers({ text, openings }: AboutContent["careers"]) {
  const { footer } = useSite().texts;
  return (
    <Section ground="bone" id={anchors.careers}>
      <div className="grid grid-cols-1 items-end gap-x-16 gap-y-9 lg:grid-cols-[minmax(0,7fr)_auto]">
        <div>
          <h2 className="text-h2">{footer.careers}</h2>
          <p className="mt-5 max-w-[44ch] text-lead text-ink-2">{text}</p>
        </div>
        <a
          href={brand.jobBoard}
          target="_blank"
          rel="noopener"
          className={`${buttonClass({ variant: "secondary" })} justify-self-start`}
        >
          {openings}
          <ArrowUpRight aria-hidden="true" size={20} strokeWidth={1.75} />
          <span className="sr-only">({footer.newTab})</span>
        </a>
      </div>
    </Section>
  );
}
