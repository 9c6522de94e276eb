import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { answer } from "./answers.ts";
import { type HealthOptions, health } from "./health.ts";
import { type SendEmailOptions, sendEmail } from "./send-email.ts";

/** The bindings are absent when the app is asked without a server. */
export type ApiEnv = { Bindings: Partial<HttpBindings>; Variables: { requestId: string } };

export function createApi(options: { leads: SendEmailOptions; health: HealthOptions }) {
  const api = new Hono<ApiEnv>();
  api.post("/send-email", sendEmail(options.leads));
  api.all("/send-email", () => answer(405, { allow: "POST" }));
  api.get("/health", health(options.health));
  api.all("/*", () => answer(404));
  return api;
}
