import type { Outcome, Transport } from "#server/delivery/transport.ts";
import type { WebhookMessage } from "./message.ts";
import { signatureOf } from "./sign.ts";

/** Well below the lease, so that no delivery is sent twice at once. */
const longestCallMs = 30_000;

/** Replies that would be the same for any lead: a wrong secret, too many calls. */
const concernsAll = [401, 429];

/** A wrong address, or a receiver that is down; or a firewall that does not let this lead through. So is a redirect. */
const concernsAllOrOne = [403, 404, 405, 410, 502, 503, 504];

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
        const kind = notConnected.includes(code) ? "unreachable" : "blocked";
        return { kind, failure: `webhook_${code}` };
      }
    },
  };
}

function outcomeOf(status: number): Outcome {
  const failure = `webhook_${status}`;
  if (status >= 200 && status < 300) return { kind: "sent" };
  if (concernsAll.includes(status)) return { kind: "unreachable", failure };
  if (status < 400 || concernsAllOrOne.includes(status)) return { kind: "blocked", failure };
  // A receiver that fails on one lead may still take the others.
  return { kind: status >= 500 || status === 408 ? "postponed" : "denied", failure };
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  if (error.name === "TimeoutError") return "timeout";
  const { cause } = error;
  return cause instanceof Error && "code" in cause ? String(cause.code) : "unknown";
}
