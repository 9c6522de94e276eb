import type { ComponentProps } from "react";

/** Leads to a place on the same page, by its id. The class makes the scrolling smooth (app.css). */
export function PlaceLink({ to, className = "", ...props }: ComponentProps<"a"> & { to: string }) {
  return <a {...props} href={`#${to}`} className={`place-link ${className}`} />;
}
