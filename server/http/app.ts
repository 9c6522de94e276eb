import { randomUUID } from "node:crypto";
import { Hono } from "hono";
import { answer } from "#server/api/answers.ts";
import type { ApiEnv } from "#server/api/api.ts";
import type { Log } from "#server/log.ts";

export type Pages = (request: Request) => Response | Promise<Response>;

type Parts = { api: Hono<ApiEnv>; pages: Pages; log: Log };

/** On every answer, errors too, unless whoever answers knows better. Pages bring their own content policy. */
export const securityHeaders = {
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains; preload",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
} as const;

/** The API, and pages for everything else. */
export function createApp({ api, pages, log }: Parts) {
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
    const isApi = c.req.path.startsWith("/api/");
    log[isApi ? "info" : "debug"]("request", {
      requestId,
      method: c.req.method,
      path: isApi ? c.req.routePath : c.req.path,
      status: c.res.status,
      durationMs: Math.round(performance.now() - startedAt),
    });
  });

  app.route("/api", api);
  app.all("/api", () => answer(404));
  app.all("*", (c) => pages(c.req.raw));

  app.onError((error, c) => {
    // The name only: the text may quote what the visitor sent.
    log.alarm("request_failed", { requestId: c.get("requestId"), code: error.name });
    return answer(500);
  });
  return app;
}
