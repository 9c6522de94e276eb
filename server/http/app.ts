import { randomUUID } from "node:crypto";
import { Hono } from "hono";
import { routePath } from "hono/route";
import { answer } from "#server/api/answers.ts";
import type { ApiEnv } from "#server/api/api-env.ts";
import { describeError } from "#server/describe-error.ts";
import type { Log } from "#server/log.ts";
import { type Answers, classOf } from "./answer-counts.ts";
import { securityHeaders } from "./security-headers.ts";

type Parts = { api: Hono<ApiEnv>; log: Log; answers: Answers };

/** Handles `/api/`. Pages and assets are served before a request gets here. */
export function createApp({ api, log, answers }: Parts) {
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
    answers.inc({ kind: "api", status: classOf(c.res.status) });
    log.info("request", {
      requestId,
      method: c.req.method,
      // Log the route, not the URL, which may hold anything a visitor typed.
      path: routePath(c),
      status: c.res.status,
      durationMs: Math.round(performance.now() - startedAt),
    });
  });

  app.route("/api", api);
  app.notFound(() => answer(404));
  app.onError((error, c) => {
    log.alarm("request_failed", { requestId: c.get("requestId"), ...describeError(error) });
    return answer(500);
  });
  return app;
}
