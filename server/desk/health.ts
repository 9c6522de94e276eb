import { statfs } from "node:fs/promises";
import type { Hono } from "hono";
import { deskPaths, type HealthView, type OpenState } from "#core/desk.ts";
import type { QueueStatuses } from "#server/delivery/dispatcher.ts";
import type { LeadStore } from "#server/leads/store.ts";
import type { DeskOptions } from "./desk-app.ts";
import type { DeskEnv } from "./desk-env.ts";

/** How many deliveries that wait after a failure are looked at for the newest one. */
const mostLookedAt = 50;

/** The same truth as the metrics, in words, and counted in leads: a lead has several deliveries. */
export function addHealth(
  app: Hono<DeskEnv>,
  { store, config, bundle, queues }: DeskOptions & { queues: () => QueueStatuses },
): void {
  app.get(deskPaths.health, async (c) => {
    const isWritable = await store.checkWritable().then(
      () => true,
      () => false,
    );
    const disk = await statfs(config.dataDir).catch(() => undefined);
    const view: HealthView = {
      queue: await openLeads(store).catch(() => undefined),
      channels: await channels(),
      store: { kind: config.databaseUrl ? "postgres" : "sqlite", isWritable },
      disk: disk && {
        freeBytes: disk.bavail * disk.bsize,
        share: disk.blocks > 0 ? disk.bavail / disk.blocks : 0,
      },
      backup: await store.lastBackup().catch(() => undefined),
      release: bundle.release,
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

async function openLeads(store: Pick<LeadStore, "queue" | "count">): Promise<HealthView["queue"]> {
  const { held, waiting, retrying, sending, set_aside } = await store.queue();
  const oldest = {
    held: held.oldestMs,
    waiting: Math.max(waiting.oldestMs, retrying.oldestMs),
    sending: sending.oldestMs,
    set_aside: set_aside.oldestMs,
  };
  const states = Object.keys(oldest) as OpenState[];
  return Promise.all(
    states.map(async (state) => ({
      state,
      leads: await store.count({ state }),
      oldestMs: oldest[state],
    })),
  );
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
