import { setTimeout as sleep } from "node:timers/promises";
import { oldBackupMs } from "#core/desk.ts";
import type { QueueStatuses } from "#server/delivery/dispatcher.ts";
import type { LeadStore } from "#server/leads/store.ts";

export type DeliveringOptions = {
  store: Pick<LeadStore, "queue" | "lastBackup">;
  queues: () => QueueStatuses;
  /** For how long every mail was refused before it was read. */
  mailRefusedMs: () => number;
};

/** As in deploy/alerts.yml. */
const longestWaitMs = 15 * 60_000;
const longestRefusedMs = 3_600_000;

/** Anybody can ask: the store is read once in this time at most. */
const knownForMs = 10_000;
const patienceMs = 2_000;

/**
 * Why leads do not reach their desks, or would be lost with the disk, for a monitor outside. What a visitor writes cannot cause any
 * of it: a mail that is refused for its content waits alone.
 */
export function createDelivering({ store, queues, mailRefusedMs }: DeliveringOptions) {
  let known: { at: number; read: ReturnType<typeof read> } | undefined;

  async function read() {
    const [queue, backup] = await Promise.all([store.queue(), store.lastBackup()]);
    return { queue, isBackupOld: backup.ageMs > oldBackupMs };
  }

  return async function reasons(): Promise<string[]> {
    const now = performance.now();
    if (!known || now - known.at > knownForMs) known = { at: now, read: read() };
    const stored = await Promise.race([
      known.read.catch(() => undefined),
      sleep(patienceMs, undefined, { ref: false }),
    ]);
    if (!stored) return ["store"];
    const { queue, isBackupOld } = stored;
    const isRefused = mailRefusedMs() > longestRefusedMs && queue.retrying.count > 0;
    return [
      ...(queues().mail.paused ? ["paused"] : []),
      ...(queue.waiting.oldestMs > longestWaitMs ? ["waiting"] : []),
      ...(isRefused ? ["refused"] : []),
      ...(isBackupOld ? ["backup"] : []),
    ];
  };
}
