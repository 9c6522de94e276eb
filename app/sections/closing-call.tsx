import type { ReactNode } from "react";
import dusk736 from "#app/assets/hero-m-736.avif";
import dusk820 from "#app/assets/hero-m-820.avif";
import { Picture, type PictureSource } from "#app/ui/picture.tsx";
import { Section } from "#app/ui/section.tsx";

const dusk = [
  { src: dusk736, width: 736 },
  { src: dusk820, width: 820 },
];

/** The last section of a page: one call to action, beside the page's own model on its ground, or else on night. */
export function ClosingCall({
  title,
  text,
  picture,
  ground = "on-night",
  children,
}: {
  title: string;
  text: string;
  /** "dusk": the model of the home. */
  picture?: readonly PictureSource[] | "dusk";
  ground?: string;
  children: ReactNode;
}) {
  const isDusk = picture === "dusk";
  return (
    <Section className="print:hidden">
      <div
        className={`relative overflow-clip rounded-card rounded-br-arc p-8 md:p-12 lg:p-16 ${ground}`}
      >
        {picture && (
          <Picture
            sources={isDusk ? dusk : picture}
            sizes="560px"
            alt=""
            width={isDusk ? 820 : 880}
            height={isDusk ? 760 : 660}
            className={`absolute right-0 bottom-0 max-md:hidden ${isDusk ? "h-72 w-[46%] object-cover object-[40%_30%] lg:h-[115%]" : "h-full w-[42%] object-contain p-6"}`}
          />
        )}
        <div className={`relative min-w-0 ${picture ? "md:max-w-[54%]" : "md:max-w-[70%]"}`}>
          <h2 className="text-h2">{title}</h2>
          <p className="mt-5 max-w-[46ch] text-lead text-ink-2 in-[.on-night]:text-sky">{text}</p>
          <div className="mt-8 flex flex-wrap gap-3.5">{children}</div>
        </div>
      </div>
    </Section>
  );
}
