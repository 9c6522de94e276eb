import type { HttpBindings } from "@hono/node-server";
import { contentFor } from "#content/content-for.ts";
import type { ErrorCode } from "#core/contact.ts";
import { english } from "#core/countries.ts";
import type { Instruments, RefusalReason } from "#server/metrics/instruments.ts";

/** Absent when a test calls the app without an HTTP server. */
export type ApiEnv = { Bindings: Partial<HttpBindings>; Variables: { requestId: string } };

/** Every API response has a message for developers; the form shows its own localized texts. */
export const messages = () => contentFor(english, "api");

type Status = keyof ReturnType<typeof messages>["answers"];

type Extra = {
  /** In place of the usual one. */
  message?: string;
  id?: string;
  /** What the visitor can read out. */
  reference?: string;
  errors?: Record<string, ErrorCode>;
  retryAfterMs?: number;
  allow?: string;
};

export function answer(status: Status, extra: Extra = {}): Response {
  const {
    message = messages().answers[status],
    id,
    reference,
    errors,
    retryAfterMs,
    allow,
  } = extra;
  const headers = new Headers({ "Cache-Control": "no-store" });
  if (retryAfterMs !== undefined) {
    headers.set("Retry-After", String(Math.max(1, Math.ceil(retryAfterMs / 1000))));
  }
  if (allow) headers.set("Allow", allow);
  // The rest of the body is not read, so the connection cannot carry another request.
  if (status === 413) headers.set("Connection", "close");
  return Response.json({ message, id, reference, errors }, { status, headers });
}

/** Answers to messages that are refused, counted by reason. */
export function countedRefusals(refusals: Instruments["refusals"]) {
  return (reason: RefusalReason, ...rest: Parameters<typeof answer>): Response => {
    refusals.inc({ reason });
    return answer(...rest);
  };
}
