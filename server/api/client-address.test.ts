import { BlockList } from "node:net";
import { expect, test } from "vitest";
import { clientAddress, rateKey } from "./client-address.ts";

const trusted = new BlockList();
trusted.addSubnet("10.0.0.0", 8);
trusted.addAddress("::1", "ipv6");

test.each([
  ["nobody is believed by default", "203.0.113.9", "198.51.100.1", "203.0.113.9"],
  ["a trusted proxy is", "10.0.0.1", "198.51.100.1", "198.51.100.1"],
  ["only as far as it wrote", "10.0.0.1", "1.2.3.4, 198.51.100.1", "198.51.100.1"],
  ["through a chain of them", "::1", "1.2.3.4, 198.51.100.1, 10.2.2.2", "198.51.100.1"],
  ["in IPv4 written as IPv6", "::ffff:10.0.0.1", "198.51.100.1", "198.51.100.1"],
  ["nonsense ends the chain", "10.0.0.1", "198.51.100.1, <script>", "10.0.0.1"],
])("%s", (_rule, peer, forwarded, expected) => {
  expect(clientAddress(peer, forwarded, trusted)).toBe(expected);
});

test("without a chain a proxy is its own client", () => {
  expect(clientAddress("10.0.0.1", undefined, trusted)).toBe("10.0.0.1");
});

test("addresses of one /64 share a key", () => {
  expect(rateKey("2001:db8::1")).toBe(rateKey("2001:0db8:0:0:ffff::2"));
  expect(rateKey("2001:db8:0:1::1")).not.toBe(rateKey("2001:db8::1"));
  expect(rateKey("203.0.113.9")).toBe("203.0.113.9");
});
