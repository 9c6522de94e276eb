import { afterEach, expect, test } from "vitest";
import { freePort } from "#server/testing/free-port.ts";
import { type Reply, startWebhook, webhookSecret } from "#server/testing/webhook.ts";
import { webhookTransport } from "./webhook-transport.ts";

const message = { id: "0192", body: '{"type":"lead.created","timestamp":"","data":{}}' };
const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

async function sendTo(reply: Reply, secret = webhookSecret, timeoutMs = 20_000) {
  const webhook = await startWebhook(() => reply);
  stops.push(webhook.stop);
  const url = webhook.env.WEBHOOK_URL;
  const outcome = await webhookTransport({ url, secret, timeoutMs }).send(message);
  return { outcome, webhook };
}

test("a call that is accepted was sent", async () => {
  for (const status of [200, 202, 204]) {
    expect((await sendTo(status)).outcome).toEqual({ kind: "sent" });
  }
});

test.each([401, 429])("%i concerns every lead", async (status) => {
  const { outcome } = await sendTo(status);
  expect(outcome).toEqual({ kind: "unavailable", failure: `webhook_${status}` });
});

test.each([400, 403, 404, 422, 500, 503])("%i may concern one lead alone", async (status) => {
  expect((await sendTo(status)).outcome).toEqual({ kind: "failed", failure: `webhook_${status}` });
});

test("a lead does not follow a redirect", async () => {
  const { outcome, webhook } = await sendTo(307);
  expect(outcome).toEqual({ kind: "failed", failure: "webhook_307" });
  expect(webhook.attempts).toHaveLength(1);
});

test("a receiver that is away, silent or breaks off can be tried again", async () => {
  const url = `http://127.0.0.1:${await freePort()}`;
  const away = await webhookTransport({ url, secret: webhookSecret }).send(message);
  expect(away).toEqual({ kind: "unavailable", failure: "webhook_ECONNREFUSED" });
  const silent = await sendTo("silence", webhookSecret, 200);
  expect(silent.outcome).toEqual({ kind: "failed", failure: "webhook_timeout" });
  const broken = await sendTo("reset");
  expect(broken.outcome).toMatchObject({ kind: "failed" });
});
