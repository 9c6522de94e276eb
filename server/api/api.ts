import { Hono } from "hono";
import { visitReportPath } from "#core/analytics.ts";
import { contactFormPath, sendEmailPath } from "#core/contact.ts";
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
  api.post(sendEmailPath, sendEmail(options.leads, intake));
  api.post(contactFormPath, contactForm({ pageHtml: () => undefined, ...options.leads }, intake));
  api.on("ALL", [sendEmailPath, contactFormPath], () => answer(405, { allow: "POST" }));
  api.post(visitReportPath, countVisit(options.analytics));
  const { live, ready, health, delivering } = createHealth(options.health);
  api.get("/api/live", live);
  api.get("/api/ready", ready);
  api.get("/api/health", health);
  api.get("/api/delivering", delivering);
  api.all("/api/*", () => answer(404));
  return api;
}
