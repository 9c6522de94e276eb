import type { ComponentProps } from "react";
import { Link } from "react-router";
import { usePath } from "#app/use-site.ts";
import type { SolutionId } from "#core/pages.ts";
import { anchors } from "#core/paths.ts";

/** Chooses a solution's tab and scrolls to it. */
export function DetailLink({
  solution,
  ...props
}: Omit<ComponentProps<typeof Link>, "to"> & { solution: SolutionId }) {
  const path = usePath();
  return (
    <Link
      to={{ pathname: path("solutions", solution), hash: anchors.solutionDetail }}
      prefetch="intent"
      {...props}
    />
  );
}
