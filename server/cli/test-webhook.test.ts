import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type Reply, startWebhook } from "#server/testing/webhook.ts";
import { UsageError } from "./arguments.ts";
import { runLeads } from "./testing/run-leads.ts";

const dataDir = join(tmpdir(), "leads-test-webhook-without-a-store");

const testWebhook = (env: Record<string, string>) =>
  runLeads({ DATA_DIR: dataDir, ...env }, "test-webhook");

async function against(reply: Reply) {
  const webhook = await startWebhook(() => reply);
  try {
    const printed = await testWebhook(webhook.env);
    return { printed, received: webhook.received };
  } finally {
    await webhook.stop();
  }
}

test("makes one signed call that holds no lead, and needs no store", async () => {
  const { printed, received } = await against(204);
  expect(printed).toMatch(/^127\.0\.0\.1:\d+ accepted the call\.$/m);
  expect(received).toHaveLength(1);
  expect(received[0]!.body).toMatchObject({ type: "webhook.test", data: {} });
  expect(existsSync(dataDir)).toBe(false);
});

test("fails with the receiver's reply", async () => {
  const calling = against(503);
  await expect(calling).rejects.toThrow(UsageError);
  await expect(calling).rejects.toThrow("webhook_503");
});

test("says that there is nothing to call without the settings", async () => {
  await expect(testWebhook({})).rejects.toThrow("WEBHOOK_URL and WEBHOOK_SECRET are not set");
});
