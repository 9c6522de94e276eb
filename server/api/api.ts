import { Hono } from "hono";
import { answer } from "./answers.ts";
import type { ApiEnv } from "./api-env.ts";
import { createHealth, type HealthOptions } from "./health.ts";
import { type SendEmailOptions, sendEmail } from "./send-email.ts";

export function createApi(options: { leads: SendEmailOptions; health: HealthOptions }) {
  const api = new Hono<ApiEnv>();
  api.post("/send-email", sendEmail(options.leads));
  api.all("/send-email", () => answer(405, { allow: "POST" }));
  const { live, ready, health } = createHealth(options.health);
  api.get("/live", live);
  api.get("/ready", ready);
  api.get("/health", health);
  api.all("/*", () => answer(404));
  return api;
}
