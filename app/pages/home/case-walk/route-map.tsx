const grounds = {
  light: {
    land: "fill-bone",
    water: "fill-petrol-tint",
    park: "fill-salud-tint",
    road: "stroke-white",
    pin: "fill-ink",
  },
  dark: {
    land: "fill-night-2",
    water: "fill-night",
    park: "fill-night-line",
    road: "stroke-night-line",
    pin: "fill-white",
  },
};

/** A plan of a few streets; the way to the door is the arc, travelled as far as the amber mark. */
export function RouteMap({ isDark = false, className }: { isDark?: boolean; className?: string }) {
  const { land, water, park, road, pin } = grounds[isDark ? "dark" : "light"];
  return (
    <svg
      viewBox="0 0 300 170"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      aria-hidden="true"
      className={className}
    >
      <rect width="300" height="170" className={land} />
      <path d="M-5 148C60 134 96 166 160 156S260 130 305 140V175H-5Z" className={water} />
      <rect x="196" y="16" width="72" height="38" rx="8" className={park} />
      <g strokeWidth="5" className={road}>
        <path d="M0 38H300M0 84H300M0 124H300M46 0V170M104 0V130M180 0V170M284 0V170M140 0V84" />
      </g>
      <path d="M46 170V124A86 86 0 0 1 132 38H300" strokeWidth="10" className={road} />
      <path
        d="M46 156V124A86 86 0 0 1 86 51"
        strokeWidth="4"
        strokeLinecap="round"
        className={isDark ? "stroke-sky" : "stroke-petrol"}
      />
      <path
        d="M86 51A86 86 0 0 1 132 38H232"
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray=".1 8"
        className="stroke-amber"
      />
      <g transform="translate(86 51) rotate(-33)">
        <circle r="17" fillOpacity=".25" className="fill-amber" />
        <circle
          r="10.5"
          strokeWidth="2.5"
          className={`fill-amber ${isDark ? "stroke-night" : "stroke-white"}`}
        />
        <path d="M-3 -3.8L4.8 0L-3 3.8L-1 0Z" className="fill-ink" />
      </g>
      <g transform="translate(232 38)">
        <path d="M0 2C-9 -9 -11 -13 -11 -18A11 11 0 1 1 11 -18C11 -13 9 -9 0 2Z" className={pin} />
        <circle cy="-18" r="4.4" className="fill-amber" />
      </g>
    </svg>
  );
}
