import { readFileSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { join } from "node:path";
import type { Hono } from "hono";
import { deskPaths, type HealthView } from "#core/desk.ts";
import type { QueueStatuses } from "#server/delivery/dispatcher.ts";
import { queueStates } from "#server/leads/lead.ts";
import type { LeadStore } from "#server/leads/store.ts";
import type { DeskOptions } from "./desk-app.ts";
import type { DeskEnv } from "./desk-env.ts";

const packageFile = join(import.meta.dirname, "..", "..", "package.json");

/** How many deliveries that wait after a failure are looked at for the newest one. */
const mostLookedAt = 50;

/** The same truth as the metrics, in words. */
export function addHealth(
  app: Hono<DeskEnv>,
  { store, config, queues }: DeskOptions & { queues: () => QueueStatuses },
): void {
  const { version } = JSON.parse(readFileSync(packageFile, "utf8"));

  app.get(deskPaths.health, async (c) => {
    const queue = await store.queue().catch(() => undefined);
    const isWritable = await store.checkWritable().then(
      () => true,
      () => false,
    );
    const disk = await statfs(config.dataDir).catch(() => undefined);
    const view: HealthView = {
      queue: queue && queueStates.map((state) => ({ state, ...queue[state] })),
      channels: await channels(),
      store: { kind: config.databaseUrl ? "postgres" : "sqlite", isWritable },
      disk: disk && {
        freeBytes: disk.bavail * disk.bsize,
        share: disk.blocks > 0 ? disk.bavail / disk.blocks : 0,
      },
      backupAt: await store.lastTime("backup").catch(() => undefined),
      release: version,
    };
    return c.get("show")({ page: "health", ...view });
  });

  async function channels(): Promise<HealthView["channels"]> {
    const failures = await lastFailures(store).catch(() => ({}) as Record<string, string>);
    const { mail, webhook } = queues();
    const found: HealthView["channels"] = [
      { channel: "mail", isPaused: mail.paused, failure: failures.mail ?? null },
    ];
    if (webhook) {
      found.push({
        channel: "webhook",
        isPaused: webhook.paused,
        failure: failures.webhook ?? null,
      });
    }
    return found;
  }
}

/** Of the newest leads that wait or were given up, by channel. */
async function lastFailures(store: Pick<LeadStore, "list">): Promise<Record<string, string>> {
  const failures: Record<string, string> = {};
  for (const state of ["waiting", "set_aside"] as const) {
    for (const { deliveries } of await store.list({ state, limit: mostLookedAt })) {
      for (const { desk, failure, state: its } of deliveries) {
        if (desk === "visitor") continue;
        const channel = desk === "webhook" ? "webhook" : "mail";
        if (failure && its === state) failures[channel] ??= failure;
      }
    }
  }
  return failures;
}
