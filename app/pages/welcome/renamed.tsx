import { brand } from "#core/brand.ts";

/** The roof of the mark runs on to the right and strikes the former name out; the new one stands under it. */
export function Renamed() {
  return (
    <svg
      aria-hidden="true"
      viewBox="3 -3 114 37"
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
        width="86"
        height="1.4"
        className="origin-left fill-ink transition-transform delay-300 duration-520 ease-in [transform-box:fill-box] starting:scale-x-0"
      />
      <path
        d="M3 29V27A24 24 0 0 1 27 3H29V29H23.4V8.9A18.4 18.4 0 0 0 8.6 27V29Z"
        className="fill-ink"
      />
      <circle cx="16.2" cy="22.8" r="4.2" className="fill-amber-h" />
    </svg>
  );
}
