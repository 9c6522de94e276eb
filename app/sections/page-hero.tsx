import type { ReactNode } from "react";
import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";

const grounds = { night: "on-night", bone: "bg-bone", "bone-2": "bg-bone-2", paper: "bg-paper" };

/** The first section of an inner page: breadcrumbs at a fixed height, title, lead, actions and a picture. */
export function PageHero({
  ground = "bone",
  title,
  lead,
  actions,
  picture,
}: {
  ground?: keyof typeof grounds;
  title: string;
  lead?: string;
  actions?: ReactNode;
  picture?: ReactNode;
}) {
  return (
    <section className={`${grounds[ground]} pt-20 print:pt-0`}>
      <div
        className={`wrap grid grid-cols-1 items-center gap-x-8 gap-y-10 pt-8 pb-14 md:pb-20 print:gap-y-0 print:py-0 ${picture ? "md:grid-cols-12" : ""}`}
      >
        <div className={picture ? "flex flex-col self-stretch md:col-span-6" : "max-w-[52rem]"}>
          <Breadcrumbs className="mb-8 text-ink-2 print:mb-2 in-[.on-night]:text-sky" />
          <div className="my-auto">
            <h1
              className={`text-h1 print:text-[1.7rem] ${picture ? "md:max-lg:text-[2.75rem]" : ""}`}
            >
              {title}
            </h1>
            {lead && (
              <p className="measure mt-6 text-lead text-ink-2 in-[.on-night]:text-sky print:mt-2 print:text-small">
                {lead}
              </p>
            )}
            {actions && <div className="mt-9 flex flex-wrap gap-3.5">{actions}</div>}
          </div>
        </div>
        {picture && <div className="md:col-span-6">{picture}</div>}
      </div>
    </section>
  );
}
