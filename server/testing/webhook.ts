import { createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

export const webhookSecret = `whsec_${Buffer.from("a secret of thirty-two bytes ...").toString("base64")}`;

export type Call = {
  id: string;
  body: { type: string; timestamp: string; data: Record<string, string> };
};

/** "silence": never answers. "reset": breaks the connection once it has read the call. */
export type Reply = number | "silence" | "reset";

/** A receiver of webhooks on this machine. It refuses calls that are not signed, and keeps those it accepts. */
export async function startWebhook(reply: (call: Call) => Reply = () => 204, port = 0) {
  const received: Call[] = [];
  const attempts: { id: string; status: Reply }[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const call = { id: String(request.headers["webhook-id"]), body: JSON.parse(body) };
    const status = isSigned(request, body) ? reply(call) : 401;
    attempts.push({ id: call.id, status });
    if (status === "silence") return;
    if (status === "reset" || status < 300) received.push(call);
    if (status === "reset") request.socket.resetAndDestroy();
    else response.writeHead(status, { Location: "/elsewhere" }).end();
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const address = server.address() as AddressInfo;
  return {
    received,
    attempts,
    port: address.port,
    env: { WEBHOOK_URL: `http://127.0.0.1:${address.port}/leads`, WEBHOOK_SECRET: webhookSecret },
    async stop(): Promise<void> {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

/** As the specification of Standard Webhooks describes it. */
function isSigned({ headers }: IncomingMessage, body: string): boolean {
  const [id, timestamp] = [headers["webhook-id"], headers["webhook-timestamp"]];
  const key = Buffer.from(webhookSecret.slice("whsec_".length), "base64");
  const expected = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64");
  const isRecent = Math.abs(Date.now() / 1000 - Number(timestamp)) < 300;
  return isRecent && headers["webhook-signature"] === `v1,${expected}`;
}
