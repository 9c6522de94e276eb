import { randomUUIDv7 } from "node:crypto";
import type { Config } from "#server/config.ts";
import { webhookTransport } from "#server/webhook/webhook-transport.ts";
import { type Print, UsageError } from "./arguments.ts";

/** Calls the webhook once, signed as for a lead but without one, and prints the receiver's reply. */
export async function testWebhook(print: Print, { webhook }: Config): Promise<void> {
  if (!webhook) {
    throw new UsageError("WEBHOOK_URL and WEBHOOK_SECRET are not set: there is nothing to call.");
  }
  const timestamp = new Date().toISOString();
  const outcome = await webhookTransport(webhook).send({
    id: `test-${randomUUIDv7()}`,
    body: JSON.stringify({ type: "webhook.test", timestamp, data: {} }),
  });
  if (outcome.kind !== "sent") {
    throw new UsageError(
      `The receiver did not accept the call: ${outcome.failure}. docs/on-call.md explains the code.`,
    );
  }
  print(`${new URL(webhook.url).host} accepted the call.\n`);
}
