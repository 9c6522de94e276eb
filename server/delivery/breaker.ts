/** One desk or one lead may be refused alone; refusals of several mean that the other side refuses us. */
const refusalsToOpen = 2;

/** Detects refusals across desks, or across leads. Open until a delivery is accepted. */
export function createBreaker() {
  const denied = new Set<string>();

  return {
    isOpen: () => denied.size >= refusalsToOpen,
    deny: (which: string) => void denied.add(which),
    close: () => denied.clear(),
  };
}
