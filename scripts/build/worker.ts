// The thread in which a server renders drafts and editions (server/editions). In build/render/, with all that it needs.
import { readlinkSync } from "node:fs";
import { setPriority } from "node:os";
import { basename } from "node:path";
import { parentPort } from "node:worker_threads";
import { setOverlay } from "#content/edition.ts";
import { describeError } from "#server/describe-error.ts";
import type { EditionJob, JobAnswer, JobName, JobRequest, Jobs } from "#server/editions/jobs.ts";

/** Of a busy processor this leaves the thread a quarter; a lower one would not end while anything else computes. */
const belowVisitors = 5;

yieldToVisitors();

/** On Linux each thread has a priority of its own: whoever asks for a page goes first. */
function yieldToVisitors() {
  try {
    const thread = Number(basename(readlinkSync("/proc/thread-self")));
    setPriority(thread, belowVisitors);
  } catch {
    // Elsewhere the two share the processor.
  }
}

type Answers = { [Name in JobName]: (job: Jobs[Name]["job"]) => Promise<Jobs[Name]["result"]> };

// Loaded when they are needed: some modules read words as they load, and an edition's must be its own.
const answers: Answers = {
  draft: async (job) => (await import("./render-draft.ts")).renderDraft(job),
  edition: async (job: EditionJob) => {
    setOverlay(job.overlay);
    return (await import("./make-edition.ts")).makeEdition(job);
  },
};

parentPort?.on("message", async ({ id, name, job }: JobRequest) => {
  parentPort?.postMessage(await answered(id, () => answers[name](job as never)));
});

async function answered(id: number, work: () => Promise<unknown>): Promise<JobAnswer> {
  try {
    return { id, result: await work() };
  } catch (error) {
    return { id, failure: describeError(error) };
  }
}
