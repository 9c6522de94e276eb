import ChevronDown from "lucide-react/icons/chevron-down";
import type { ReactNode } from "react";
import { familyColors } from "#app/families/family-colors.ts";
import { familyPictures } from "#app/families/family-pictures.ts";
import { useSite } from "#app/site-data/use-site.ts";
import { Picture } from "#app/ui/picture.tsx";
import type { FamilyId } from "#core/pages.ts";

/** A family's model and its services. A phone folds them under the model; where there is room the style sheet opens them. */
export function FamilySection({
  family,
  count,
  isOpen,
  children,
}: {
  family: FamilyId;
  /** "7 services" */
  count: string;
  isOpen: boolean;
  children: ReactNode;
}) {
  const { texts } = useSite();
  const { tint, deepText } = familyColors[family];
  const title = texts.familyTitles[family];
  const model = {
    sources: familyPictures[family],
    alt: "",
    width: 1200,
    height: 900,
  };
  return (
    <section
      aria-label={title}
      data-family={family}
      className="mt-3 first:mt-0 md:mt-14 lg:grid lg:grid-cols-12 lg:gap-x-10 print:mt-6"
    >
      <div
        className={`foldless-header overflow-clip rounded-card rounded-br-arc md:max-lg:flex md:max-lg:items-center md:max-lg:justify-between lg:sticky lg:top-26 lg:col-span-4 lg:self-start print:static print:bg-white ${tint}`}
      >
        <div className="p-7 pb-0 md:max-lg:pb-7 print:p-0">
          <h2 className="text-h3">{title}</h2>
          <p className={`mt-1.5 text-small font-semibold ${deepText}`}>{count}</p>
        </div>
        <Picture
          {...model}
          sizes="(min-width: 64rem) 26rem, 16rem"
          className="aspect-4/3 w-full object-contain md:max-lg:w-64 md:max-lg:shrink-0 print:hidden"
        />
      </div>
      <details suppressHydrationWarning open={isOpen} className="foldable lg:col-span-8">
        <summary
          className={`grid grid-cols-[minmax(0,112px)_1fr_auto] content-center items-center gap-x-3 overflow-clip rounded-card py-1 pr-4 pl-2 [&::-webkit-details-marker]:hidden ${tint}`}
        >
          <Picture
            {...model}
            sizes="112px"
            className="row-span-2 aspect-4/3 w-full object-contain"
          />
          <h2 className="self-end text-h4">{title}</h2>
          <ChevronDown
            aria-hidden="true"
            size={22}
            className="row-span-2 text-ink-2 transition-transform duration-200 in-[details[open]]:rotate-180"
          />
          <span className={`col-start-2 mt-1 self-start text-caption font-semibold ${deepText}`}>
            {count}
          </span>
        </summary>
        <div className="max-md:px-1 max-md:pb-5 md:max-lg:mt-3 *:first:border-t-0">{children}</div>
      </details>
    </section>
  );
}
