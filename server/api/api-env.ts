import type { HttpBindings } from "@hono/node-server";

/** Absent when a test calls the app without an HTTP server. */
export type ApiEnv = { Bindings: Partial<HttpBindings>; Variables: { requestId: string } };
