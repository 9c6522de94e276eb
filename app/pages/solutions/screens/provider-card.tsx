import BadgeCheck from "lucide-react/icons/badge-check";
import Check from "lucide-react/icons/check";
import Star from "lucide-react/icons/star";
import { initialsOf } from "#app/cases/initials.ts";
import { ScreenFigure } from "#app/screens/screen-figure.tsx";
import type { ScreenProps } from "./screens-for.server.ts";

/** A verified provider's tools, and the agreed price within the range of the area. */
export function ProviderCard({ texts }: ScreenProps) {
  const { provider, values } = texts;
  return (
    <ScreenFigure alt={provider.alt}>
      <div className="rounded-float bg-white p-5 text-small text-ink ring-1 ring-ink/8">
        <div className="flex flex-wrap items-center gap-3">
          <span className="grid size-12 shrink-0 place-items-center rounded-pill bg-petrol font-semibold text-white">
            {initialsOf(values.plumber)}
          </span>
          <span className="leading-snug">
            <b className="block font-semibold">{values.plumber}</b>
            <span className="text-caption text-ink-3">{provider.trade}</span>
          </span>
          <span className="ml-auto flex items-center gap-1 font-semibold">
            <Star size={17} strokeWidth={1.75} className="fill-amber text-amber-h" />
            {values.satisfaction}
          </span>
        </div>
        <ul className="mt-4 flex flex-wrap gap-2 text-caption font-medium">
          <li className="flex items-center gap-1.5 rounded-chip bg-petrol-tint px-2.5 py-1 text-petrol">
            <BadgeCheck size={16} strokeWidth={1.75} />
            {provider.verified}
          </li>
          {Object.values(provider.tools).map((tool) => (
            <li
              key={tool}
              className="flex items-center gap-1.5 rounded-chip bg-bone px-2.5 py-1 text-ink-2"
            >
              <Check size={15} strokeWidth={2} className="text-ok" />
              {tool}
            </li>
          ))}
        </ul>
        <PriceRange texts={texts} />
      </div>
    </ScreenFigure>
  );
}

function PriceRange({ texts: { provider, values } }: ScreenProps) {
  return (
    <div className="mt-5 border-line border-t pt-4">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-semibold">{provider.bureau}</span>
        <span className="text-caption text-ink-3">{provider.agreed}</span>
      </p>
      <p className="figures text-figure-inline mt-2">{values.fee.agreed}</p>
      <span className="relative mt-4 block h-2 rounded-pill bg-[linear-gradient(90deg,var(--color-petrol)_40%,var(--color-line)_40%)]">
        <span className="absolute top-1/2 left-[40%] size-5 -translate-1/2 rounded-pill border-4 border-white bg-amber shadow-panel" />
      </span>
      <p className="mt-3 flex justify-between gap-4 text-caption text-ink-3">
        <span>
          {provider.low} <span className="text-ink-2 tabular-nums">{values.fee.low}</span>
        </span>
        <span className="text-right">
          {provider.high} <span className="text-ink-2 tabular-nums">{values.fee.high}</span>
        </span>
      </p>
    </div>
  );
}
