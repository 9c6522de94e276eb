import { useEffect, useMemo, useRef, useState } from "react";
import { fetchData } from "#app/browser/fetch-data.ts";
import { useSite } from "#app/site-data/use-site.ts";
import type { CoverageContent } from "#content/coverage/schema.ts";
import type { SearchWords } from "#content/service-texts.ts";
import { textsPath } from "#core/paths.ts";
import { plainText } from "#core/plain-text.ts";
import type { Search } from "#core/service-search.ts";
import { type ServiceId, servicesIn } from "#core/services.ts";
import { searchedTexts } from "./filter.ts";

interface Loaded {
  words: SearchWords;
  searchIn: typeof import("#core/service-search.ts").searchIn;
}

/** The search, and what loads it. Until it is there, and if it cannot come, a query is a part of a service's name. */
export function useSearch(
  query: string,
  names: Record<ServiceId, string>,
  content: Pick<CoverageContent, "services">,
): { search: Search; load: () => void } {
  const { country, language } = useSite();
  const isRequested = useRef(false);
  const [loaded, setLoaded] = useState<Loaded>();

  function load() {
    if (isRequested.current) return;
    isRequested.current = true;
    const path = textsPath("search", { country, language }, import.meta.env.TEXTS_FORM);
    Promise.all([import("#core/service-search.ts"), fetchData<SearchWords>(path)]).then(
      ([{ searchIn }, words]) => setLoaded({ searchIn, words }),
      (error) => console.error(error),
    );
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: an address may bring a query
  useEffect(() => {
    if (query !== "") load();
  }, [query]);

  function searchNames(part: string) {
    const named = servicesIn(country).filter((id) =>
      plainText(names[id]).includes(plainText(part).trim()),
    );
    return { services: named };
  }

  const forgiving = useMemo(() => {
    if (!loaded) return undefined;
    const { searchIn, words } = loaded;
    const texts = searchedTexts(names, content, words, servicesIn(country));
    return searchIn(texts, words.notOffered, language);
  }, [loaded, names, content, country, language]);
  return { search: forgiving ?? searchNames, load };
}
