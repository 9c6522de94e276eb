import { type ErrorCode, type Payload, publicSiteKey } from "#core/contact.ts";
import type { FailureHint } from "./texts.ts";

const timeoutMs = 15_000;
const siteKey: string = import.meta.env.SITE_KEY || publicSiteKey;

/** The server said no. */
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

/** Sends once. Whether to try again is the visitor's decision; the key makes trying again harmless. */
export async function send(payload: Payload, idempotencyKey: string): Promise<Answer> {
  const response = await fetch("/api/send-email", {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      Authorization: `Bearer ${siteKey}`,
      "Idempotency-Key": idempotencyKey,
    },
    body: JSON.stringify(payload),
    signal: AbortSignal.timeout(timeoutMs),
  });
  const answer = await readAnswer(response);
  if (!response.ok) throw new SendError(response.status, answer);
  return answer;
}

// Something between us and the server may answer in its own words.
async function readAnswer(response: Response): Promise<Answer> {
  const body = await response.json().catch(() => null);
  return typeof body === "object" && body !== null ? body : {};
}

export function hintFor(error: unknown): FailureHint | undefined {
  if (!(error instanceof SendError)) return "unreachable";
  if (error.status === 429) return "busy";
  return error.status >= 500 ? "unavailable" : undefined;
}
