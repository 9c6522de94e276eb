import type { ComponentProps } from "react";
import { isModified } from "./is-modified.ts";

/** A button that acts on this page and, before and without scripts, is a link to a page or place that serves the same purpose. */
export function ActionLink({
  href,
  onPress,
  ...props
}: Omit<ComponentProps<"a">, "onClick"> & {
  href: string;
  onPress: (link: HTMLAnchorElement) => void;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button leads nowhere without scripts
    <a
      href={href}
      role="button"
      draggable={false}
      {...props}
      onClick={(event) => {
        if (isModified(event)) return;
        event.preventDefault();
        onPress(event.currentTarget);
      }}
      onKeyDown={(event) => {
        if (event.key !== " ") return;
        event.preventDefault();
        event.currentTarget.click();
      }}
    />
  );
}
