import { type ErrorCode, publicSiteKey } from "#core/contact.ts";
import type { Payload } from "#core/contact-schemas.ts";
import type { FailureHint } from "./texts.ts";

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
  errors?: Record<string, ErrorCode>;
}

/** Sends once. The visitor decides whether to send again; the idempotency key makes that harmless. */
export async function send(payload: Payload, idempotencyKey: string) {
  const response = await fetch("/api/send-email", {
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
  return { message: answer.message, id: answer.id };
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
