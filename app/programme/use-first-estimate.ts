import { useEffect, useState } from "react";
import type { CountryCode } from "#core/countries.ts";
import type { FirstEstimate } from "#core/first-edition.ts";

/** The result of a link of the first edition. Its tables are loaded for such links alone. */
export function useFirstEstimate(
  text: string | undefined,
  country: CountryCode,
): FirstEstimate | undefined {
  const [first, setFirst] = useState<FirstEstimate>();
  useEffect(() => {
    setFirst(undefined);
    if (text === undefined) return;
    let isLatest = true;
    import("#core/first-edition.ts").then(({ firstEstimate }) => {
      if (isLatest) setFirst(firstEstimate(text, country));
    }, console.error);
    return () => {
      isLatest = false;
    };
  }, [text, country]);
  return first;
}
