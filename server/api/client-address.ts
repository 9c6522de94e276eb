import { type BlockList, isIP, isIPv6, SocketAddress } from "node:net";
import type { HttpBindings } from "@hono/node-server";
import type { HonoRequest } from "hono";
import type { Bucket } from "./token-buckets.ts";

/** Of the visitor who sent the request. */
export function addressOf(
  c: { env?: Partial<HttpBindings>; req: HonoRequest },
  trusted: BlockList,
): string {
  const peer = c.env?.incoming?.socket.remoteAddress ?? "unknown";
  return clientAddress(peer, c.req.header("x-forwarded-for"), trusted);
}

/**
 * The peer's address or, if the peer is a trusted proxy, the last address in X-Forwarded-For that is not a trusted proxy.
 * A client can forge every entry to the left of that one.
 */
export function clientAddress(
  peer: string,
  forwardedFor: string | undefined,
  trusted: BlockList,
): string {
  const chain = forwardedFor?.split(",") ?? [];
  let address = plainAddress(peer);
  while (isTrusted(address, trusted)) {
    const next = chain.pop()?.trim() ?? "";
    // Some proxies write 192.0.2.1:4711 or [2001:db8::1]:4711.
    const plain = isIP(next) ? next : SocketAddress.parse(next)?.address;
    if (!plain) break;
    address = plainAddress(plain);
  }
  return address;
}

export function isTrusted(peer: string, trusted: BlockList): boolean {
  const address = plainAddress(peer);
  return trusted.check(address, isIPv6(address) ? "ipv6" : "ipv4");
}

/**
 * The networks one sender may control, from the narrowest to the widest, each with its limit as a multiple of the limit for one
 * address. A subscriber has at least a /64 of IPv6, often a /56 or a /48, and rented IPv4 addresses are usually adjacent.
 */
const ipv6Networks = [
  { bits: 64, times: 1 },
  { bits: 56, times: 2 },
  { bits: 48, times: 5 },
];
const ipv4Networks = [
  { bits: 32, times: 1 },
  { bits: 24, times: 5 },
];

export function bucketsOf(address: string, perMinute: number): Bucket[] {
  const family = isIP(address);
  if (family === 0) return [{ key: address, perMinute }];
  const networks = family === 6 ? ipv6Networks : ipv4Networks;
  return networks.map(({ bits, times }) => ({
    key: networkKey(address, bits),
    perMinute: perMinute * times,
  }));
}

/** Of a connection's peer: its IPv4 address, or its /56 of IPv6, which one subscriber often has. */
export function senderKey(peer: string): string {
  const address = plainAddress(peer);
  return networkKey(address, isIPv6(address) ? 56 : 32);
}

function networkKey(address: string, bits: number): string {
  const family = isIP(address);
  const digits = family === 6 ? digitsOfIpv6(address) : digitsOfIpv4(address);
  return `${family}:${digits.slice(0, bits / 4)}`;
}

// A dual-stack socket reports IPv4 as ::ffff:192.0.2.1.
function plainAddress(address: string): string {
  return address
    .toLowerCase()
    .replace(/^::ffff:(?=\d+\.)/, "")
    .replace(/%.*$/, "");
}

/** Hexadecimal digits, four bits each. */
function digitsOfIpv4(address: string): string {
  return Buffer.from(address.split(".").map(Number)).toString("hex");
}

function digitsOfIpv6(address: string): string {
  const [left = [], right = []] = address
    .split("::")
    .map((side) => side.split(":").map((group) => group.padStart(4, "0")));
  const digits = right.join("");
  return left.join("").padEnd(32 - digits.length, "0") + digits;
}
