import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";

/** Of a process whose standard output is what is tested; it says on standard error how many lines were lost. */
function programOf(body: string): string[] {
  const path = join(import.meta.dirname, "log-sink.ts");
  const program = `import { ftruncateSync } from "node:fs";
    import { openLogSink } from ${JSON.stringify(path)};
    const sink = openLogSink();
    ${body}
    process.stderr.write(String(sink.dropped()), () => process.exit());`;
  return ["--input-type=module", "--eval", program];
}

test("a full disk costs lines, and a line that was cut off is ended before the next", () => {
  const folder = mkdtempSync(join(tmpdir(), "log-sink-"));
  const file = join(folder, "log");
  const program = programOf(`
    for (const letter of "abcde") sink.write(letter.repeat(399) + "\\n");
    ftruncateSync(1, 1000);
    sink.write("last\\n");`);
  // As large as the disk: 1,024 bytes.
  const shell = 'ulimit -f 1; trap "" XFSZ; log=$1; shift; exec "$@" >> "$log"';
  const command = ["-c", shell, "bash", file, process.execPath, ...program];
  const { stderr } = spawnSync("bash", command, { encoding: "utf8" });
  expect(stderr).toBe("2");
  const lines = readFileSync(file, "utf8").split("\n");
  expect(lines.map((line) => line.slice(0, 4))).toEqual(["aaaa", "bbbb", "cccc", "last", ""]);
  rmSync(folder, { recursive: true });
});

test("a pipe that nobody reads costs lines beyond a megabyte, and stops nothing", async () => {
  const program = programOf(`for (let n = 0; n < 30_000; n++) sink.write("x".repeat(99) + "\\n");`);
  const child = spawn(process.execPath, program, { stdio: ["ignore", "pipe", "pipe"] });
  const dropped = Number(await text(child.stderr));
  expect(dropped).toBeGreaterThan(15_000);
  expect(dropped).toBeLessThan(20_000);
});
