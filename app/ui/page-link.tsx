import type { ComponentProps } from "react";
import { Link } from "react-router";

/** Leads to another page of this site, which is fetched when the visitor is about to follow the link. */
export function PageLink(props: ComponentProps<typeof Link>) {
  return <Link prefetch="intent" {...props} />;
}
