import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type Reply, startWebhook } from "#server/testing/webhook.ts";
import { UsageError } from "./arguments.ts";
import { runCommand } from "./run.ts";

const dataDir = join(tmpdir(), "leads-test-webhook-without-a-store");

async function testWebhook(env: Record<string, string>): Promise<string> {
  let printed = "";
  const print = (text: string) => {
    printed += text;
  };
  await runCommand({ args: ["test-webhook"], env: { DATA_DIR: dataDir, ...env }, print });
  return printed;
}

async function against(reply: Reply, changes: Record<string, string> = {}) {
  const webhook = await startWebhook(() => reply);
  try {
    const printed = await testWebhook({ ...webhook.env, ...changes });
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

test.each([401, 422, 503] as const)("fails with the receiver's reply, %i", async (status) => {
  const calling = against(status);
  await expect(calling).rejects.toThrow(UsageError);
  await expect(calling).rejects.toThrow(`webhook_${status}`);
});

test("another secret is refused by the receiver", async () => {
  const secret = `whsec_${Buffer.alloc(32, "x").toString("base64")}`;
  await expect(against(204, { WEBHOOK_SECRET: secret })).rejects.toThrow("webhook_401");
});

test("says that there is nothing to call without the settings", async () => {
  await expect(testWebhook({})).rejects.toThrow("WEBHOOK_URL and WEBHOOK_SECRET are not set");
});
