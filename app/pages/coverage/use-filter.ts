import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { isProgrammeFragment } from "#core/programme-start.ts";
import { type Filter, noFilter, readFilter, writeFilter } from "./filter.ts";

/** Browsers limit how often the URL may be rewritten; fast typing would exceed it. */
const writeAfterMs = 250;

/**
 * The filter, stored in the URL's query. The built page lists everything, so the query is read after hydration. It is written
 * without the router: on a slow phone a navigation ends after the next letter is typed, and would bring the older query back.
 */
export function useFilter() {
  const [filter, setFilter] = useState<Filter>(noFilter);
  const { pathname, search, key } = useLocation();
  const timer = useRef<number>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the router does not know the written query, so its own may stay the same
  useEffect(() => {
    setFilter(readFilter(new URLSearchParams(search)));
    return () => clearTimeout(timer.current);
  }, [search, key]);

  function change(next: Filter) {
    setFilter(next);
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      // On the way to another page, the URL is already that page's.
      if (location.pathname === pathname) write(next);
    }, writeAfterMs);
  }

  return [filter, change] as const;
}

/** Leaves out a service's anchor: whoever opens the URL sees the matches from the top. */
function write(filter: Filter) {
  const { pathname, hash } = location;
  const query = writeFilter(filter).toString();
  const fragment = isProgrammeFragment(hash) ? hash : "";
  history.replaceState(history.state, "", pathname + (query && `?${query}`) + fragment);
}
