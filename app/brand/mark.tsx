import type { ComponentProps } from "react";
import mark from "./mark.svg?raw";

/** The logo's symbol, in the text's color, with an accent that grounds may set: `[--mark-accent:…]`. */
export function Mark(props: ComponentProps<"svg">) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own picture
  return <svg aria-hidden="true" {...props} dangerouslySetInnerHTML={{ __html: mark }} />;
}
