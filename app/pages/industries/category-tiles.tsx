import ArrowRight from "lucide-react/icons/arrow-right";
import Check from "lucide-react/icons/check";
import { categoryPictures } from "#app/market/category-pictures.ts";
import { usePath, useSite } from "#app/site-data/use-site.ts";
import { PageLink } from "#app/ui/page-link.tsx";
import { Picture, type PictureSource } from "#app/ui/picture.tsx";
import { type Category, categories } from "#core/company-kinds.ts";
import type { BuyerId } from "#core/pages.ts";
import { parameters } from "#core/paths.ts";

/** Six columns in two rows on a tablet, five on a desktop; rows on a phone. */
const places: Record<Category, string> = {
  financial: "md:col-span-2",
  insurance: "md:col-span-2",
  retail: "md:col-span-2",
  realestate: "md:col-span-3",
  health: "md:col-span-3",
};

/** The buyers' pages of each category. */
const buyersOf: Record<Category, readonly BuyerId[]> = {
  financial: ["banks"],
  insurance: ["insurers"],
  retail: ["retailers", "utilities"],
  realestate: ["realEstate"],
  health: ["health"],
};

interface Tiles {
  label: string;
  names: Record<Category, string>;
  chosen: Category | undefined;
  onChoose: (category: Category) => void;
  /** What each buyer's sample program costs, on the way to its page; absent where there are none. */
  fees: Record<BuyerId, string> | undefined;
}

/** At most one category is pressed; pressing it again releases it. Before scripts are there, a form that names it in the address. */
export function CategoryTiles({ label, names, chosen, onChoose, fees }: Tiles) {
  const path = usePath();
  return (
    <fieldset className="wrap relative -mt-20 md:-mt-30">
      <legend className="mb-3 text-small font-semibold text-white">{label}</legend>
      <form
        action={path("industries")}
        toolname="filter_industries"
        tooldescription={label}
        className="grid gap-3 md:grid-cols-6 md:gap-4 lg:grid-cols-5"
      >
        {categories.map((category) => (
          <div
            key={category}
            className={`flex flex-col overflow-clip rounded-card bg-bone-2 lg:col-span-1 ${places[category]}`}
          >
            <CategoryButton
              id={category}
              name={names[category]}
              pictures={categoryPictures[category]}
              isPressed={category === chosen}
              onPress={() => onChoose(category)}
            />
            {fees &&
              buyersOf[category].map((buyer) => (
                <BuyerLink key={buyer} buyer={buyer} text={fees[buyer]} />
              ))}
          </div>
        ))}
      </form>
    </fieldset>
  );
}

function CategoryButton({
  id,
  name,
  pictures,
  isPressed,
  onPress,
}: {
  id: Category;
  name: string;
  pictures: readonly PictureSource[];
  isPressed: boolean;
  onPress: () => void;
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
      className="group relative flex items-center gap-[min(1rem,3vw)] rounded-card p-[min(0.75rem,3vw)] pr-[min(3.5rem,17vw)] text-left transition-shadow duration-200 ring-inset hover:ring-2 hover:ring-line-strong aria-pressed:ring-2 aria-pressed:ring-petrol md:flex-col md:items-stretch md:gap-0 md:p-0"
    >
      <Picture
        sources={pictures}
        sizes="(min-width: 64rem) 240px, (min-width: 48rem) 30vw, 88px"
        alt=""
        fetchPriority="low"
        width={880}
        height={660}
        className="aspect-4/3 w-[min(5.5rem,24vw)] shrink-0 object-contain md:h-36 md:w-full md:px-2 md:pt-3"
      />
      <span className="min-w-0 font-display text-h4 wrap-anywhere md:px-4 md:pt-1 md:pb-4">
        {name}
      </span>
      <span className="absolute top-3 right-[min(0.75rem,3vw)] grid size-[min(1.75rem,11vw)] place-items-center rounded-pill border-[1.5px] border-line-strong text-transparent group-aria-pressed:border-petrol group-aria-pressed:bg-petrol group-aria-pressed:text-white max-md:top-1/2 max-md:-mt-3.5">
        <Check aria-hidden="true" size={17} strokeWidth={2.5} />
      </span>
    </button>
  );
}

function BuyerLink({ buyer, text }: { buyer: BuyerId; text: string }) {
  const { texts } = useSite();
  const path = usePath();
  return (
    <PageLink
      to={path("industries", buyer)}
      className="group mx-4 flex items-center gap-2 border-t border-line-strong/40 py-3 text-small"
    >
      <span className="min-w-0 grow wrap-anywhere">
        <span className="block font-semibold text-petrol group-hover:underline">
          {texts.buyers[buyer]}
        </span>
        <span className="block text-caption text-balance text-ink-2">{text}</span>
      </span>
      <ArrowRight aria-hidden="true" size={20} className="shrink-0 text-petrol" />
    </PageLink>
  );
}
