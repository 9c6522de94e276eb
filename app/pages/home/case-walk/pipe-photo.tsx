/** What the customer and the provider photograph: the pipe under the sink. */
export function PipePhoto({
  isLeaking = false,
  className = "",
}: {
  isLeaking?: boolean;
  className?: string;
}) {
  return (
    <svg
      viewBox="0 0 120 72"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      aria-hidden="true"
      className={`rounded-control bg-hogar-tint ${className}`}
    >
      <rect y="62" width="120" height="10" className="fill-hogar" fillOpacity=".3" />
      <path
        d="M-4 -4H124V8H82A14 14 0 0 1 68 14H20A14 14 0 0 1 6 8H-4Z"
        className="fill-hogar"
        fillOpacity=".35"
      />
      <path
        d="M44 13V34A12 12 0 0 0 68 34A12 12 0 0 1 92 34H124"
        strokeWidth="9"
        className="stroke-line-strong"
      />
      <path
        d="M44 13V34A12 12 0 0 0 68 34A12 12 0 0 1 92 34H124"
        strokeWidth="3"
        strokeOpacity=".45"
        className="stroke-white"
      />
      <rect x="37" y="16" width="14" height="6" rx="2" className="fill-ink-3" />
      <rect x="96" y="27.5" width="6" height="13" rx="2" className="fill-ink-3" />
      {isLeaking ? (
        <g className="fill-dispositivos">
          <path d="M56 50C60 55 61 57 61 59A5 5 0 0 1 51 59C51 57 52 55 56 50Z" />
          <ellipse cx="58" cy="67" rx="22" ry="3.4" fillOpacity=".75" />
        </g>
      ) : (
        <g>
          <circle cx="56" cy="57" r="8.5" className="fill-ok" />
          <path
            d="M52.4 57.2L55 59.8L60 54.6"
            strokeWidth="2"
            strokeLinecap="round"
            strokeLinejoin="round"
            className="stroke-white"
          />
        </g>
      )}
    </svg>
  );
}
