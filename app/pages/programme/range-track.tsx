/** Reaches from low to high on a common scale, with a dot at the likely value. Only transforms move it. */
export function RangeTrack({
  low,
  likely,
  high,
  max,
  color,
  className = "",
}: {
  low: number;
  likely: number;
  high: number;
  max: number;
  color: string;
  className?: string;
}) {
  const share = (value: number) => (max === 0 ? 0 : value / max);
  const percent = (value: number) => `${Number((share(value) * 100).toFixed(2))}%`;
  const length = Number(Math.max(0.004, share(high) - share(low)).toFixed(4));
  const moves = "transition-transform duration-320 ease-in motion-reduce:transition-none";
  return (
    // The padding is half a dot wide, so that the clip cuts no dot at either end.
    <span aria-hidden="true" className={`block overflow-x-clip px-2 ${className}`}>
      <span className="relative block h-4">
        <span className="absolute inset-x-0 top-1/2 h-px bg-current/15 forced-colors:bg-[GrayText]" />
        <span
          className={`absolute inset-x-0 top-1/2 -mt-[3px] h-1.5 origin-left ${color} forced-colors:bg-[CanvasText] ${moves}`}
          style={{ transform: `translateX(${percent(low)}) scaleX(${length})` }}
        />
        <span
          className={`absolute inset-0 ${moves}`}
          style={{ transform: `translateX(${percent(likely)})` }}
        >
          <span className="absolute top-0 -left-2 size-4 rounded-pill border-2 border-white bg-amber forced-colors:bg-[Highlight] shadow-[0_0_0_1.5px] shadow-ink/55" />
        </span>
      </span>
    </span>
  );
}
