import Check from "lucide-react/icons/check";
import { categoryPictures } from "#app/market/category-pictures.ts";
import { type CategoryId, categoryIds } from "#app/market/industries.ts";
import { usePath } from "#app/site-data/use-site.ts";
import { Picture, type PictureSource } from "#app/ui/picture.tsx";
import { parameters } from "#core/paths.ts";

/** Six columns in two rows on a tablet, five on a desktop; rows on a phone. */
const places: Record<CategoryId, string> = {
  financial: "md:col-span-2",
  insurance: "md:col-span-2",
  retail: "md:col-span-2",
  realestate: "md:col-span-3",
  health: "md:col-span-3",
};

/** At most one category is pressed; pressing it again releases it. Before scripts are there, a form that names it in the address. */
export function CategoryTiles({
  label,
  names,
  gains,
  chosen,
  onChoose,
}: {
  label: string;
  names: Record<CategoryId, string>;
  gains: Record<CategoryId, string>;
  chosen: CategoryId | undefined;
  onChoose: (category: CategoryId) => void;
}) {
  const path = usePath();
  return (
    <fieldset className="wrap relative -mt-20 md:-mt-30">
      <legend className="sr-only">{label}</legend>
      <form
        action={path("industries")}
        toolname="filter_industries"
        tooldescription={label}
        className="grid gap-3 md:grid-cols-6 md:gap-4 lg:grid-cols-5"
      >
        {categoryIds.map((category) => (
          <CategoryTile
            key={category}
            id={category}
            name={names[category]}
            gain={gains[category]}
            pictures={categoryPictures[category]}
            isPressed={category === chosen}
            onPress={() => onChoose(category)}
            className={`${places[category]} lg:col-span-1`}
          />
        ))}
      </form>
    </fieldset>
  );
}

function CategoryTile({
  id,
  name,
  gain,
  pictures,
  isPressed,
  onPress,
  className,
}: {
  id: CategoryId;
  name: string;
  gain: string;
  pictures: readonly PictureSource[];
  isPressed: boolean;
  onPress: () => void;
  className: string;
}) {
  return (
    <button
      type="submit"
      name={parameters.category}
      value={id}
      aria-pressed={isPressed}
      onClick={(event) => {
        event.preventDefault();
        onPress();
      }}
      className={`group relative flex items-center gap-4 rounded-card bg-bone-2 p-3 pr-5 text-left transition-shadow duration-200 ring-inset hover:ring-2 hover:ring-line-strong aria-pressed:ring-2 aria-pressed:ring-petrol md:flex-col md:items-stretch md:gap-0 md:p-0 ${className}`}
    >
      <Picture
        sources={pictures}
        sizes="(min-width: 64rem) 240px, (min-width: 48rem) 30vw, 112px"
        alt=""
        fetchPriority="low"
        width={880}
        height={660}
        className="aspect-4/3 w-[112px] shrink-0 object-contain md:h-40 md:w-full md:px-2 md:pt-3"
      />
      <span className="min-w-0 wrap-anywhere md:p-5 md:pt-2">
        <span className="block font-display text-h4">{name}</span>
        <span className="mt-1.5 block text-small text-ink-2">{gain}</span>
      </span>
      <span className="absolute top-3 right-3 hidden size-7 place-items-center rounded-pill bg-petrol text-white group-aria-pressed:grid">
        <Check aria-hidden="true" size={17} strokeWidth={2.5} />
      </span>
    </button>
  );
}
