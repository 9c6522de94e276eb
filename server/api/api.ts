import type { HttpBindings } from "@hono/node-server";
import { Hono, type MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { answer } from "./answers.ts";
import { type HealthOptions, health } from "./health.ts";
import { type SendEmailOptions, sendEmail } from "./send-email.ts";

/** The bindings are absent when the app is asked without a server. */
export type ApiEnv = { Bindings: Partial<HttpBindings>; Variables: { requestId: string } };

const largestBody = 16 * 1024;

export function createApi(options: { leads: SendEmailOptions; health: HealthOptions }) {
  const api = new Hono<ApiEnv>();
  api.post("/send-email", limitBody, sendEmail(options.leads));
  api.all("/send-email", () => answer(405, { allow: "POST" }));
  api.get("/health", health(options.health));
  api.all("/*", () => answer(404));
  return api;
}

/** A declared length says enough; a body without one is counted as it comes, which costs more. */
const limitBody: MiddlewareHandler = async (c, next) => {
  const length = c.req.header("content-length");
  if (length === undefined) return countBody(c, next);
  if (Number(length) > largestBody) return answer(413);
  return next();
};

const countBody = bodyLimit({ maxSize: largestBody, onError: () => answer(413) });
