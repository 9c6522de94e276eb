import type { Context } from "hono";
import type { DeliveryState } from "#server/leads/lead.ts";
import type { LeadStore } from "#server/leads/store.ts";
import type { QueueStatus } from "#server/mail/dispatcher.ts";
import type { ApiEnv } from "./api.ts";

export type HealthOptions = {
  store: Pick<LeadStore, "countByState">;
  queue: () => QueueStatus;
  /** False while the server is about to stop. */
  isOpen: () => boolean;
};

type Health = {
  message: string;
  ok: boolean;
  store: "ok" | "unavailable";
  queue: QueueStatus;
  /** Only to who asks on the machine itself: how many leads there are is the operators' business. */
  deliveries?: Counts;
};

type Counts = Record<DeliveryState, number> | null;

/** Counting reads every delivery, so that many askers share one count. */
const countsMaxAgeMs = 1_000;

/** Ready as long as leads can be stored; a paused mail queue is an alarm, not a reason to turn visitors away. */
export function health({ store, queue, isOpen }: HealthOptions) {
  let counted: { at: number; deliveries: Promise<Counts> } | undefined;

  return async function handle(c: Context<ApiEnv>): Promise<Response> {
    const deliveries = await recentCounts();
    const ok = isOpen() && deliveries !== null;
    const body: Health = {
      message: ok ? "Ready." : "Not ready.",
      ok,
      store: deliveries ? "ok" : "unavailable",
      queue: queue(),
      ...(isOnThisMachine(c) && { deliveries }),
    };
    const headers = { "Cache-Control": "no-store" };
    return Response.json(body, { status: ok ? 200 : 503, headers });
  };

  function recentCounts(): Promise<Counts> {
    const now = performance.now();
    if (!counted || now - counted.at > countsMaxAgeMs) {
      counted = { at: now, deliveries: store.countByState().catch(() => null) };
    }
    return counted.deliveries;
  }
}

const loopback = new Set(["127.0.0.1", "::1", "::ffff:127.0.0.1"]);

/** A proxy on the same machine asks for somebody else. */
function isOnThisMachine(c: Context<ApiEnv>): boolean {
  const peer = c.env?.incoming?.socket.remoteAddress;
  return peer !== undefined && loopback.has(peer) && !c.req.header("x-forwarded-for");
}
