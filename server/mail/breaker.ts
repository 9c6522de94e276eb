import type { Desk } from "#core/contact.ts";

/** One desk's address may be refused alone; refusals of several desks mean that the mail server refuses us. */
const desksToOpen = 2;

/** Detects refusals across desks. Open until a mail is accepted. */
export function createBreaker() {
  const deniedDesks = new Set<Desk>();

  return {
    isOpen: () => deniedDesks.size >= desksToOpen,
    deny: (desk: Desk) => void deniedDesks.add(desk),
    close: () => deniedDesks.clear(),
  };
}
