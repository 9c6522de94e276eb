import { hash, randomUUID } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { Hono } from "hono";
import { overlaid } from "#content/edition-changes.ts";
import { type Problem, problemOf } from "#content/problems.ts";
import { countries, isCountryCode } from "#core/countries.ts";
import { type Change, unconfirmed } from "#core/editions.ts";
import {
  type BeforeAfterLine,
  type ChangeLine,
  isWarning,
  type StudioChangesView,
  studioPaths,
} from "#core/studio.ts";
import { type DeskContext, type DeskEnv, goTo, personOf, refuse } from "../desk-env.ts";
import { zones } from "../person-settings.ts";
import { mayEdit, type Person } from "../roles.ts";
import { type Changes, changesNow, needsColleague, type StudioOptions } from "./changes-now.ts";
import { findingsOf, problemLine } from "./findings.ts";
import { lineBetween, recordChange } from "./record-changes.ts";
import { countriesOfVoice, idOf, sourceOf, valueIn, voiceOf, wordsOf } from "./voices.ts";

const mostReason = 300;
const linesATurn = 20;

type Line = Omit<ChangeLine, "isMarked">;

/** Adds the list of what has been written, from which it is published, at once or at a time. */
export function addChanges(app: Hono<DeskEnv>, options: StudioOptions): void {
  const { store, editor, config } = options;

  app.get(studioPaths.changes, async (c) => show(c));
  app.post(studioPaths.changes, async (c) => {
    const form = c.get("form");
    const person = personOf(c);
    const now = await changesNow(options);
    const marks = new Set((form.change ?? "").split(",").filter(Boolean));
    const drafts = now.drafts.filter((draft) => marks.has(markOf(draft)));
    if (marks.size === 0) return goTo(c, studioPaths.changes, "no_change_chosen");
    if (drafts.length < marks.size) return goTo(c, studioPaths.changes, "changes_newer");
    if (!drafts.every((draft) => mayWrite(person, draft))) return refuse(c, "not_allowed");
    const audit = (what: "text_dropped" | "planned" | "published", about: string) =>
      store.addAudit({ who: person.email, what, leadId: about });
    if (form.do === "drop") {
      await store.dropDrafts(drafts);
      for (const draft of drafts) await audit("text_dropped", idOf(draft));
      return goTo(c, studioPaths.changes, "text_dropped");
    }
    if (needsColleague(config, person, drafts)) {
      return goTo(c, studioPaths.changes, "needs_colleague");
    }
    const lines = await linesOf(drafts, now, person);
    if (lines.some(({ findings }) => !findings.every(isWarning))) {
      return goTo(c, studioPaths.changes, "has_errors");
    }
    const reason = (form.reason ?? "").trim().slice(0, mostReason);
    if (form.do === "plan") {
      const dueAt = instantOf(form.when ?? "", form.clock ?? "");
      if (dueAt === undefined || dueAt < Date.now()) {
        return goTo(c, studioPaths.changes, "time_wrong");
      }
      const id = randomUUID();
      const about = { who: person.email, reason, changes: drafts, failure: null };
      await store.addPlan({ id, dueAt, ...about });
      await audit("planned", id);
      return goTo(c, studioPaths.changes, "planned");
    }
    const changes = overlaid(editor.state().changes, drafts);
    const publication = { after: now.number, who: person.email, reason, changes, drafts };
    const outcome = await editor.publish(publication);
    if ("outdated" in outcome) return goTo(c, studioPaths.changes, "changes_newer");
    if ("problems" in outcome) {
      c.set("notice", "edition_refused");
      return show(c, outcome.problems, marks);
    }
    await audit("published", String(outcome.number));
    return goTo(c, studioPaths.changes, "published");
  });
  /** Takes a plan back, or confirms it; or decides on a text that the release and the edition say differently. */
  app.post(studioPaths.plans, async (c) => {
    const { id = "", keep, do: what } = c.get("form");
    const person = personOf(c);
    const now = await changesNow(options);
    if (keep !== undefined) {
      const conflict = now.conflicts.find((each) => idOf(each.change) === id);
      if (!conflict || !mayWrite(person, conflict.change)) return refuse(c, "not_allowed");
      const { released: base, change } = conflict;
      const value = keep === "ours" ? change.value : base;
      const draft = { ...change, value, base, who: person.email };
      const earlier = await store.saveDraft(draft, change.value);
      return goTo(c, studioPaths.changes, earlier ? "changes_newer" : "draft_saved");
    }
    const plan = (await store.plans()).find((each) => each.id === id);
    if (!plan?.changes.every((change) => mayWrite(person, change))) {
      return refuse(c, "not_allowed");
    }
    if (what === "confirm") {
      if (needsColleague(config, person, plan.changes)) {
        return goTo(c, studioPaths.changes, "needs_colleague");
      }
      await store.confirmPlan(id);
      await store.addAudit({ who: person.email, what: "planned", leadId: id });
      return goTo(c, studioPaths.changes, "planned");
    }
    if (!(await store.dropPlan(id))) return goTo(c, studioPaths.changes, "changes_newer");
    await store.addAudit({ who: person.email, what: "plan_dropped", leadId: id });
    return goTo(c, studioPaths.changes, "plan_dropped");
  });

  async function show(c: DeskContext, problems: Problem[] = [], marks?: Set<string>) {
    const now = await changesNow(options);
    const person = personOf(c);
    const { rendering, failure } = editor.state();
    const lines = await linesOf(now.drafts, now, person);
    const mayMark = ({ mayPublish, findings, who }: Line) =>
      mayPublish && findings.every(isWarning) && !needsColleague(config, person, [{ who }]);
    // What a colleague has begun is nobody's by default.
    const isProposed = (line: Line) =>
      mayMark(line) && (line.who === person.email || c.req.query("mark") === "all");
    const changes = lines.map((line) => ({
      ...line,
      isMarked: marks ? marks.has(line.mark) : isProposed(line),
    }));
    const view: StudioChangesView = {
      tab: "changes",
      changes,
      mayMarkMore: changes.some((line) => !line.isMarked && mayMark(line)),
      plans: (await store.plans()).map(({ changes, failure, ...plan }) => ({
        ...plan,
        isUnconfirmed: failure === unconfirmed,
        problems: failure === unconfirmed ? [] : problemsFrom(failure).map(problemLine),
        lines: changes.map((change) => beforeAfter(change, now)),
        mayChange: changes.every((change) => mayWrite(person, change)),
      })),
      // Once decided, it is a draft.
      conflicts: undecided(now).map(({ change, released }) => ({
        ...lineBetween(change, change.value, released, wholeOf(change, now)),
        mayEdit: mayWrite(person, change),
      })),
      countries: countries.map(({ code }) => code),
      needsColleague: config.contentApproval,
      isRendering: rendering !== undefined,
      problems: [...problems, ...(failure ?? [])].map(problemLine),
    };
    return c.get("show")({ page: "studio", drafts: now.drafts.length, ...view });
  }

  /** A translators' file makes thousands: no visitor waits for all of them. */
  async function linesOf(drafts: Change[], now: Changes, person: Person): Promise<Line[]> {
    const paths = new Map<string, string>();
    const lines: Line[] = [];
    for (const [index, draft] of drafts.entries()) {
      if (index % linesATurn === 0) await nextTurn();
      const { file, value } = draft;
      const shownOn = paths.get(file) ?? editor.pagesOf(file)[0]?.path ?? "";
      paths.set(file, shownOn);
      // A text that no page shows is opened beside any.
      const path = shownOn || (typeof value === "string" ? "/" : "");
      lines.push({ ...lineOf(draft, now, person), path });
    }
    return lines;
  }

  function lineOf(draft: Change, now: Changes, person: Person): Omit<Line, "path"> {
    const { who, at, value, base } = draft;
    const line = beforeAfter(draft, now);
    // A draft may also say what is published without a release having changed it.
    const isKept = line.before === line.after && (base ?? null) !== null;
    const source = sourceOf(line.id);
    return {
      ...{ ...line, who, at },
      released: isKept ? wordsOf(base) : undefined,
      record: isKept ? recordChange(draft, value, base, wholeOf(draft, now)) : line.record,
      mark: markOf(draft),
      findings: source && typeof value === "string" ? findingsOf(source, value, now) : [],
      mayPublish: mayWrite(person, draft),
    };
  }
}

