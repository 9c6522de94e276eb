type Keys = Pick<MouseEvent, "metaKey" | "ctrlKey" | "shiftKey" | "altKey">;

/** With a modifier key, the browser opens the link elsewhere. */
export function isModified({ metaKey, ctrlKey, shiftKey, altKey }: Keys): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
