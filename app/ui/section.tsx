import type { ComponentProps, ReactNode } from "react";

type Ground = "paper" | "bone" | "bone-2" | "night";

const grounds: Record<Ground, string> = {
  paper: "bg-paper",
  bone: "bg-bone",
  "bone-2": "bg-bone-2",
  night: "on-night",
};

/** A section of a page: background, padding and the page's width. */
export function Section({
  ground = "paper",
  className = "",
  children,
  ...props
}: ComponentProps<"section"> & { ground?: Ground }) {
  return (
    <section className={`section ${grounds[ground]} ${className}`} {...props}>
      <div className="wrap">{children}</div>
    </section>
  );
}

/** A section's title with an optional paragraph: to its right and below it by turns, so that no page repeats one opening. */
export function SectionHeading({
  id,
  title,
  children,
}: {
  id?: string;
  title: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className="mb-8 md:mb-12 grid grid-cols-1 items-end gap-x-8 gap-y-4 lg:grid-cols-12">
      <h2 id={id} className="text-h2 lg:col-span-7 lg:[section:nth-of-type(even)_&]:col-span-9">
        {title}
      </h2>
      {children && (
        <p className="measure text-lead text-ink-2 lg:col-span-5 lg:[section:nth-of-type(even)_&]:col-span-9 in-[.on-night]:text-sky">
          {children}
        </p>
      )}
    </div>
  );
}
