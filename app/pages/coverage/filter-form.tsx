import Search from "lucide-react/icons/search";
import { useRef } from "react";
import { FamilyTile } from "#app/families/family-tile.tsx";
import { usePath, useSite } from "#app/site-data/use-site.ts";
import { familyIds } from "#core/pages.ts";
import { deliveries } from "#core/services.ts";
import type { CoverageContent } from "./content.ts";
import { type Filter, noFilter, writeFilter } from "./filter.ts";

/** Hidden without scripts, which do the filtering. Before they are there, it opens the page with the filter in its address. */
export function FilterForm({
  content,
  filter,
  onChange,
}: {
  content: Omit<CoverageContent, "head">;
  filter: Filter;
  onChange: (filter: Filter) => void;
}) {
  const { texts } = useSite();
  const path = usePath();
  const { search, filters } = content;
  const field = useRef<HTMLInputElement>(null);
  const isFiltered = Object.values(writeFilter(filter)).some(Boolean);
  /** The button disappears, so the focus moves to the field. */
  function clear() {
    onChange(noFilter);
    field.current?.focus();
  }

  return (
    <search className="block w-full print:hidden noscript:hidden">
      <form
        action={path("coverage")}
        onSubmit={(event) => event.preventDefault()}
        className="grid gap-5"
      >
        <div className="grid gap-4 md:grid-cols-[1fr_auto] md:items-end">
          <label className="block">
            <span className="mb-1.5 block text-small font-semibold">{search.label}</span>
            <span className="relative block">
              <Search
                aria-hidden="true"
                size={20}
                className="absolute top-1/2 left-4 -translate-y-1/2 text-ink-2"
              />
              <input
                ref={field}
                type="search"
                name="q"
                value={filter.query}
                maxLength={80}
                onChange={({ target }) => onChange({ ...filter, query: target.value })}
                placeholder={search.hint}
                className={`${fieldLook} w-full pl-12`}
              />
            </span>
          </label>
          <label className="block">
            <span className="mb-1.5 block text-small font-semibold">{filters.delivery}</span>
            <select
              name="delivery"
              value={filter.delivery ?? ""}
              onChange={({ target }) =>
                onChange({ ...filter, delivery: deliveries.find((id) => id === target.value) })
              }
              className={`${fieldLook} w-full pr-10`}
            >
              <option value="">{filters.allDeliveries}</option>
              {deliveries.map((delivery) => (
                <option key={delivery} value={delivery}>
                  {content.deliveries[delivery]}
                </option>
              ))}
            </select>
          </label>
        </div>
        <div className="relative">
          <fieldset className="min-w-0">
            <legend className="mb-1.5 text-small font-semibold">{filters.family}</legend>
            <div className="flex flex-wrap gap-2">
              {[undefined, ...familyIds].map((family) => (
                <label key={family ?? "all"} className={chipLook}>
                  <input
                    type="radio"
                    name="family"
                    value={family ?? ""}
                    className="sr-only"
                    checked={filter.family === family}
                    onChange={() => onChange({ ...filter, family })}
                  />
                  {family && <FamilyTile family={family} className="size-7 rounded-chip" />}
                  {family ? texts.families[family] : filters.allFamilies}
                </label>
              ))}
            </div>
          </fieldset>
          {isFiltered && (
            // Beside the legend: a row of its own would move the results when the first letter is typed.
            <button
              type="button"
              onClick={clear}
              className="absolute -top-1.5 right-0 min-h-9 text-small font-semibold underline underline-offset-3 hover:text-sky"
            >
              {search.clear}
            </button>
          )}
        </div>
        {/* Sends the filter to the address before scripts have come. */}
        <button type="submit" hidden>
          {search.label}
        </button>
      </form>
    </search>
  );
}

const fieldLook =
  "min-h-13.5 rounded-button border-[1.5px] border-line-strong bg-white px-4 text-body text-ink placeholder:text-ink-3";

const chipLook =
  "inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-pill border-[1.5px] border-night-line bg-night-2 px-3.5 text-small font-semibold has-checked:border-white has-checked:bg-white has-checked:text-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)";
