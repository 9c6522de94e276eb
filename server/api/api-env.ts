import type { HttpBindings } from "@hono/node-server";

/** The bindings are absent when the app is asked without a server. */
export type ApiEnv = { Bindings: Partial<HttpBindings>; Variables: { requestId: string } };
