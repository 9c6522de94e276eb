import type { Context } from "hono";
import type { DeliveryState } from "#server/leads/lead.ts";
import type { LeadStore } from "#server/leads/store.ts";
import type { QueueStatus } from "#server/mail/dispatcher.ts";
import type { ApiEnv } from "./api-env.ts";

export type HealthOptions = {
  store: Pick<LeadStore, "checkWritable" | "countByState">;
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
  deliveries?: Record<DeliveryState, number> | null;
};

const maxAgeMs = 1_000;

/** Ready as long as leads can be stored; a paused mail queue is an alarm, not a reason to turn visitors away. */
export function health({ store, queue, isOpen }: HealthOptions) {
  const isWritable = shared(() =>
    store.checkWritable().then(
      () => true,
      () => false,
    ),
  );
  const counts = shared(() => store.countByState().catch(() => null));

  return async function handle(c: Context<ApiEnv>): Promise<Response> {
    const canStore = await isWritable();
    const ok = isOpen() && canStore;
    const body: Health = {
      message: ok ? "Ready." : "Not ready.",
      ok,
      store: canStore ? "ok" : "unavailable",
      queue: queue(),
      ...(isOnThisMachine(c) && { deliveries: await counts() }),
    };
    const headers = { "Cache-Control": "no-store" };
    return Response.json(body, { status: ok ? 200 : 503, headers });
  };
}

/** Writing waits for the disk and counting reads every delivery, so that many askers share one answer. */
function shared<T>(ask: () => Promise<T>): () => Promise<T> {
  let last: { at: number; answer: Promise<T> } | undefined;
  return () => {
    const now = performance.now();
    if (!last || now - last.at > maxAgeMs) last = { at: now, answer: ask() };
    return last.answer;
  };
}

const loopback = new Set(["127.0.0.1", "::1", "::ffff:127.0.0.1"]);

/** A proxy on the same machine asks for somebody else. */
function isOnThisMachine(c: Context<ApiEnv>): boolean {
  const peer = c.env?.incoming?.socket.remoteAddress;
  return peer !== undefined && loopback.has(peer) && !c.req.header("x-forwarded-for");
}
