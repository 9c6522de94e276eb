import { useEffect, useRef, useState } from "react";
import { useLocation, useSearchParams } from "react-router";
import { type Filter, noFilter, readFilter, writeFilter } from "./filter.ts";

const pauseMs = 250;

/**
 * The filter, stored in the URL's query. The built page lists everything, so the query is read after hydration. The URL is
 * updated when typing pauses; those updates are marked, so that a late one does not overwrite newer input.
 */
export function useFilter() {
  const [filter, setFilter] = useState<Filter>(noFilter);
  const [, setParams] = useSearchParams();
  const { search, state } = useLocation();
  const timer = useRef<number>(undefined);
  const hasRead = useRef(false);

  useEffect(() => {
    // The mark survives a reload with the history entry, so the first reading does not look at it.
    if (hasRead.current && state?.isOwnFilter) return;
    hasRead.current = true;
    setFilter(readFilter(new URLSearchParams(search)));
  }, [search, state]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function change(next: Filter) {
    setFilter(next);
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      const options = { replace: true, preventScrollReset: true, state: { isOwnFilter: true } };
      setParams(writeFilter(next), options);
    }, pauseMs);
  }

  return [filter, change] as const;
}
