import type { Desk } from "#core/contact.ts";

/** One desk may be at odds with the mail server; several at once mean that it is us whom it refuses. */
const desksToOpen = 2;

/** Notices refusals across desks. Open until a mail gets through. */
export function createBreaker() {
  const deniedDesks = new Set<Desk>();

  return {
    isOpen: () => deniedDesks.size >= desksToOpen,
    deny: (desk: Desk) => void deniedDesks.add(desk),
    close: () => deniedDesks.clear(),
  };
}
