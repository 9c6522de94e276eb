import { useEffect, useMemo, useRef, useState } from "react";
import { useSite } from "#app/site-data/use-site.ts";
import type { CoverageContent } from "#content/coverage/schema.ts";
import { plainText } from "#core/plain-text.ts";
import type { Search } from "#core/service-search.ts";
import { type ServiceId, servicesIn } from "#core/services.ts";
import { searchedTexts } from "./filter.ts";

/** The search, and what loads it. Until it is there, and if it cannot come, a query is a part of a service's name. */
export function useSearch(
  query: string,
  names: Record<ServiceId, string>,
  content: Pick<CoverageContent, "services" | "familyWords">,
): { search: Search; load: () => void } {
  const { country, language } = useSite();
  const isRequested = useRef(false);
  const [searchIn, setSearchIn] = useState<typeof import("#core/service-search.ts").searchIn>();

  function load() {
    if (isRequested.current) return;
    isRequested.current = true;
    import("#core/service-search.ts").then(
      (module) => setSearchIn(() => module.searchIn),
      (error) => console.error(error),
    );
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: an address may bring a query
  useEffect(() => {
    if (query !== "") load();
  }, [query]);

  function searchNames(part: string): ServiceId[] {
    return servicesIn(country).filter((id) =>
      plainText(names[id]).includes(plainText(part).trim()),
    );
  }

  const forgiving = useMemo(
    () => searchIn?.(searchedTexts(names, content, servicesIn(country)), language),
    [searchIn, names, content, country, language],
  );
  return { search: forgiving ?? searchNames, load };
}
