import type { ReactNode } from "react";
import { familyColors } from "#app/families/family-colors.ts";
import { familyPictures } from "#app/families/family-pictures.ts";
import { useSite } from "#app/site-data/use-site.ts";
import { Picture } from "#app/ui/picture.tsx";
import type { FamilyId } from "#core/pages.ts";

/** A family's model beside its services. */
export function FamilySection({ family, children }: { family: FamilyId; children: ReactNode }) {
  const { texts } = useSite();
  const { tint } = familyColors[family];
  const headingId = `family-${family}`;
  return (
    <section
      aria-labelledby={headingId}
      className="mt-16 first:mt-0 lg:grid lg:grid-cols-12 lg:gap-x-8"
    >
      <div
        className={`self-start overflow-clip rounded-card rounded-br-arc p-6 lg:sticky lg:top-26 lg:col-span-4 lg:p-8 print:static print:bg-white print:p-0 ${tint}`}
      >
        <h2 id={headingId} className="text-h3">
          {texts.familyTitles[family]}
        </h2>
        <p className="mt-1.5 text-small text-ink-2">{texts.familyLines[family]}</p>
        <Picture
          sources={familyPictures[family]}
          sizes="(min-width: 64rem) 26rem, 90vw"
          alt=""
          width={1200}
          height={900}
          className="aspect-4/3 w-full object-contain max-lg:max-h-52 print:hidden"
        />
      </div>
      <div className="mt-6 lg:col-span-8 lg:mt-0 lg:*:first:border-t-0 lg:*:first:pt-0">
        {children}
      </div>
    </section>
  );
}
