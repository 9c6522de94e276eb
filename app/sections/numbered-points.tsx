/** Points of an agreement, each below a line. */
export function NumberedPoints({
  points,
  className = "",
}: {
  points: readonly string[];
  className?: string;
}) {
  return (
    <ol className={`mt-8 ${className}`}>
      {points.map((point, index) => (
        <li key={point} className="flex gap-4 border-line border-t py-5">
          <span aria-hidden="true" className="figures w-6 shrink-0 text-petrol">
            {index + 1}
          </span>
          {point}
        </li>
      ))}
    </ol>
  );
}
