import type { ComponentProps } from "react";
import { PageLink } from "./page-link.tsx";

/** Its keys are in app/browser/tab-keys.ts. */
export function TabList(props: ComponentProps<"div">) {
  return <div role="tablist" {...props} />;
}

/** A tab with a URL of its own. */
export function TabLink({
  isSelected,
  panelId,
  ...props
}: ComponentProps<typeof PageLink> & { isSelected: boolean; panelId: string }) {
  return (
    <PageLink
      role="tab"
      aria-selected={isSelected}
      aria-controls={isSelected ? panelId : undefined}
      tabIndex={isSelected ? 0 : -1}
      {...props}
    />
  );
}

export function TabPanel({ labelledBy, ...props }: ComponentProps<"div"> & { labelledBy: string }) {
  return <div role="tabpanel" aria-labelledby={labelledBy} {...props} />;
}
