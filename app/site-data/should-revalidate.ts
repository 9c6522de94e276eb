import type { ShouldRevalidateFunctionArgs } from "react-router";

/** Page data is a file for each path: a query, such as a filter in the address, brings nothing new. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isQueryChange =
    currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return defaultShouldRevalidate && !isQueryChange;
}
