/** A plan in which the route is the brand's arc: petrol done, amber to go. */
export function RouteMap() {
  return (
    <svg viewBox="0 0 340 124" className="block w-full bg-bone" fill="none" aria-hidden="true">
      <path d="M226 14h84v44h-84z" className="fill-salud-tint" />
      <g className="stroke-white" strokeWidth="7">
        <path d="M0 38h340M0 90h340M36 0v124M206 0v124M286 0v124M112 38v86" />
      </g>
      <path d="M64 124v-14A72 72 0 0 1 136 38h150" className="stroke-white" strokeWidth="13" />
      <g strokeWidth="4.5" strokeLinecap="round">
        <path d="M64 110A72 72 0 0 1 102 46.5" className="stroke-petrol" />
        <path
          d="M102 46.5A72 72 0 0 1 136 38h150"
          strokeDasharray=".1 9"
          className="stroke-amber"
        />
      </g>
      <circle cx="102" cy="46.5" r="11" className="fill-amber stroke-white" strokeWidth="3" />
      <path d="M286 40c-9-11-11-15-11-20a11 11 0 1 1 22 0c0 5-2 9-11 20Z" className="fill-ink" />
      <circle cx="286" cy="20" r="4.5" className="fill-amber" />
    </svg>
  );
}
