import type { ComponentProps } from "react";

/** A link that acts on this page when scripts are there: it is announced as a button, and Space presses it (app/main.ts). */
export function ActionLink(props: ComponentProps<"a"> & { href: string }) {
  // biome-ignore lint/a11y/useSemanticElements: a button leads nowhere without scripts
  return <a role="button" draggable={false} {...props} />;
}
