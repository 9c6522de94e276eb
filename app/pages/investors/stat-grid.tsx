import type { LucideIcon } from "lucide-react";
import Car from "lucide-react/icons/car";
import House from "lucide-react/icons/house";
import PawPrint from "lucide-react/icons/paw-print";
import Users from "lucide-react/icons/users";
import { type StatId, statIds } from "#content/investors/ids.ts";
import type { Figures } from "./market-figures.server.ts";

const icons: Record<StatId, LucideIcon> = {
  people: Users,
  households: House,
  vehicles: Car,
  pets: PawPrint,
};

export function StatGrid({
  title,
  labels,
  figures,
}: {
  title: string;
  labels: Record<StatId, string>;
  figures: Figures["stats"];
}) {
  return (
    <section className="on-night -mt-px pt-px pb-16 md:pb-20">
      <div className="wrap">
        <h2 className="mb-5 text-h4 text-sky">{title}</h2>
        <ul className="grid grid-cols-2 gap-x-6 gap-y-8 md:grid-cols-4">
          {statIds.map((id) => {
            const Icon = icons[id];
            return (
              <li key={id} className="border-t border-night-line pt-6">
                <Icon aria-hidden="true" size={24} strokeWidth={1.75} className="text-amber" />
                <p aria-hidden="true" className="figures mt-5 text-figure lg:text-h1">
                  {figures[id].short}
                </p>
                <span className="sr-only">{figures[id].spoken} </span>
                <span className="mt-1.5 block text-lead text-sky">{labels[id]}</span>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
