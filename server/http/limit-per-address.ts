import type { Server } from "node:http";
import type { BlockList } from "node:net";
import { bucketsOf, clientAddress, isTrusted } from "#server/api/client-address.ts";

/**
 * Closes connections above `most` of one IPv4 address or IPv6 /64, so that one client cannot take them all. Trusted proxies
 * are exempt: theirs are those of all visitors.
 */
export function limitPerAddress(server: Server, most: number, trusted: BlockList): void {
  const open = new Map<string, number>();
  server.on("connection", (socket) => {
    const { remoteAddress: peer } = socket;
    if (!peer || isTrusted(peer, trusted)) return;
    const [sender] = bucketsOf(clientAddress(peer, undefined, trusted), 1);
    const key = sender?.key ?? peer;
    const count = (open.get(key) ?? 0) + 1;
    open.set(key, count);
    socket.once("close", () => {
      const left = (open.get(key) ?? 0) - 1;
      if (left > 0) open.set(key, left);
      else open.delete(key);
    });
    if (count > most) socket.destroy();
  });
}
