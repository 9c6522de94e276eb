/** One desk's address may be refused alone; refusals of several desks mean that the mail server refuses us. */
const desksToOpen = 2;

/** Detects refusals across desks. Open until a mail is accepted. */
export function createBreaker() {
  const deniedDesks = new Set<string>();

  return {
    isOpen: () => deniedDesks.size >= desksToOpen,
    deny: (desk: string) => void deniedDesks.add(desk),
    close: () => deniedDesks.clear(),
  };
}
