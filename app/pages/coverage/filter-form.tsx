import Search from "lucide-react/icons/search";
import { FamilyTile } from "#app/families/family-tile.tsx";
import { usePath, useSite } from "#app/site-data/use-site.ts";
import type { CoverageContent } from "#content/coverage/schema.ts";
import { familyIds } from "#core/pages.ts";
import { parameters } from "#core/paths.ts";
import { deliveries } from "#core/services.ts";
import { fill } from "#core/template.ts";
import type { Filter } from "./filter.ts";

export const searchFieldId = "coverage-search";

/**
 * Before scripts are there it opens the page with the filter in its address. Without them the search is hidden, and the style
 * sheet does what families and kinds of delivery ask for.
 */
export function FilterForm({
  content,
  filter,
  onChange,
  onSearch,
}: {
  content: CoverageContent;
  filter: Filter;
  onChange: (filter: Filter) => void;
  /** When the visitor goes to the search field. */
  onSearch: () => void;
}) {
  const { texts } = useSite();
  const path = usePath();
  const { search, filters } = content;
  return (
    <search className="block w-full print:hidden">
      <form
        action={path("coverage")}
        toolname="filter_coverage"
        tooldescription={search.label}
        onSubmit={(event) => event.preventDefault()}
        className="grid grid-cols-1 gap-4"
      >
        <label className="block noscript:hidden">
          <span className="mb-1.5 block text-small font-semibold">{search.label}</span>
          <span className="relative block">
            <Search
              aria-hidden="true"
              size={20}
              className="absolute top-1/2 left-4 -translate-y-1/2 text-ink-2"
            />
            <input
              id={searchFieldId}
              type="search"
              name={parameters.search}
              value={filter.query}
              maxLength={80}
              onChange={({ target }) => onChange({ ...filter, query: target.value })}
              onFocus={onSearch}
              placeholder={fill(search.hint, { examples: search.examples.join(", ") })}
              className="min-h-13.5 w-full rounded-button border-[1.5px] border-line-strong bg-white px-4 pl-12 text-body text-ink placeholder:text-ink-3"
            />
          </span>
        </label>
        <fieldset toolparamdescription={filters.family} className="min-w-0">
          <legend className="sr-only">{filters.family}</legend>
          <div className="relative -mx-(--gutter) flex gap-2 overflow-x-auto px-(--gutter) py-1 md:mx-0 md:flex-wrap md:overflow-visible md:px-0">
            {[undefined, ...familyIds].map((family) => (
              <label key={family ?? "all"} className={chipLook}>
                <input
                  type="radio"
                  name={parameters.family}
                  value={family ?? ""}
                  className="sr-only"
                  checked={filter.family === family}
                  onChange={() => onChange({ ...filter, family })}
                />
                {family && <FamilyTile family={family} className="size-7 rounded-chip p-0.75" />}
                {family ? texts.families[family] : filters.allFamilies}
              </label>
            ))}
            <select
              name={parameters.delivery}
              aria-label={filters.delivery}
              toolparamdescription={filters.delivery}
              value={filter.delivery ?? ""}
              onChange={({ target }) =>
                onChange({ ...filter, delivery: deliveries.find((id) => id === target.value) })
              }
              className={`${chipLook} max-w-full`}
            >
              <option value="">{filters.allDeliveries}</option>
              {deliveries.map((delivery) => (
                <option key={delivery} value={delivery}>
                  {content.deliveries[delivery]}
                </option>
              ))}
            </select>
          </div>
        </fieldset>
        {/* Sends the filter to the address before scripts have come. */}
        <button type="submit" hidden>
          {search.label}
        </button>
      </form>
    </search>
  );
}

const chipLook =
  "inline-flex min-h-11 shrink-0 cursor-pointer items-center gap-2 rounded-pill border-[1.5px] border-night-line bg-night-2 px-3.5 text-small font-semibold has-[input:checked]:border-white has-[input:checked]:bg-white has-[input:checked]:text-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)";
