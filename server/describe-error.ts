import { dirname } from "node:path";

const projectFolder = dirname(import.meta.dirname);
const mostFrames = 8;

/** An error for the log: its kind and stack frames, without its message, which may quote a visitor. */
export function describeError(error: unknown): { code: string; frames?: string } {
  if (!(error instanceof Error)) return { code: "unknown" };
  const { name, message, stack = "" } = error;
  const frames = stack
    .replace(message, "")
    .split("\n")
    .map((line) =>
      /^ {4}at (?:[\w.<>$[\] ]+ \()?((?:file:\/\/|node:|\/)[^\s()]+:\d+:\d+)\)?$/.exec(line),
    )
    .flatMap((match) => match?.[1]?.replace("file://", "").replace(`${projectFolder}/`, "") ?? [])
    .slice(0, mostFrames);
  return { code: name, ...(frames.length > 0 && { frames: frames.join(" < ") }) };
}
