import type { Server } from "node:http";
import type { BlockList } from "node:net";
import { isTrusted, senderKey } from "#server/api/client-address.ts";
import { type Log, sparingly } from "#server/log.ts";

type Options = { most: number; trusted: BlockList; log: Log };

/**
 * Closes connections above `most` of one IPv4 address or IPv6 /56, so that one client cannot take them all. Trusted proxies
 * are exempt: theirs are those of all visitors.
 */
export function limitPerAddress(server: Server, { most, trusted, log }: Options): void {
  const warn = sparingly(log.warn);
  const open = new Map<string, number>();
  server.on("connection", (socket) => {
    const { remoteAddress: peer } = socket;
    if (!peer || isTrusted(peer, trusted)) return;
    const key = senderKey(peer);
    const count = (open.get(key) ?? 0) + 1;
    open.set(key, count);
    socket.once("close", () => {
      const left = (open.get(key) ?? 0) - 1;
      if (left > 0) open.set(key, left);
      else open.delete(key);
    });
    if (count <= most) return;
    warn("address_limited");
    socket.destroy();
  });
}
