import type { ComponentProps } from "react";
import { Link } from "react-router";

/** Leads to another page of this site: fetched when somebody is about to follow it, and shown with a short fade. */
export function PageLink(props: ComponentProps<typeof Link>) {
  return <Link prefetch="intent" viewTransition {...props} />;
}
