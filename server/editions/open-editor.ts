// Keeps the pages at the edition in force: makes what is published here, and follows what other servers publish.
import { hash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Overlay, setOverlay, withOverlay } from "#content/edition.ts";
import { overlaid, overlayOf } from "#content/edition-changes.ts";
import type { Problem } from "#content/problems.ts";
import { shownRecords } from "#content/standing.ts";
import { type Change, unconfirmed } from "#core/editions.ts";
import { dayOf } from "#server/day.ts";
import { describeError } from "#server/describe-error.ts";
import type { Pages } from "#server/http/pages.ts";
import { type LeadStore, type Publication, StoreUnavailable } from "#server/leads/store.ts";
import { type Log, sparingly } from "#server/log.ts";
import { keepShown, lastShown, type Published, release, removeUnused } from "./edition-folders.ts";
import type { Conflict, EditionState, Editor, Outcome } from "./editor.ts";
import type { SiteSettings } from "./jobs.ts";
import { changedIn, type PageList, pageListFile, readPageList } from "./page-list.ts";
import { conflictOf, written } from "./released.ts";
import { openRenderer, RenderingFailed } from "./renderer.ts";

interface Options {
  store: LeadStore;
  pages: Pick<Pages, "showEdition">;
  log: Log;
  dataDir: string;
  site: SiteSettings;
  /** build/render/worker.js */
  workerFile: string;
  /** For tests. */
  pollMs?: number;
  settleMs?: number;
}

const againMs = 60_000;
/** A plan that is this late waits for a person: the server was down, its clock has jumped, or its database is an older copy. */
const lateMs = 3_600_000;

