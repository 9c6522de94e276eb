import type { TileState } from "./network.server.ts";
import type { Tile } from "./tiles.ts";

const petrol = "var(--color-petrol)";

/** Told apart without colors: full, striped by a broken edge, an edge, and faint. */
export const tileColors: Record<TileState, Record<string, string | number>> = {
  today: { fill: petrol },
  part: { fill: "var(--color-petrol-tint)", stroke: petrol, strokeWidth: 0.7 },
  later: {
    fill: "var(--color-paper)",
    stroke: petrol,
    strokeWidth: 0.7,
    strokeDasharray: "1.4 0.9",
  },
  none: { fill: "var(--color-bone-2)" },
};

/** The list below says the same in words. */
export function NetworkMap({
  tiles,
  label,
  className,
}: {
  tiles: readonly (Tile & { state: TileState })[];
  label: string;
  className: string;
}) {
  const columns = Math.max(...tiles.map(({ column }) => column)) + 1;
  const rows = Math.max(...tiles.map(({ row }) => row)) + 1;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${columns * 10} ${rows * 10}`}
      className={className}
    >
      {tiles.map(({ id, row, column, state }) => (
        <g key={id} transform={`translate(${column * 10} ${row * 10})`}>
          <rect x="0.6" y="0.6" width="8.8" height="8.8" rx="1.8" {...tileColors[state]} />
          <text
            x="5"
            y="6.3"
            textAnchor="middle"
            fontSize="3.6"
            fontWeight="600"
            fill={state === "today" ? "#fff" : "var(--color-ink)"}
          >
            {id}
          </text>
        </g>
      ))}
    </svg>
  );
}
