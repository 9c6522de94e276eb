import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { rewriteAddress } from "#app/site-data/rewrite-address.ts";
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
    timer.current = window.setTimeout(
      () => rewriteAddress(pathname, addressOf(pathname, next)),
      writeAfterMs,
    );
  }

  return [filter, change] as const;
}

/** Leaves out a service's anchor: whoever opens the URL sees the matches from the top. */
function addressOf(pathname: string, filter: Filter): string {
  const query = writeFilter(filter).toString();
  const fragment = isProgrammeFragment(location.hash) ? location.hash : "";
  return pathname + (query && `?${query}`) + fragment;
}
