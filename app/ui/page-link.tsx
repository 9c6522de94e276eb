import type { ComponentProps } from "react";
import { Link } from "react-router";

/** A link to another page of this site, prefetched on hover, touch or focus. */
export function PageLink(props: ComponentProps<typeof Link>) {
  return <Link prefetch="intent" {...props} />;
}
