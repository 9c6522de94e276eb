import type { FailureHint, TextField } from "#content/contact-form/ids.ts";
import type { ContactTexts } from "#content/contact-form/schema.ts";
import { campaignOf } from "#core/analytics.ts";
import { type ErrorCode, limits, publicSiteKey, sendEmailPath } from "#core/contact.ts";
import type { ContactContext, Payload } from "#core/contact-schemas.ts";
import { fill } from "#core/template.ts";

/** Proxies respond earlier, also without a server: see deploy/Caddyfile. */
export const sendTimeoutMs = 15_000;
const siteKey: string = import.meta.env.SITE_KEY || publicSiteKey;

/** The server refused the message. */
export class SendError extends Error {
  override name = "SendError";
  readonly status: number;
  readonly fields: Record<string, ErrorCode>;

  constructor(status: number, answer: Answer) {
    super(answer.message ?? "Failed to send email");
    this.status = status;
    this.fields = answer.errors ?? {};
  }
}

interface Answer {
  message?: string;
  id?: string;
  reference?: string;
  errors?: Record<string, ErrorCode>;
}

/** Sends once. The visitor decides whether to send again; the idempotency key makes that harmless. */
export async function send(payload: Payload, idempotencyKey: string) {
  const response = await fetch(sendEmailPath, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      Authorization: `Bearer ${siteKey}`,
      "Idempotency-Key": idempotencyKey,
    },
    body: JSON.stringify(payload),
    signal: AbortSignal.timeout(sendTimeoutMs),
  });
  const answer = await readAnswer(response);
  if (!response.ok) throw new SendError(response.status, answer);
  // The login page of a public network answers 200 to everything. Our server names the stored message.
  if (typeof answer.id !== "string") throw new Error("The answer is not our server's");
  return { message: answer.message, reference: answer.reference ?? answer.id };
}

// A proxy may respond in another format.
async function readAnswer(response: Response): Promise<Answer> {
  const body = await response.json().catch(() => null);
  return typeof body === "object" && body !== null ? body : {};
}

export function hintFor(error: unknown): FailureHint | undefined {
  if (!(error instanceof SendError)) return "unreachable";
  if (error.status === 429) return "busy";
  return error.status >= 500 ? "unavailable" : undefined;
}

type Field = TextField | "contactType";

/** An error code as text in the visitor's language. For e-mail addresses every code reads "invalid". */
export function wordsFor(field: Field, code: ErrorCode, { errors }: ContactTexts): string {
  if (field === "email" || field === "contactType") return errors[field];
  if (code === "too_long") return fill(errors.tooLong, limits[field]);
  return code === "invalid" ? errors.unreadable : errors[field];
}

const wireFields: Record<string, TextField> = {
  from_name: "name",
  reply_to: "email",
  company: "company",
  message: "message",
};

/** Maps the payload's field names to the form's. */
export function formField(wireField: string): TextField | undefined {
  return wireFields[wireField];
}

interface Visit {
  pathname: string;
  country: string;
  language: string;
  search: string;
  referrer: string;
  startedAt: number;
}

/** The page a message is sent from, without its query, which may hold anything. */
export function contextOf(visit: Visit, now: number): ContactContext {
  const elapsedMs = now - visit.startedAt;
  return {
    page: visit.pathname,
    country: visit.country,
    language: visit.language,
    campaign: campaignOf(visit.search),
    referrer: hostOf(visit.referrer),
    // If the clock was set back between two pages, the time spent is unknown.
    ...(elapsedMs >= 0 && { elapsed_ms: elapsedMs }),
  };
}

/** Monotonic while a page is open, so that setting the clock does not make a message look like a bot's. */
export function steadyNow(): number {
  return performance.timeOrigin + performance.now();
}

/** `https://www.example.com/a?b` becomes "www.example.com". */
function hostOf(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).host.slice(0, 100) || undefined : undefined;
}
