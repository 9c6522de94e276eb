import type { ShouldRevalidateFunctionArgs } from "react-router";

/** Page data is one file per path, so a change of the query alone, such as a filter, loads nothing. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isQueryChange =
    currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return defaultShouldRevalidate && !isQueryChange;
}
