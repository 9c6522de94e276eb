import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Registry } from "prom-client";

/** Listens on a separate port that the proxy does not forward: the metrics are not public. */
export async function openMetricsServer(registry: Registry, port: number, host: string) {
  const server = createServer(async ({ method, url }, response) => {
    if (method !== "GET" || url !== "/metrics") return response.writeHead(404).end();
    try {
      const text = await registry.metrics();
      response.writeHead(200, { "Content-Type": registry.contentType }).end(text);
    } catch {
      response.writeHead(500).end();
    }
  });
  await once(server.listen(port, host), "listening");
  return {
    port: (server.address() as AddressInfo).port,
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
