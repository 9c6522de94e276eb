type Point = { day: string; value: number };

const width = 400;
const height = 140;
const below = 22;

/** Bars by day. The picture has one text alternative; the numbers stand in the tables beside it. */
export function Chart({
  title,
  language,
  points,
}: {
  title: string;
  language: string;
  points: Point[];
}) {
  const most = Math.max(...points.map(({ value }) => value), 0);
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: most < 10 ? 1 : 0 });
  const date = new Intl.DateTimeFormat(language, {
    day: "numeric",
    month: "short",
    timeZone: "UTC",
  });
  const step = width / Math.max(points.length, 1);
  const top = height - below - 16;
  const dayText = (point: Point | undefined) => (point ? date.format(Date.parse(point.day)) : "");
  return (
    <figure>
      <figcaption className="mb-2 font-semibold text-small">{title}</figcaption>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`${title}: ${dayText(points[0])} – ${dayText(points.at(-1))}, ≤ ${number.format(most)}`}
        className="w-full overflow-visible"
      >
        <line x1="0" x2={width} y1="16" y2="16" className="stroke-line" />
        <line x1="0" x2={width} y1={16 + top} y2={16 + top} className="stroke-line-strong" />
        <text x="0" y="11" className="fill-ink-3 text-caption">
          {number.format(most)}
        </text>
        {points.map(({ day, value }, index) => {
          const bar = most > 0 ? (value / most) * top : 0;
          return (
            <rect
              key={day}
              x={index * step + step * 0.12}
              width={step * 0.76}
              y={16 + top - bar}
              height={bar}
              rx={Math.min(2, step * 0.2)}
              className="fill-petrol"
            >
              <title>{`${date.format(Date.parse(day))}: ${number.format(value)}`}</title>
            </rect>
          );
        })}
        <text x="0" y={height - 4} className="fill-ink-3 text-caption">
          {dayText(points[0])}
        </text>
        <text x={width} y={height - 4} textAnchor="end" className="fill-ink-3 text-caption">
          {dayText(points.at(-1))}
        </text>
      </svg>
    </figure>
  );
}
