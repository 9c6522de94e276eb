import { type BlockList, isIP, isIPv6 } from "node:net";

/**
 * The peer's address, unless the peer is a trusted proxy: then the last address of the chain that no trusted proxy wrote
 * for another. Whatever stands further left the visitor may have made up.
 */
export function clientAddress(
  peer: string,
  forwardedFor: string | undefined,
  trusted: BlockList,
): string {
  const chain = forwardedFor?.split(",").map((part) => part.trim()) ?? [];
  let address = plainAddress(peer);
  while (isTrusted(address, trusted)) {
    const next = chain.pop();
    if (next === undefined || !isIP(next)) break;
    address = plainAddress(next);
  }
  return address;
}

/** One subscriber has a whole /64 of IPv6, so that is what counts as one. */
export function rateKey(address: string): string {
  return isIPv6(address) ? groupsOf(address).slice(0, 4).join(":") : address;
}

function isTrusted(address: string, trusted: BlockList): boolean {
  return trusted.check(address, isIPv6(address) ? "ipv6" : "ipv4");
}

// A socket that takes both families writes IPv4 as ::ffff:192.0.2.1.
function plainAddress(address: string): string {
  return address
    .toLowerCase()
    .replace(/^::ffff:(?=\d+\.)/, "")
    .replace(/%.*$/, "");
}

function groupsOf(address: string): string[] {
  const [head = "", tail] = address.split("::");
  const left = head ? head.split(":") : [];
  const right = tail ? tail.split(":") : [];
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array<string>(Math.max(0, zeros)).fill("0"), ...right];
  return groups.map((group) => Number.parseInt(group, 16).toString(16));
}
