import type { ComponentProps, MouseEvent } from "react";
import { useNavigate } from "react-router";
import { isModified } from "./is-modified.ts";

/**
 * Leads to a place on the same page, by its id. The class makes the scrolling smooth (app.css). Not a `Link`: that writes
 * the whole address into the html, which is another page's where one html serves several addresses (not found, queries).
 */
export function PlaceLink({ to, className = "", ...props }: ComponentProps<"a"> & { to: string }) {
  const navigate = useNavigate();
  function follow(event: MouseEvent) {
    if (isModified(event)) return;
    event.preventDefault();
    const { search, hash } = location;
    void navigate({ search, hash: to }, { replace: hash === `#${to}` });
  }
  return <a {...props} href={`#${to}`} className={`place-link ${className}`} onClick={follow} />;
}
