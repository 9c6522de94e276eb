import type { ComponentProps } from "react";
import { useLinkClickHandler, useLocation } from "react-router";

/**
 * Leads to a place on the same page, by its id. The class makes the scrolling smooth (app.css). Not a `Link`: that writes
 * the whole address into the html, which is another page's where one html serves several addresses (not found, queries).
 */
export function PlaceLink({ to, className = "", ...props }: ComponentProps<"a"> & { to: string }) {
  const { search } = useLocation();
  const onClick = useLinkClickHandler({ search, hash: to });
  return <a {...props} href={`#${to}`} className={`place-link ${className}`} onClick={onClick} />;
}
