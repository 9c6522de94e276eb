import { usePath, useSite } from "#app/site-data/use-site.ts";
import { PageLink } from "#app/ui/page-link.tsx";
import { Section } from "#app/ui/section.tsx";
import { type BuyerId, buyerIds } from "#core/pages.ts";

const link = "inline-flex min-h-11 items-center font-semibold text-petrol hover:underline";

/** The other trades' pages, and the two for those who approve and those who integrate. */
export function MoreLinks({ title, buyer }: { title: string; buyer: BuyerId }) {
  const { texts } = useSite();
  const path = usePath();
  return (
    <Section className="pb-0!">
      <div className="flex flex-wrap items-baseline gap-x-8 gap-y-3">
        <h2 className="text-h4">{title}</h2>
        <ul className="flex flex-wrap gap-x-6 gap-y-1">
          {buyerIds
            .filter((id) => id !== buyer)
            .map((id) => (
              <li key={id}>
                <PageLink to={path("industries", id)} className={link}>
                  {texts.buyers[id]}
                </PageLink>
              </li>
            ))}
          {(["roles", "sandbox"] as const).map((page) => (
            <li key={page}>
              <PageLink to={path(page)} className={link}>
                {texts.pageNames[page]}
              </PageLink>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
