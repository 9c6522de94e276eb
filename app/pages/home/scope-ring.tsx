import type { LucideIcon } from "lucide-react";
import ChartNoAxesColumn from "lucide-react/icons/chart-no-axes-column";
import MapPinned from "lucide-react/icons/map-pinned";
import Plug from "lucide-react/icons/plug";
import Umbrella from "lucide-react/icons/umbrella";
import type { ScopePart } from "./content.ts";

const centre = 200;
/** The mark's roof: its inner radius is 18.4 of 24. */
const outer = 192;
const inner = (outer * 18.4) / 24;
const gap = 5;

const icons: Record<ScopePart, LucideIcon> = {
  product: Umbrella,
  operation: MapPinned,
  integration: Plug,
  data: ChartNoAxesColumn,
};
/** Quarter turns from the upper left, the position of the logo's roof. */
const turns: Record<ScopePart, number> = { product: 0, operation: 1, integration: 2, data: 3 };

/** Four roofs of the logo form a ring; the dot in the middle is the customer. */
export function ScopeRing({ className = "" }: { className?: string }) {
  return (
    <svg viewBox="0 0 400 400" aria-hidden="true" className={className}>
      <defs>
        <radialGradient id="scope-glow">
          <stop offset="0" className="[stop-color:var(--color-amber)]" stopOpacity=".5" />
          <stop offset=".45" className="[stop-color:var(--color-amber)]" stopOpacity=".12" />
          <stop offset="1" className="[stop-color:var(--color-amber)]" stopOpacity="0" />
        </radialGradient>
      </defs>
      {(Object.keys(turns) as ScopePart[]).map((part) => (
        <Quarter key={part} part={part} />
      ))}
      <circle cx={centre} cy={centre} r="140" fill="url(#scope-glow)" />
      <circle cx={centre} cy={centre} r="34" className="fill-amber" />
    </svg>
  );
}

function Quarter({ part }: { part: ScopePart }) {
  const Icon = icons[part];
  const middle = (outer + inner) / 2;
  const angle = (225 + 90 * turns[part]) * (Math.PI / 180);
  return (
    <g>
      <path
        d={roof}
        transform={`rotate(${90 * turns[part]} ${centre} ${centre})`}
        className={part === "product" ? "fill-white" : "fill-petrol"}
      />
      <Icon
        x={centre + Math.cos(angle) * middle - 13}
        y={centre + Math.sin(angle) * middle - 13}
        size={26}
        strokeWidth={1.75}
        className={part === "product" ? "text-ink" : "text-white"}
      />
    </g>
  );
}

const near = centre - gap;
const across = (radius: number) => centre - Math.sqrt(radius ** 2 - gap ** 2);
const roof = `M${across(outer)} ${near}A${outer} ${outer} 0 0 1 ${near} ${across(outer)}V${across(inner)}A${inner} ${inner} 0 0 0 ${across(inner)} ${near}Z`;
