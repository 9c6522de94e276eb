import planMap from "#app/assets/plan-map.svg";

/** A plan of the town. The route is the brand's arc: petrol where the unit has been, amber dots where it goes. */
export function PlanMap({ className = "" }: { className?: string }) {
  return (
    <img
      src={planMap}
      alt=""
      loading="lazy"
      decoding="async"
      width={620}
      height={430}
      className={`object-cover ${className}`}
    />
  );
}
