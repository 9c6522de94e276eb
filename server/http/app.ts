import { randomUUID } from "node:crypto";
import { type Handler, Hono } from "hono";
import { routePath } from "hono/route";
import { type ApiEnv, answer } from "#server/api/answers.ts";
import { describeError } from "#server/describe-error.ts";
import type { Log } from "#server/log.ts";
import type { Instruments } from "#server/metrics/instruments.ts";
import { securityHeaders } from "./security-headers.ts";

type Parts = {
  api: Hono<ApiEnv>;
  /** Undefined: there are no tools for assistants. */
  mcp: Handler<ApiEnv> | undefined;
  /** Pictures and documents of records. */
  uploads?: Handler;
  log: Log;
  answers: Instruments["answers"];
};

const mcpPath = "/mcp";
const uploadPath = "/uploads/:file";
const kinds: Record<string, string> = { [mcpPath]: "mcp", [uploadPath]: "file" };
const checks = ["/api/live", "/api/ready", "/api/health", "/api/delivering"];

/** Handles `/api/`, `/mcp` and `/uploads/`. Pages and assets are served before a request gets here. */
export function createApp({ api, mcp, uploads, log, answers }: Parts) {
  const app = new Hono<ApiEnv>();

  app.use(async (c, next) => {
    const startedAt = performance.now();
    const requestId = randomUUID();
    c.set("requestId", requestId);
    await next();
    c.res.headers.set("X-Request-Id", requestId);
    for (const [name, value] of Object.entries(securityHeaders)) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    }
    // The route, not the URL, which may hold anything a visitor typed.
    const path = routePath(c);
    const durationMs = Math.round(performance.now() - startedAt);
    const about = { requestId, method: c.req.method, path, status: c.res.status, durationMs };
    // A balancer asks every second: that is no traffic.
    if (checks.includes(path)) return log.debug("check", about);
    answers.inc({ kind: kinds[path] ?? "api", status: classOf(c.res.status) });
    log.info("request", about);
  });

  app.route("/", api);
  if (mcp) {
    app.post(mcpPath, mcp);
    app.all(mcpPath, () => answer(405, { allow: "POST" }));
  }
  if (uploads) app.get(uploadPath, uploads);
  app.notFound(() => answer(404));
  app.onError((error, c) => {
    log.alarm("request_failed", { requestId: c.get("requestId"), ...describeError(error) });
    return answer(500);
  });
  return app;
}

/** For the metric: 404 is 4xx. */
export function classOf(status: number): string {
  return `${Math.trunc(status / 100)}xx`;
}
