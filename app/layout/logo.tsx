import { Mark } from "#app/brand/mark.tsx";
import { usePath } from "#app/site-data/use-site.ts";
import { PageLink } from "#app/ui/page-link.tsx";
import { brand } from "#core/brand.ts";

export function Logo({ nameClass }: { nameClass?: string }) {
  const path = usePath();
  return (
    <PageLink
      to={path("home")}
      className="flex items-center gap-[0.36em] font-display text-[26px] leading-none font-semibold tracking-[-0.03em]"
    >
      <Mark className="size-[1.2em]" />
      <span className={nameClass}>{brand.name}</span>
    </PageLink>
  );
}