function markOf(draft: Change): string {
  const said = JSON.stringify([idOf(draft), draft.value, draft.who]);
  return hash("sha256", said, "hex").slice(0, 16);
}

function undecided({ conflicts, drafts }: Changes) {
  return conflicts.filter(({ change }) => drafts.every((draft) => idOf(draft) !== idOf(change)));
}

function beforeAfter(change: Change, now: Changes): BeforeAfterLine {
  const before = valueIn(now.published, change);
  return lineBetween(change, before, change.value, wholeOf(change, now));
}

/** The record as it will be, or as it was. */
function wholeOf({ file, path, value }: Change, { drafted, published }: Changes): unknown {
  const place = { file, path: "" };
  const written = path === "" ? value : valueIn(drafted, place);
  return written ?? valueIn(published, place);
}

/** As a plan keeps them, one a line. */
function problemsFrom(failure: string | null): Problem[] {
  return failure === null ? [] : failure.split("\n").map(problemOf);
}

/** Records, which have no voice, are everybody's who may write for all countries. */
export function mayWrite(person: Person, change: Pick<Change, "file" | "path">): boolean {
  const affected = countriesOfVoice(voiceOf(change));
  return mayEdit(person, affected.length > 0 ? affected : countries.map(({ code }) => code));
}

/** Of a time on a country's clock, "2026-11-20T09:00". One that the clock skips is an hour later; of one that it has twice, the first. */
export function instantOf(time: string, clock: string): number | undefined {
  if (!isCountryCode(clock) || !/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(time)) return undefined;
  try {
    return Temporal.PlainDateTime.from(time).toZonedDateTime(zones[clock]).epochMilliseconds;
  } catch {
    return undefined;
  }
}
