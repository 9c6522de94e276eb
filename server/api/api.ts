import { Hono } from "hono";
import { type AnalyticsOptions, countVisit } from "./analytics.ts";
import { answer } from "./answers.ts";
import type { ApiEnv } from "./api-env.ts";
import { createHealth, type HealthOptions } from "./health.ts";
import { type SendEmailOptions, sendEmail } from "./send-email.ts";

type ApiOptions = { leads: SendEmailOptions; health: HealthOptions; analytics: AnalyticsOptions };

export function createApi(options: ApiOptions) {
  const api = new Hono<ApiEnv>();
  api.post("/send-email", sendEmail(options.leads));
  api.all("/send-email", () => answer(405, { allow: "POST" }));
  api.post("/figures", countVisit(options.analytics));
  const { live, ready, health } = createHealth(options.health);
  api.get("/live", live);
  api.get("/ready", ready);
  api.get("/health", health);
  api.all("/*", () => answer(404));
  return api;
}
