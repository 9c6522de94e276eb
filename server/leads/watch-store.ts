import { setTimeout as sleep } from "node:timers/promises";
import { type Log, sparingly } from "#server/log.ts";
import { type LeadStore, StoreMisnamed, StoreUnavailable } from "./store.ts";

type Options = {
  store: Pick<LeadStore, "prepare" | "checkWritable" | "add">;
  log: Log;
  /** How long a write proves that the next would succeed. Checking costs a write itself. */
  provenMs: number;
  nowMs?: () => number;
};

const prepareAgainMs = 1_000;
const checkAgainMs = 1_000;

export type StoreWatch = Awaited<ReturnType<typeof watchStore>>;

/**
 * Prepares the store, again and again if need be, and knows whether leads can be stored.
 *
 * @throws {StoreMisnamed} A mistake in the settings: waiting would end in a release that can store nothing.
 */
export async function watchStore({
  store,
  log,
  provenMs,
  nowMs = () => performance.now(),
}: Options) {
  const stopping = new AbortController();
  const alarm = sparingly(log.alarm);
  let isPrepared = false;
  let isRefused = false;
  let isStarting = true;
  let known: { at: number; answer: Promise<boolean> } | undefined;

  async function prepare(): Promise<void> {
    try {
      await store.prepare();
      isPrepared = true;
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      if (isStarting && error instanceof StoreMisnamed) throw error;
      isRefused = error.isRefusal;
      alarm("store_unavailable", { code: error.code });
    }
  }

  async function prepareLater(): Promise<void> {
    const { signal } = stopping;
    while (!isPrepared && !signal.aborted) {
      await sleep(prepareAgainMs, undefined, { signal, ref: false }).catch(() => {});
      if (!signal.aborted) await prepare();
    }
    if (isPrepared) log.info("store_prepared");
  }

  function learn(answer: Promise<boolean>): Promise<boolean> {
    known = { at: nowMs(), answer };
    return answer;
  }

  await prepare();
  isStarting = false;
  if (!isPrepared) void prepareLater();

  return {
    /** False while a database that is there was not migrated: the release before still runs, and should go on. */
    isUsable: () => isPrepared || !isRefused,
    /** Asks the store only if the last answer is old. */
    async canStore(): Promise<boolean> {
      const ageMs = nowMs() - (known?.at ?? Number.NEGATIVE_INFINITY);
      if (known && ageMs < checkAgainMs) return known.answer;
      if (known && ageMs < provenMs && (await known.answer)) return true;
      return learn(
        store.checkWritable().then(
          () => true,
          () => false,
        ),
      );
    },
    /** Stores a lead, which is also the best check. */
    async add(...args: Parameters<LeadStore["add"]>) {
      try {
        const added = await store.add(...args);
        void learn(Promise.resolve(true));
        return added;
      } catch (error) {
        if (error instanceof StoreUnavailable) void learn(Promise.resolve(false));
        throw error;
      }
    },
    stop: () => stopping.abort(),
  };
}
