import { usePath } from "#app/site-data/use-site.ts";
import { brand } from "#core/brand.ts";
import { Mark } from "../brand/mark.tsx";
import { PageLink } from "../ui/page-link.tsx";

export function Logo() {
  const path = usePath();
  return (
    <PageLink
      to={path("home")}
      className="flex items-center gap-[0.36em] font-display text-[26px] leading-none font-semibold tracking-[-0.03em]"
    >
      <Mark className="size-[1.2em]" />
      {brand.name}
    </PageLink>
  );
}
