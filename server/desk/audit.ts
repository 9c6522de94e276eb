import type { Hono } from "hono";
import { deskPaths } from "#core/desk.ts";
import type { LeadStore } from "#server/leads/store.ts";
import type { DeskEnv } from "./desk-env.ts";

const pageSize = 100;

/** Adds the page that lists what people did at the desk: person, action, lead and time, newest first. */
export function addAudit(app: Hono<DeskEnv>, { store }: { store: LeadStore }): void {
  app.get(deskPaths.audit, async (c) => {
    const before = /^\d{1,15}$/.exec(c.req.query("before") ?? "")?.[0] ?? Number.MAX_SAFE_INTEGER;
    const hasReads = c.req.query("reads") === "1";
    const found = await store.audit(Number(before), pageSize + 1, hasReads);
    const entries = found.slice(0, pageSize);
    const next = found.length > pageSize ? entries.at(-1)?.id : undefined;
    return c.get("show")({ page: "audit", entries, next, hasReads });
  });
}
