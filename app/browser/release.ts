// A tab that is open while a new release is put online gets that release's page data, which its own scripts may not understand:
// one renamed field, and the visitor would see the error screen. All page data holds its release's id (root.tsx); another one
// than ours makes the browser load the page itself. The price is 0.3 kB and reading the data twice.
import { useEffect } from "react";
import { createPath, useNavigation, useRevalidator } from "react-router";

let announce = () => {};
const newRelease = new Promise<void>((resolve) => {
  announce = resolve;
});

type Fetch = typeof fetch;

/** Wraps the `fetch` by which the router requests page data. */
export function watchRelease(fetchOnce: Fetch, release: string = import.meta.env.RELEASE): Fetch {
  return async (input, init) => {
    const response = await fetchOnce(input, init);
    const { pathname } = new URL(input instanceof Request ? input.url : input, "http://site");
    if (!pathname.endsWith(".data") || !response.ok) return response;
    if ((await response.clone().text()).includes(`"${release}"`)) return response;
    announce();
    // The page goes, so nothing may be shown from this: the router waits for it until then.
    return new Promise<never>(() => {});
  };
}

/**
 * Loads the page that the visitor goes to, with its hash, which the request does not tell. React may render the navigation
 * after its data came, so the announcement is kept until then.
 */
export function useNewRelease() {
  const { location: next } = useNavigation();
  const isRevalidating = useRevalidator().state === "loading";
  useEffect(() => {
    if (!next && !isRevalidating) return;
    let isCurrent = true;
    newRelease.then(() => {
      if (!isCurrent) return;
      if (next) window.location.assign(createPath(next));
      else window.location.reload();
    });
    return () => {
      isCurrent = false;
    };
  }, [next, isRevalidating]);
}
