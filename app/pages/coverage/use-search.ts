import { useEffect, useMemo, useRef, useState } from "react";
import { useSite } from "#app/site-data/use-site.ts";
import { type ServiceId, servicesIn } from "#core/services.ts";
import type { CoverageContent } from "./content.ts";
import { plain, searchedTexts } from "./filter.ts";
import type { Search } from "./search.ts";

/** The search, and what loads it. Until it is there, and if it cannot come, a query is a part of a service's name. */
export function useSearch(
  query: string,
  names: Record<ServiceId, string>,
  content: Pick<CoverageContent, "services" | "familyWords">,
): { search: Search; load: () => void } {
  const { country, language } = useSite();
  const isAsked = useRef(false);
  const [searchIn, setSearchIn] = useState<typeof import("./search.ts").searchIn>();

  function load() {
    if (isAsked.current) return;
    isAsked.current = true;
    import("./search.ts").then(
      (module) => setSearchIn(() => module.searchIn),
      (error) => console.error(error),
    );
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: an address may bring a query
  useEffect(() => {
    if (query !== "") load();
  }, [query]);

  function searchNames(part: string): ServiceId[] {
    return servicesIn(country).filter((id) => plain(names[id]).includes(plain(part).trim()));
  }

  const forgiving = useMemo(
    () => searchIn?.(searchedTexts(names, content, servicesIn(country)), language),
    [searchIn, names, content, country, language],
  );
  return { search: forgiving ?? searchNames, load };
}
