import type { CSSProperties } from "react";
import { type SizeId, sizeIds } from "#content/investors/ids.ts";
import type { InvestorsContent } from "#content/investors/schema.ts";
import { fill } from "#core/template.ts";
import { AmountText } from "./amount-text.tsx";
import type { Figures } from "./market-figures.server.ts";

const colors: Record<SizeId, { fill: string; swatch: string }> = {
  tam: { fill: "fill-sky", swatch: "bg-sky" },
  sam: { fill: "fill-petrol", swatch: "bg-petrol" },
  som: { fill: "fill-amber", swatch: "bg-amber" },
};

/** Three quarter discs from one corner. Each text starts at the line from the top of its disc. */
export function MarketSize({
  items,
  share,
  scale,
  caution,
  figures,
}: InvestorsContent["sizes"] & { figures: Figures["sizes"] }) {
  const { sam, som } = figures;
  const rows = [1 - sam.radius, sam.radius - som.radius, som.radius];
  return (
    <figure>
      <div className="grid grid-cols-1 gap-x-10 gap-y-10 md:grid-cols-2 xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] xl:gap-x-0">
        <svg
          aria-hidden="true"
          viewBox="0 0 100 100"
          className="aspect-square w-full max-w-[440px] xl:max-w-none"
        >
          {sizeIds.map((id) => (
            <path key={id} d={quarterDisc(figures[id].radius * 100)} className={colors[id].fill} />
          ))}
        </svg>
        <dl
          className="grid gap-y-7 xl:gap-y-0 xl:[grid-template-rows:var(--rows)]"
          style={
            { "--rows": rows.map((row) => `${(row * 100).toFixed(2)}%`).join(" ") } as CSSProperties
          }
        >
          {sizeIds.map((id) => (
            <div
              key={id}
              className="grid content-start gap-x-8 gap-y-2 border-t-[1.5px] border-ink pt-4 xl:grid-cols-[3fr_2fr] xl:pl-8"
            >
              <dt className="flex items-center gap-2.5">
                <span
                  aria-hidden="true"
                  className={`size-3.5 rounded-tl-[14px] ${colors[id].swatch}`}
                />
                <span>
                  <strong className="font-semibold">{items[id].acronym}</strong> · {items[id].name}
                </span>
              </dt>
              <dd className="figures text-figure xl:col-start-1">
                <AmountText {...figures[id].amount} />
              </dd>
              <dd className="text-small text-ink-2 xl:col-start-2 xl:row-[1/3]">
                {items[id].text}
                {id !== "tam" && ` ${fill(share, figures[id])}.`}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <figcaption className="mt-8 text-small text-ink-2 xl:mt-24">
        {scale} {caution}
      </figcaption>
    </figure>
  );
}

function quarterDisc(radius: number): string {
  const edge = 100 - radius;
  return `M${edge} 100A${radius} ${radius} 0 0 1 100 ${edge}V100Z`;
}
