import type { ComponentProps } from "react";

/** A link to another page of this site. */
export function PageLink({ to, ...props }: Omit<ComponentProps<"a">, "href"> & { to: string }) {
  return <a href={to} {...props} />;
}
