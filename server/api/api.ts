import { Hono } from "hono";
import { type AnalyticsOptions, countVisit } from "./analytics.ts";
import { type ApiEnv, answer } from "./answers.ts";
import { type ContactFormOptions, contactForm } from "./contact-form.ts";
import { createHealth, type HealthOptions } from "./health.ts";
import { createIntake, type IntakeOptions } from "./intake.ts";
import { type SendEmailOptions, sendEmail } from "./send-email.ts";

type ApiOptions = {
  leads: IntakeOptions & SendEmailOptions & Partial<ContactFormOptions>;
  health: HealthOptions;
  analytics: AnalyticsOptions;
};

export function createApi(options: ApiOptions) {
  const api = new Hono<ApiEnv>();
  const intake = createIntake(options.leads);
  api.post("/send-email", sendEmail(options.leads, intake));
  api.all("/send-email", () => answer(405, { allow: "POST" }));
  api.post("/contact", contactForm({ pageHtml: () => undefined, ...options.leads }, intake));
  api.all("/contact", () => answer(405, { allow: "POST" }));
  api.post("/figures", countVisit(options.analytics));
  const { live, ready, health } = createHealth(options.health);
  api.get("/live", live);
  api.get("/ready", ready);
  api.get("/health", health);
  api.all("/*", () => answer(404));
  return api;
}
