import type { ComponentProps } from "react";
import { usePath } from "#app/site-data/use-site.ts";
import { PageLink } from "#app/ui/page-link.tsx";
import type { SolutionId } from "#core/pages.ts";
import { anchors } from "#core/paths.ts";

/** Chooses a solution's tab and scrolls to it. */
export function DetailLink({
  solution,
  className = "",
  ...props
}: Omit<ComponentProps<typeof PageLink>, "to"> & { solution: SolutionId }) {
  const path = usePath();
  return (
    <PageLink
      to={`${path("solutions", solution)}#${anchors.solutionDetail}`}
      className={`place-link ${className}`}
      {...props}
    />
  );
}