export async function openEditor({
  store,
  pages,
  log,
  dataDir,
  site,
  workerFile,
  ...waits
}: Options) {
  const { pollMs = 5_000, settleMs = 120_000 } = waits;
  const folders = join(dataDir, "editions");
  const releaseList = readPageList(site.siteDir);
  const drafts = openRenderer(workerFile);
  const warn = sparingly(log.warn);
  let shown = { edition: release, name: nameOf([], releaseList.shown), list: releaseList };
  let known = release;
  let conflicts: Conflict[] = [];
  let rendering: EditionState["rendering"];
  let failure: { name: string; problems: Problem[]; until: number } | undefined;
  let making: ReturnType<typeof openRenderer> | undefined;
  let isClosed = false;

  /** The folder of changes on this release, as its pages are today. */
  function nameOf(changes: readonly Change[], records = recordsShown(changes)): string {
    const said = changes.map(({ file, path, value, at }) => [file, path, value, dayOf(at)]);
    return hash("sha256", JSON.stringify([releaseList.release, said, records]), "hex").slice(0, 24);
  }
  const releaseName = shown.name;

  /** Makes the folder, unless it is there. */
  async function make(changes: readonly Change[], isNew: boolean): Promise<Problem[]> {
    const name = nameOf(changes);
    const folder = folderOf(name);
    if (folder === undefined || (isMade(name) && !isNew)) return [];
    await mkdir(folders, { recursive: true, mode: 0o700 });
    const earlier = folderOf(shown.name);
    rendering = { since: Date.now() };
    making = openRenderer(workerFile);
    try {
      return await making.run("edition", {
        site,
        overlay: overlayOf(changes),
        days: daysOf(changes),
        isNew,
        folder,
        earlier: earlier && existsSync(earlier) ? earlier : undefined,
      });
    } finally {
      making.close();
      making = undefined;
      rendering = undefined;
    }
  }

  function folderOf(name: string): string | undefined {
    return name === releaseName ? undefined : join(folders, name);
  }

  function isMade(name: string): boolean {
    const folder = folderOf(name);
    return folder === undefined || existsSync(join(folder, pageListFile));
  }

  /** Pages and the words that the server itself says change together. */
  async function show(
    edition: Published,
    changes = edition.changes,
    name = nameOf(changes),
  ): Promise<void> {
    const folder = folderOf(name);
    const list: PageList = folder ? readPageList(folder) : releaseList;
    await pages.showEdition(folder);
    setOverlay(overlayFor(changes));
    shown = { edition, name, list };
    log.info("edition_shown", { count: edition.number });
    await keepShown(folders, { ...edition, release: releaseList.release, name, shown: changes })
      .then(() => removeUnused(folders))
      .catch((error) => warn("edition_not_kept", describeError(error)));
  }

  /** Where no page can be made of a text in this release, its file's changes are left out. */
  async function follow(edition: Published): Promise<void> {
    const { number, changes } = edition;
    if (edition !== known) conflicts = changes.flatMap(conflictOf);
    known = edition;
    const name = nameOf(changes);
    if (failure?.name === name && failure.until > Date.now()) return;
    failure = undefined;
    if (number === shown.edition.number && name === shown.name) return;
    try {
      const problems = await make(changes, false);
      const kept = changes.filter(({ file }) => !problems.some((problem) => problem.file === file));
      const more = problems.length > 0 ? await make(kept, false) : [];
      if (problems.length > 0) {
        failure = { name, problems: [...problems, ...more], until: Number.POSITIVE_INFINITY };
        log.alarm("edition_incomplete", { count: number });
      }
      if (more.length === 0) await show(edition, kept);
    } catch (error) {
      if (isClosed) return;
      failure = { name, problems: [unknownProblem(error)], until: Date.now() + againMs };
      log.alarm("edition_failed", { count: number, ...detailsOf(error) });
    }
  }

  async function newest(): Promise<Published> {
    const number = await store.editionNumber();
    if (number === known.number) return known;
    return (await store.edition(number)) ?? release;
  }

  async function publish(publication: Publication): Promise<Outcome> {
    const { after, plan } = publication;
    await follow(await newest());
    if ((await store.editionNumber()) !== after) return { outdated: true };
    const changes = written(publication.changes, known.changes);
    const problems = await make(changes, true).catch((error) => {
      // A server that stops leaves a plan to the next one.
      if (!(error instanceof RenderingFailed) || isClosed) throw error;
      log.alarm("edition_failed", { count: after + 1, ...detailsOf(error) });
      return [unknownProblem(error)];
    });
    if (problems.length > 0) {
      if (plan) await store.failPlan(plan, problems.map(textOf).join("\n"));
      return { problems };
    }
    const number = await store.publishEdition({ ...publication, changes });
    if (number === undefined) return { outdated: true };
    await follow({ number, changes });
    return { number };
  }

  /** Of servers that see a plan, one publishes it. */
  async function publishDue(): Promise<void> {
    for (const { id, dueAt, who, reason, changes } of await store.plans(true)) {
      if ((await store.clock()).nowMs > dueAt + lateMs) {
        await store.failPlan(id, unconfirmed);
        continue;
      }
      const { number: after, changes: before } = await newest();
      const all = overlaid(before, changes);
      const outcome = await publish({ who, reason, after, changes: all, drafts: [], plan: id });
      if ("problems" in outcome) log.warn("plan_failed", { count: outcome.problems.length });
    }
  }

  let turn: Promise<unknown> = Promise.resolve();
  /** One after the other: each begins with what the last has shown. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = turn.then(work);
    turn = result.catch(() => undefined);
    return result;
  }

  async function look(): Promise<void> {
    if (isClosed) return;
    try {
      await follow(await newest());
      await publishDue();
    } catch (error) {
      if (isClosed) return;
      if (error instanceof StoreUnavailable) warn("edition_postponed", { code: error.code });
      else log.alarm("edition_failed", describeError(error));
    }
  }

  /** What this release has shown here last: until the edition in force is made. */
  async function showLast(): Promise<void> {
    const last = lastShown(folders).find(({ release }) => release === releaseList.release);
    if (!last || !isMade(last.name)) return;
    const { number, changes, name, shown } = last;
    await show({ number, changes }, shown, name);
  }

  const first = await newest().catch((error) => {
    if (!(error instanceof StoreUnavailable)) throw error;
    return lastShown(folders)[0] ?? release;
  });
  const isReady = isMade(nameOf(first.changes));
  if (!isReady) await showLast();
  const current = inTurn(() => follow(first));
  // Visitors do not wait for pages that are yet to be made.
  if (isReady) await current;
  let isLooking = false;
  const timer = setInterval(async () => {
    if (isLooking) return;
    isLooking = true;
    await inTurn(look);
    isLooking = false;
  }, pollMs).unref();

  const editor: Editor = {
    renderDraft: (page, overlay) => drafts.run("draft", { site, overlay, page }),
    publish: (publication) => inTurn(() => publish(publication)),
    state: () => ({
      number: known.number,
      changes: known.changes,
      shown: shown.edition.number,
      rendering,
      failure: failure?.problems,
      conflicts,
    }),
    pagesOf: (file) =>
      shown.list.pages
        .filter(({ reads }) => changedIn(reads, { [file]: {} }).length > 0)
        .map(({ path, language }) => ({ path, language })),
  };
  return {
    editor,
    /** The edition in force at the start is shown, or the state says why not. */
    current,
    /** Or it takes too long. */
    settled: Promise.race([current, sleep(settleMs, undefined, { ref: false })]),
    async close(): Promise<void> {
      isClosed = true;
      clearInterval(timer);
      drafts.close();
      making?.close();
      await turn;
      setOverlay({});
    },
  };
}

const overlays = new WeakMap<readonly Change[], Overlay>();

/** One for one list: what has been read through it is remembered with it. */
function overlayFor(changes: readonly Change[]): Overlay {
  const overlay = overlays.get(changes) ?? overlayOf(changes);
  overlays.set(changes, overlay);
  return overlay;
}

function recordsShown(changes: readonly Change[]): string[] {
  try {
    return withOverlay(overlayFor(changes), () => shownRecords());
  } catch {
    // The check of the edition says what is wrong with them.
    return [];
  }
}

function daysOf(changes: readonly Change[]): Record<string, string> {
  const inOrder = changes.toSorted((one, other) => one.at - other.at);
  return Object.fromEntries(inOrder.map(({ file, at }) => [file, dayOf(at)]));
}

const textOf = ({ file, path, message }: Problem) =>
  [file, path, message.replaceAll("\n", " ")].filter(Boolean).join(": ");

function unknownProblem(error: unknown): Problem {
  return { file: "", path: "", message: error instanceof Error ? error.message : "unknown" };
}

function detailsOf(error: unknown) {
  return error instanceof RenderingFailed ? error.failure : describeError(error);
}
