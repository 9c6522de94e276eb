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

  useEffect(() => {
    if (!state?.isOwnFilter) setFilter(readFilter(new URLSearchParams(search)));
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
