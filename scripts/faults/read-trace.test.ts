import { expect, test } from "vitest";
import { readTrace } from "./read-trace.ts";

const write = '12 pwrite64(20</data/leads.sqlite-wal>, "...", 4096, 0) = 4096';
const sync = "12 fdatasync(20</data/leads.sqlite-wal>) = 0";
const accepted = '12 writev(24<socket:[1]>, [{iov_base="HTTP/1.1 202 Accepted"...}], 2) = 300';

test("an answer after the sync is in time", () => {
  expect(readTrace([write, sync, accepted].join("\n"))).toEqual({ answers: 1, early: 0 });
});

test("an answer without a sync, or before it, is early", () => {
  expect(readTrace([write, accepted].join("\n"))).toEqual({ answers: 1, early: 1 });
  expect(readTrace([write, accepted, sync].join("\n"))).toEqual({ answers: 1, early: 1 });
});

test("syncing another file does not count", () => {
  const other = "12 fdatasync(21</data/mail/x.eml>) = 0";
  expect(readTrace([write, other, accepted].join("\n"))).toEqual({ answers: 1, early: 1 });
});

test("a sync counts once it is over", () => {
  const begun = "12 fdatasync(20</data/leads.sqlite-wal> <unfinished ...>";
  const over = "12 <... fdatasync resumed>) = 0";
  expect(readTrace([write, begun, accepted].join("\n")).early).toBe(1);
  expect(readTrace([write, begun, over, accepted].join("\n")).early).toBe(0);
});
