import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";

/** The first line that matches; fails when the stream ends without one. */
export async function lineOf(stream: Readable, pattern: RegExp): Promise<RegExpMatchArray> {
  for await (const line of createInterface(stream)) {
    const match = line.match(pattern);
    if (match) return match;
  }
  throw new Error(`No line like ${pattern} came.`);
}

export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill();
  await ended;
}
