import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { isProgrammeFragment } from "#core/programme-start.ts";
import { type Filter, noFilter, readFilter, writeFilter } from "./filter.ts";

const pauseMs = 250;

/**
 * The filter, stored in the URL's query. The built page lists everything, so the query is read after hydration. The URL is
 * updated when typing pauses; a query that was written here is not read back, since it may be older than the input.
 */
export function useFilter() {
  const [filter, setFilter] = useState<Filter>(noFilter);
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const timer = useRef<number>(undefined);
  const current = useRef({ search: "", hash: "" });

  useEffect(() => {
    // A service's anchor is left out: the router would move the focus there.
    current.current.hash = isProgrammeFragment(hash) ? hash : "";
    if (search === current.current.search) return;
    current.current.search = search;
    setFilter(readFilter(new URLSearchParams(search)));
  }, [search, hash]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function change(next: Filter) {
    setFilter(next);
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      const params = writeFilter(next).toString();
      current.current.search = params && `?${params}`;
      void navigate(current.current, { replace: true, preventScrollReset: true });
    }, pauseMs);
  }

  return [filter, change] as const;
}
