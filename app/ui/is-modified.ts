import type { MouseEvent } from "react";

/** With a modifier key, the browser opens the link elsewhere. */
export function isModified({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
