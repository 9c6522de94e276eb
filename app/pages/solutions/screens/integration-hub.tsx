import CreditCard from "lucide-react/icons/credit-card";
import ShoppingBag from "lucide-react/icons/shopping-bag";
import Smartphone from "lucide-react/icons/smartphone";
import Store from "lucide-react/icons/store";
import Tent from "lucide-react/icons/tent";
import { Mark } from "#app/brand/mark.tsx";
import { ScreenFigure } from "#app/screens/screen-figure.tsx";
import { ApiMessages } from "./api-exchange.tsx";
import type { ScreenProps } from "./screens-for.server.ts";

const icons = {
  shop: ShoppingBag,
  gateway: CreditCard,
  app: Smartphone,
  branch: Store,
  street: Tent,
};

type Source = keyof typeof icons;

/** The channels that sell a plan, all connected to one API. */
export function IntegrationHub({ texts }: ScreenProps) {
  const { sources, sourcesTitle } = texts.api;
  return (
    <ScreenFigure alt={texts.api.alt}>
      <div className="rounded-card bg-night p-5 text-small text-white @xl:p-8">
        <p className="mb-4 text-caption text-sky">{sourcesTitle}</p>
        <div className="grid items-center gap-x-4 @xl:grid-cols-[11.5rem_4.5rem_1fr]">
          <ul className="flex flex-wrap gap-2 @xl:grid @xl:h-full @xl:grid-rows-5">
            {(Object.keys(icons) as Source[]).map((source) => (
              <SourceChip key={source} source={source} name={sources[source]} />
            ))}
          </ul>
          <Lines />
          <ApiMessages texts={texts} />
        </div>
      </div>
    </ScreenFigure>
  );
}

function SourceChip({ source, name }: { source: Source; name: string }) {
  const Icon = icons[source];
  return (
    <li className="flex items-center gap-2.5 rounded-control bg-night-2 px-3 py-2 leading-tight font-medium ring-1 ring-night-line">
      <Icon size={19} strokeWidth={1.75} className="shrink-0 text-sky" />
      {name}
    </li>
  );
}

/** Five curves into the logo and one line out of it; on a phone, one vertical line. */
function Lines() {
  const rows = [10, 30, 50, 70, 90];
  return (
    <div className="relative grid h-20 place-items-center @xl:-mx-4 @xl:h-full @xl:min-h-80">
      <span className="absolute inset-y-0 w-px bg-night-ctl @xl:hidden" />
      <svg
        aria-hidden="true"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className="absolute inset-0 hidden size-full fill-none stroke-night-ctl @xl:block"
      >
        {rows.map((y) => (
          <path key={y} d={`M0 ${y}C34 ${y} 22 50 50 50`} vectorEffect="non-scaling-stroke" />
        ))}
        <path
          d="M50 50H100"
          className="stroke-amber"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <span className="relative grid size-12 place-items-center rounded-control rounded-tl-arc-tile bg-white text-ink">
        <Mark className="size-6.5 [--mark-accent:var(--color-amber-h)]" />
      </span>
    </div>
  );
}
