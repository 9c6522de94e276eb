import type { Outcome, Transport } from "#server/delivery/transport.ts";
import { signatureOf } from "#server/webhook-signature.ts";
import type { WebhookMessage } from "./message.ts";

const longestCallMs = 30_000;

/** A wrong secret, or too many calls: the same for any lead. Any other status may concern one lead alone. */
const concernsAll = [401, 429];

/** Without a connection nobody has read the lead. */
const notConnected = ["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "UND_ERR_CONNECT_TIMEOUT"];

type Options = { url: string; secret: string; timeoutMs?: number | undefined };

/** Calls the owner's system, signed by the rules of Standard Webhooks. */
export function webhookTransport({
  url,
  secret,
  timeoutMs = longestCallMs,
}: Options): Transport<WebhookMessage> {
  return {
    async send({ id, body }): Promise<Outcome> {
      const timestampS = Math.floor(Date.now() / 1000);
      try {
        const response = await fetch(url, {
          method: "POST",
          headers: {
            "Content-Type": "application/json",
            "webhook-id": id,
            "webhook-timestamp": String(timestampS),
            "webhook-signature": signatureOf(secret, id, timestampS, body),
          },
          body,
          // Another address is not trusted with a lead.
          redirect: "manual",
          signal: AbortSignal.timeout(timeoutMs),
        });
        await response.body?.cancel();
        return outcomeOf(response.status);
      } catch (error) {
        const code = codeOf(error);
        const kind = notConnected.includes(code) ? "unavailable" : "failed";
        return { kind, failure: `webhook_${code}` };
      }
    },
  };
}

function outcomeOf(status: number): Outcome {
  const failure = `webhook_${status}`;
  if (status >= 200 && status < 300) return { kind: "sent" };
  return { kind: concernsAll.includes(status) ? "unavailable" : "failed", failure };
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  if (error.name === "TimeoutError") return "timeout";
  const { cause } = error;
  return cause instanceof Error && "code" in cause ? String(cause.code) : "unknown";
}
