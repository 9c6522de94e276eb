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
  const line = values.map((value, index) => `${index * step} ${height(value)}`).join("L");
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 96 30"
      preserveAspectRatio="none"
      className={`shrink-0 ${tones[tone]} ${className}`}
    >
      {/* Its sides and its base are outside the picture. */}
      <path
        d={`M-9 ${height(values[0])}L${line}L105 ${height(values.at(-1))}V40H-9Z`}
        fillOpacity=".13"
        strokeWidth="2"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

function height(value = 0) {
  return Math.round((1 - value) * 260 + 20) / 10;
}
