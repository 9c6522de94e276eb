import ArrowRight from "lucide-react/icons/arrow-right";
import type { ReactNode } from "react";
import { Mark } from "#app/brand/mark.tsx";
import { Flag } from "#app/country-choice/flag.tsx";
import { FamilyTile } from "#app/families/family-tile.tsx";
import { usePath } from "#app/site-data/use-site.ts";
import { PageLink } from "#app/ui/page-link.tsx";
import { tractionIds } from "#content/investors/ids.ts";
import type { InvestorsContent } from "#content/investors/schema.ts";
import { countries } from "#core/countries.ts";
import { familyIds } from "#core/pages.ts";

type Props = InvestorsContent["opportunities"] & { years: Record<string, number> };

export function Opportunities(content: Props) {
  return (
    <>
      <div className="grid grid-cols-1 gap-x-6 gap-y-12 md:grid-cols-3 lg:gap-x-10">
        <Asset count={countries.length} {...content.countries}>
          {countries.map(({ code }) => (
            <Flag key={code} code={code} className="size-10" />
          ))}
        </Asset>
        <Asset count={familyIds.length} {...content.families}>
          {familyIds.map((family) => (
            <FamilyTile key={family} family={family} className="size-10 rounded-control p-2.25" />
          ))}
        </Asset>
        <Asset count={1} {...content.platform}>
          <Mark className="size-10 text-ink [--mark-accent:var(--color-amber-h)]" />
        </Asset>
      </div>
      <Traction {...content} />
    </>
  );
}

function Asset({
  count,
  title,
  text,
  children,
}: {
  count: number;
  title: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <div className="border-t-3 border-petrol pt-6">
      <div aria-hidden="true" className="mb-8 flex flex-wrap gap-2 md:max-lg:gap-0.5">
        {children}
      </div>
      <h3 className="text-h3">
        <span className="mr-1 text-h1 tracking-[-0.04em]">{count}</span> {title}
      </h3>
      <p className="mt-3 max-w-[42ch] text-ink-2">{text}</p>
    </div>
  );
}

function Traction({ tractionTitle, traction, history, years }: Props) {
  const path = usePath();
  return (
    <div className="mt-16 rounded-card bg-bone p-7 md:p-10">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-3">
        <h3 className="text-h4">{tractionTitle}</h3>
        <PageLink
          to={path("about")}
          className="link inline-flex min-h-6 items-center gap-1.5 font-semibold text-petrol"
        >
          {history}
          <ArrowRight aria-hidden="true" size={18} strokeWidth={1.75} />
        </PageLink>
      </div>
      <dl className="mt-8 grid gap-x-8 gap-y-7 sm:grid-cols-2 lg:grid-cols-4">
        {tractionIds.map((id) => (
          <div key={id}>
            <dt className="figures text-figure-inline text-petrol">{years[id]}</dt>
            <dd className="mt-2.5 text-ink-2">{traction[id]}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
