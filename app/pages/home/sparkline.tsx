const tones = {
  petrol: "fill-petrol stroke-petrol",
  ok: "fill-ok stroke-ok",
  amber: "fill-amber-deep stroke-amber-deep",
};

export type SparklineTone = keyof typeof tones;

/** A small line chart with the area below it tinted; values are from 0 (bottom) to 1 (top). */
export function Sparkline({
  values,
  tone,
  className = "h-6 w-15",
}: {
  values: readonly number[];
  tone: SparklineTone;
  className?: string;
}) {
  const step = 96 / (values.length - 1);
  const line = values.map((value, index) => `${index * step} ${(1 - value) * 26 + 2}`).join("L");
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 96 30"
      preserveAspectRatio="none"
      className={`shrink-0 ${tones[tone]} ${className}`}
    >
      <path d={`M${line}V30H0Z`} fillOpacity=".13" stroke="none" />
      <path
        d={`M${line}`}
        fill="none"
        strokeWidth="2"
        strokeLinejoin="round"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
