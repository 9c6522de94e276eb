import { Mark } from "#app/brand/mark.tsx";
import { brand } from "#core/brand.ts";

/** About as wide as they are in the display font. */
const formerNameWidth = brand.formerName.length * 7.8;
const nameWidth = brand.name.length * 11.2;

/** The top edge of the mark runs on to the right and strikes the former name out; the new one stands under it. */
export function Renamed() {
  return (
    <svg
      aria-hidden="true"
      viewBox={`3 -3 ${36 + Math.max(formerNameWidth, nameWidth)} 37`}
      className="w-full max-w-[560px] overflow-visible font-display font-semibold"
    >
      <text x="36" y="7.6" className="fill-ink-3 text-[14px] tracking-[-0.03em]">
        {brand.formerName}
      </text>
      <text x="35.4" y="29" className="fill-ink text-[21px] tracking-[-0.035em]">
        {brand.name}
      </text>
      <rect
        x="28"
        y="3"
        width={8 + formerNameWidth}
        height="1.4"
        className="origin-left fill-ink transition-transform delay-300 duration-520 ease-in [transform-box:fill-box] starting:scale-x-0"
      />
      <Mark width="32" height="32" className="text-ink [--mark-accent:var(--color-amber-h)]" />
    </svg>
  );
}
