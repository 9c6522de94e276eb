/** Runs what the page does not need, when nothing else is to do. */
export function whenIdle(run: () => Promise<unknown>) {
  const start = () => void run().catch(() => {});
  if ("requestIdleCallback" in window) requestIdleCallback(start);
  else setTimeout(start, 1_000);
}
