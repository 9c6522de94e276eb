import {
  chownSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { appendToLedger, completeLedger, ledgerPath, readLedger } from "./erasure-ledger.ts";
import type { Erasure } from "./lead.ts";
import { StoreUnavailable } from "./store.ts";

function newPath(): string {
  const folder = mkdtempSync(join(tmpdir(), "leads-ledger-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return ledgerPath(join(folder, "data"));
}

const erasure = (n: number): Erasure => ({
  leadId: String(n).padStart(4, "0"),
  erasedAt: n,
});
const some = (length: number) => Array.from({ length }, (_, n) => erasure(n));

test("is not taken for empty when it cannot be read", async () => {
  const path = newPath();
  writeFileSync(dirname(path), "a file in the folder's place");
  await expect(readLedger(path)).rejects.toThrow(StoreUnavailable);
  await expect(readLedger(path)).rejects.toThrow(/^The erasure ledger in DATA_DIR .*ENOTDIR/);
});

// Only root can give a folder away.
if (process.getuid?.() === 0) {
  test("belongs to the folder's owner, also when root erases", async () => {
    const path = newPath();
    mkdirSync(dirname(path));
    chownSync(dirname(path), 12_345, 23_456);
    await appendToLedger(path, some(1));
    expect(statSync(path)).toMatchObject({ uid: 12_345, gid: 23_456 });
  });
}

test("is empty until somebody is erased, and only its owner reads it", async () => {
  const path = newPath();
  expect(await readLedger(path)).toEqual([]);
  await appendToLedger(path, []);
  expect(() => statSync(path)).toThrow("ENOENT");
  await appendToLedger(path, some(2));
  await appendToLedger(path, [erasure(2)]);
  expect(await readLedger(path)).toEqual(some(3));
  expect(statSync(path).mode & 0o077).toBe(0);
});

test("lines that are not whole are skipped, also one that a killed process left", async () => {
  const path = newPath();
  await appendToLedger(path, [erasure(0)]);
  const whole = JSON.stringify(erasure(1));
  const others = ["1", "null", '{"leadId":1}', '{"a":1}'];
  writeFileSync(path, [...others, readFileSync(path, "utf8"), whole.slice(0, -5)].join("\n"));
  await appendToLedger(path, [erasure(2)]);
  expect(await readLedger(path)).toEqual([erasure(0), erasure(2)]);
});

test("is completed from the store in portions, each lead once", async () => {
  const path = newPath();
  const all = some(1_000);
  await appendToLedger(path, [erasure(7), erasure(999)]);
  const starts: string[] = [];
  const erasuresAfter = async (after: string, limit: number) => {
    starts.push(after);
    return all.filter(({ leadId }) => leadId > after).slice(0, limit);
  };
  await completeLedger(path, erasuresAfter);
  expect(starts).toEqual(["", "0499", "0999"]);
  const written = await readLedger(path);
  expect(written).toHaveLength(1_000);
  expect(new Set(written.map(({ leadId }) => leadId)).size).toBe(1_000);
});
