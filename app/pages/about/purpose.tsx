import { Mark } from "#app/brand/mark.tsx";
import type { AboutContent } from "#content/about/schema.ts";

export function Purpose({ purpose, mission, vision }: AboutContent["mission"]) {
  return (
    <div className="grid grid-cols-1 gap-x-16 gap-y-12 lg:grid-cols-12">
      <div className="on-night flex min-h-90 flex-col justify-between gap-12 rounded-card rounded-tl-arc p-8 md:p-14 lg:col-span-7 lg:min-h-120">
        <Mark className="size-12 self-end md:size-16" />
        <div>
          <h2 className="text-h4 text-amber">{purpose.title}</h2>
          <p className="mt-4 max-w-[16ch] font-display text-h1 text-balance">
            {purpose.description}
          </p>
        </div>
      </div>
      <div className="grid content-end gap-10 lg:col-span-5">
        {[mission, vision].map(({ title, description }) => (
          <div key={title} className="border-t border-line-strong pt-6">
            <h2 className="text-h3">{title}</h2>
            <p className="measure mt-4 text-lead text-ink-2">{description}</p>
          </div>
        ))}
      </div>
    </div>
  );
}
