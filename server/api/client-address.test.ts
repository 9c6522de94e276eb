import { BlockList } from "node:net";
import { expect, test } from "vitest";
import { bucketsOf, clientAddress, senderKey } from "./client-address.ts";

const trusted = new BlockList();
trusted.addSubnet("10.0.0.0", 8);
trusted.addAddress("::1", "ipv6");

test.each([
  ["nobody is believed by default", "203.0.113.9", "198.51.100.1", "203.0.113.9"],
  ["a trusted proxy is", "10.0.0.1", "198.51.100.1", "198.51.100.1"],
  ["only as far as it wrote", "10.0.0.1", "1.2.3.4, 198.51.100.1", "198.51.100.1"],
  ["through a chain of them", "::1", "1.2.3.4, 198.51.100.1, 10.2.2.2", "198.51.100.1"],
  ["in IPv4 written as IPv6", "::ffff:10.0.0.1", "198.51.100.1", "198.51.100.1"],
  ["with a port", "10.0.0.1", "198.51.100.1:4711", "198.51.100.1"],
  ["in brackets", "10.0.0.1", "[2001:DB8::1]", "2001:db8::1"],
  ["in brackets with a port", "10.0.0.1", "[2001:db8::1]:4711, 10.2.2.2:80", "2001:db8::1"],
  ["IPv6 without brackets has no port", "10.0.0.1", "2001:db8::1:4711", "2001:db8::1:4711"],
  ["nonsense ends the chain", "10.0.0.1", "198.51.100.1, <script>", "10.0.0.1"],
])("%s", (_rule, peer, forwarded, expected) => {
  expect(clientAddress(peer, forwarded, trusted)).toBe(expected);
});

test("without a chain a proxy is its own client", () => {
  expect(clientAddress("10.0.0.1", undefined, trusted)).toBe("10.0.0.1");
});

const keys = (address: string) => bucketsOf(address, 10).map(({ key }) => key);

function shared(one: string, other: string): number {
  const others = keys(other);
  return keys(one).filter((key) => others.includes(key)).length;
}

test("IPv6 counts by /64, /56 and /48", () => {
  expect(shared("2001:db8::1", "2001:0db8:0:0:ffff::2")).toBe(3);
  expect(shared("2001:db8:0:1::1", "2001:db8::1")).toBe(2);
  expect(shared("2001:db8:0:100::1", "2001:db8::1")).toBe(1);
  expect(shared("2001:db8:1::1", "2001:db8::1")).toBe(0);
});

test("IPv4 counts by address and /24", () => {
  expect(shared("203.0.113.9", "203.0.113.9")).toBe(2);
  expect(shared("203.0.113.9", "203.0.113.10")).toBe(1);
  expect(shared("203.0.113.9", "203.0.114.9")).toBe(0);
});

test("a wider network may send more, and no more than a few times as much", () => {
  expect(bucketsOf("2001:db8::1", 10).map(({ perMinute }) => perMinute)).toEqual([10, 20, 50]);
  expect(bucketsOf("203.0.113.9", 10).map(({ perMinute }) => perMinute)).toEqual([10, 50]);
});

test("connections of one IPv4 address or one /56 of IPv6 have one sender", () => {
  expect(senderKey("::ffff:203.0.113.9")).toBe(senderKey("203.0.113.9"));
  expect(senderKey("203.0.113.10")).not.toBe(senderKey("203.0.113.9"));
  expect(senderKey("2001:DB8::1")).toBe(senderKey("2001:db8:0:ff:ffff::2"));
  expect(senderKey("2001:db8:0:100::1")).not.toBe(senderKey("2001:db8::1"));
});
