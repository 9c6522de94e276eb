import type { ComponentProps } from "react";
import mark from "./mark.svg?raw";

const drawing = mark.replace(/<\/?svg[^>]*>/g, "");

/** The logo's symbol, in the text's color, with an accent that grounds may set: `[--mark-accent:…]`. */
export function Mark(props: ComponentProps<"svg">) {
  const html = { __html: drawing };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own picture
  return <svg aria-hidden="true" viewBox="0 0 32 32" {...props} dangerouslySetInnerHTML={html} />;
}
