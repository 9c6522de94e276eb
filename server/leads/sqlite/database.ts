import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
import { type Database, type Part, render, type Steps } from "../sql.ts";
import { StoreUnavailable } from "../store.ts";
import { codeOf, isBusy, isFatal, isSqliteError } from "./errors.ts";

type Job = {
  run: () => Steps<unknown>;
  arrivedAt: number;
  settle: PromiseWithResolvers<unknown>;
};

const busyRetryMs = 25;

/**
 * Jobs of one event-loop turn share a transaction, and so one fsync. While another process holds the lock, jobs are queued
 * here and the event loop is not blocked.
 */
export function groupCommits(
  connection: DatabaseSync,
  onFatal: (code: string) => void,
  busyLimitMs = 5_000,
): Database {
  const statements = new Map<string, StatementSync>();
  let queue: Job[] = [];
  let flushing = false;
  let fatal: string | undefined;

  async function read<T>(job: () => Steps<T>): Promise<T> {
    if (fatal) throw new StoreUnavailable(fatal);
    try {
      return await retryWhileBusy(() => run(job), performance.now());
    } catch (error) {
      throw translated(error);
    }
  }

  function write<T>(job: () => Steps<T>): Promise<T> {
    const settle = Promise.withResolvers<unknown>();
    queue.push({ run: job, arrivedAt: performance.now(), settle });
    if (!flushing) {
      flushing = true;
      void flush();
    }
    return settle.promise as Promise<T>;
  }

  async function flush(): Promise<void> {
    while (queue.length > 0) {
      await nextTurn();
      const jobs = queue;
      queue = [];
      await commitAll(jobs);
    }
    flushing = false;
  }

  async function commitAll(jobs: Job[]): Promise<void> {
    try {
      if (fatal) throw new StoreUnavailable(fatal);
      // Counted from the first job's arrival, so that later jobs don't wait for another full timeout.
      const results = await retryWhileBusy(() => transact(jobs), jobs[0]!.arrivedAt);
      jobs.forEach((job, index) => {
        job.settle.resolve(results[index]);
      });
    } catch (error) {
      // A failing job must not fail the others of its batch.
      if (jobs.length > 1 && !isBusy(error) && !isFatal(error)) {
        for (const job of jobs) await commitAll([job]);
        return;
      }
      const reason = translated(error);
      for (const job of jobs) job.settle.reject(reason);
    }
  }

  function transact(jobs: Job[]): unknown[] {
    connection.exec("begin immediate");
    try {
      const results = jobs.map((job) => run(job.run));
      connection.exec("commit");
      return results;
    } catch (error) {
      if (connection.isTransaction) connection.exec("rollback");
      throw error;
    }
  }

  function run<T>(job: () => Steps<T>): T {
    const steps = job();
    let step = steps.next([]);
    while (!step.done) step = steps.next(execute(step.value));
    return step.value;
  }

  /** Prepares each statement once. */
  function execute(part: Part): unknown[] {
    const { text, values } = render(part, "sqlite");
    let statement = statements.get(text);
    if (!statement) {
      statement = connection.prepare(text);
      statements.set(text, statement);
    }
    return statement.all(...values.map(toSqlite));
  }

  function translated(error: unknown): unknown {
    if (!isSqliteError(error)) return error;
    const code = codeOf(error);
    if (isFatal(error) && !fatal) {
      fatal = code;
      onFatal(code);
    }
    return new StoreUnavailable(code);
  }

  async function retryWhileBusy<T>(run: () => T, since: number): Promise<T> {
    const until = since + busyLimitMs;
    for (;;) {
      try {
        return run();
      } catch (error) {
        if (!isBusy(error) || performance.now() > until) throw error;
      }
      await sleep(busyRetryMs);
    }
  }

  return { read, write };
}

/** SQLite has neither booleans nor lists. */
function toSqlite(value: unknown): SQLInputValue {
  if (typeof value === "boolean") return Number(value);
  return Array.isArray(value) ? JSON.stringify(value) : (value as SQLInputValue);
}
