import type { CoverageContent } from "#content/coverage/schema.ts";
import { fill } from "#core/template.ts";

/** For an empty result: the services that the other filters hide, or else words that find something. */
export function Suggestions({
  content,
  query,
  found,
  onSearch,
}: {
  content: CoverageContent["search"];
  query: string;
  /** How many services the query finds without other filters. */
  found: number;
  onSearch: (query: string) => void;
}) {
  return (
    <p className="flex flex-wrap items-center gap-2 rounded-card bg-bone p-6">
      {found > 0 ? (
        <button type="button" onClick={() => onSearch(query)} className={suggestionLook}>
          {fill(content.withoutFilters[found === 1 ? "one" : "other"], { count: found })}
        </button>
      ) : (
        <>
          <span className="mr-2">{content.tryThis}</span>
          {content.examples.map((example) => (
            <button
              key={example}
              type="button"
              onClick={() => onSearch(example)}
              className={suggestionLook}
            >
              {example}
            </button>
          ))}
        </>
      )}
    </p>
  );
}

const suggestionLook =
  "min-h-11 rounded-pill border-[1.5px] border-line-strong bg-white px-4 text-small font-semibold hover:bg-petrol-tint";
