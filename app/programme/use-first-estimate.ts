import { useEffect, useState } from "react";
import type { CountryCode } from "#core/countries.ts";
import type { FirstEstimate } from "#core/first-edition.ts";

/** The result of a link of the first edition. Its tables are loaded for such links alone; `isMissing` if they do not come. */
export function useFirstEstimate(
  text: string | undefined,
  country: CountryCode,
): { first?: FirstEstimate; isMissing: boolean } {
  const [state, setState] = useState<{ first?: FirstEstimate; isMissing: boolean }>(unknown);
  useEffect(() => {
    setState(unknown);
    if (text === undefined) return;
    let isLatest = true;
    import("#core/first-edition.ts").then(
      ({ firstEstimate }) => {
        if (isLatest) setState({ first: firstEstimate(text, country), isMissing: false });
      },
      (error) => {
        console.error(error);
        if (isLatest) setState({ isMissing: true });
      },
    );
    return () => {
      isLatest = false;
    };
  }, [text, country]);
  return state;
}

const unknown = { isMissing: false };
