import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import type { Jobs } from "./jobs.ts";
import { openRenderer, RenderingFailed } from "./renderer.ts";

const folder = mkdtempSync(join(tmpdir(), "renderer-"));
afterAll(() => rmSync(folder, { recursive: true }));

const job = {} as Jobs["draft"]["job"];

/** A thread that does this with a job. */
function threadThat(source: string): string {
  const file = join(folder, `${source.length}.mjs`);
  const head = `import { parentPort } from "node:worker_threads";`;
  writeFileSync(file, `${head} parentPort.on("message", ({ id }) => { ${source} });`);
  return file;
}

test.each([
  ["takes too much memory", "const all = []; for (;;) all.push(new Array(1e5).fill(id));"],
  ["ends", "process.exit(0);"],
  ["throws", `throw new Error("Broken");`],
])("a thread that %s fails its job alone, and the next one starts anew", async (_, source) => {
  const broken = openRenderer(threadThat(source), 32);
  for (let n = 0; n < 2; n++) {
    await expect(broken.run("draft", job)).rejects.toThrow(RenderingFailed);
  }
  broken.close();
});

test("jobs that run side by side get their own answers, and one that is closed fails", async () => {
  const echo = openRenderer(
    threadThat("setTimeout(() => parentPort.postMessage({ id, result: [id] }), 9 - id);"),
  );
  const answers = await Promise.all([echo.run("draft", job), echo.run("draft", job)]);
  expect(answers).toEqual([[1], [2]]);
  const closed = echo.run("draft", job);
  echo.close();
  await expect(closed).rejects.toThrow("closed");
});
