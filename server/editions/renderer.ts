// A thread that renders, with limits: whatever it does, the server goes on.
import { Worker } from "node:worker_threads";
import type { Failure, JobAnswer, JobName, Jobs } from "./jobs.ts";

/** An edition of every page takes half of it. */
const mostMb = 512;
const longestMs: Record<JobName, number> = { draft: 30_000, edition: 600_000 };
const idleMs = 300_000;

/** The thread ended, or something in it went wrong that is nobody's text. */
export class RenderingFailed extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.code);
    this.failure = failure;
  }
}

interface Waiting {
  resolve(result: never): void;
  reject(error: Error): void;
}

/** `file`: build/render/worker.js. The thread is started when it is needed, and ends when it has long not been. */
export function openRenderer(file: string, maxOldGenerationSizeMb = mostMb) {
  let thread: Worker | undefined;
  let ids = 0;
  let idle: NodeJS.Timeout | undefined;
  const waiting = new Map<number, Waiting>();

  function start(): Worker {
    const started = new Worker(file, {
      resourceLimits: { maxOldGenerationSizeMb },
      env: { NODE_ENV: "production" },
      stdout: true,
      stderr: true,
    });
    started.on("message", ({ id, ...answer }: JobAnswer) => {
      const job = waiting.get(id);
      waiting.delete(id);
      if ("result" in answer) job?.resolve(answer.result as never);
      else job?.reject(new RenderingFailed(answer.failure));
      if (waiting.size === 0) idle = setTimeout(() => end(started, "idle"), idleMs).unref();
    });
    started.on("error", (error: NodeJS.ErrnoException) => end(started, error.code ?? error.name));
    started.on("exit", () => end(started, "ended"));
    started.unref();
    return started;
  }

  function end(ended: Worker, code: string): void {
    if (thread !== ended) return;
    thread = undefined;
    clearTimeout(idle);
    for (const { reject } of waiting.values()) reject(new RenderingFailed({ code }));
    waiting.clear();
    void ended.terminate();
  }

  return {
    run<Name extends JobName>(name: Name, job: Jobs[Name]["job"]): Promise<Jobs[Name]["result"]> {
      clearTimeout(idle);
      thread ??= start();
      const asked = thread;
      ids += 1;
      const id = ids;
      const { promise, resolve, reject } = Promise.withResolvers<Jobs[Name]["result"]>();
      waiting.set(id, { resolve, reject });
      asked.postMessage({ id, name, job });
      const timer = setTimeout(() => end(asked, "too_slow"), longestMs[name]);
      return promise.finally(() => clearTimeout(timer));
    },
    /** What is being rendered fails. */
    close(): void {
      if (thread) end(thread, "closed");
    },
  };
}
