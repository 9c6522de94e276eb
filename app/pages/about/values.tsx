import type { LucideIcon } from "lucide-react";
import Ear from "lucide-react/icons/ear";
import Gauge from "lucide-react/icons/gauge";
import Handshake from "lucide-react/icons/handshake";
import Lightbulb from "lucide-react/icons/lightbulb";
import ShieldCheck from "lucide-react/icons/shield-check";
import { type ValueId, valueIds } from "#content/about/ids.ts";
import type { AboutContent } from "#content/about/schema.ts";

const icons: Record<ValueId, LucideIcon> = {
  innovation: Lightbulb,
  performance: Gauge,
  empathy: Ear,
  trust: ShieldCheck,
  responsibility: Handshake,
};

export function Values({ title, items }: AboutContent["values"]) {
  return (
    <>
      <h2 className="mb-10 max-w-[28ch] text-h2">{title}</h2>
      <ul>
        {valueIds.map((id) => {
          const Icon = icons[id];
          return (
            <li
              key={id}
              className="grid grid-cols-[auto_1fr] items-center gap-x-6 gap-y-3 border-t border-line py-7 md:grid-cols-12"
            >
              <span className="grid size-14 place-items-center rounded-control rounded-tl-arc-tile bg-petrol-tint text-petrol md:col-span-1">
                <Icon aria-hidden="true" size={26} strokeWidth={1.75} />
              </span>
              <h3 className="text-h3 md:col-span-4 lg:text-[2.1rem]">{items[id].title}</h3>
              <p className="col-span-2 max-w-[52ch] text-lead text-ink-2 md:col-span-7">
                {items[id].description}
              </p>
            </li>
          );
        })}
      </ul>
    </>
  );
}
