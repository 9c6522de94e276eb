import ArrowRight from "lucide-react/icons/arrow-right";
import { usePath } from "#app/site-data/use-site.ts";
import { PageLink } from "#app/ui/page-link.tsx";
import { Section } from "#app/ui/section.tsx";
import type { SolutionsContent } from "#content/solutions/schema.ts";

const pages = ["services", "industries"] as const;

/** Leads a reader of this page on. */
export function NextSteps({ texts }: { texts: SolutionsContent["next"] }) {
  const path = usePath();
  return (
    <Section className="pb-0!">
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-12">
        <h2 className="text-h2 lg:col-span-4">{texts.title}</h2>
        <ul className="lg:col-span-8">
          {pages.map((page) => (
            <li key={page} className="border-line border-t last:border-b">
              <PageLink
                to={path(page)}
                className="group grid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-1 py-7 md:grid-cols-[12rem_1fr_auto]"
              >
                <span className="font-display text-h3">{texts[page].title}</span>
                <span className="text-ink-2 max-md:row-start-2">{texts[page].text}</span>
                <ArrowRight
                  aria-hidden="true"
                  size={26}
                  className="text-petrol transition-transform duration-200 group-hover:translate-x-1 max-md:row-span-2"
                />
              </PageLink>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
