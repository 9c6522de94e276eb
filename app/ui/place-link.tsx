import type { ComponentProps } from "react";
import { Link } from "react-router";

/** Leads to a place on the same page, by its id. The class makes the scrolling smooth (app.css). */
export function PlaceLink({
  to,
  className = "",
  ...props
}: ComponentProps<typeof Link> & { to: string }) {
  return <Link to={{ hash: to }} className={`place-link ${className}`} {...props} />;
}
