import type { Hono } from "hono";
import { overlayOf } from "#content/edition-changes.ts";
import { type Change, isSame } from "#core/editions.ts";
import { studioPaths } from "#core/studio.ts";
import { type DeskEnv, goTo, personOf, refuse } from "../desk-env.ts";
import { mayEdit } from "../roles.ts";
import { mayWrite } from "./changes.ts";
import { needsColleague, type StudioOptions } from "./changes-now.ts";
import { lineBetween, recordChange } from "./record-changes.ts";
import { idOf, valueIn } from "./voices.ts";

const pageSize = 30;
/** The greatest number that PostgreSQL keeps an edition under. */
const newest = 2 ** 31 - 1;

/** Adds the list of what was published, from which any state is published again. */
export function addHistory(app: Hono<DeskEnv>, { store, editor, config }: StudioOptions): void {
  app.get(studioPaths.history, async (c) => {
    const before = numberIn(c.req.query("before")) ?? newest;
    const found = await store.editions(before, pageSize + 1);
    const editions = found.slice(0, pageSize);
    const number = numberIn(c.req.query("edition"));
    const [earlier, later] = [await changesOf((number ?? 0) - 1), await changesOf(number ?? -1)];
    return c.get("show")({
      ...{ page: "studio", tab: "history", drafts: (await store.drafts()).length },
      number: editor.state().number,
      editions: editions.map((edition) => ({ ...edition, record: recordNamed(edition.reason) })),
      next: found.length > pageSize ? editions.at(-1)?.number : undefined,
      open:
        number !== undefined && earlier && later
          ? { number, lines: linesBetween(earlier, later) }
          : undefined,
      mayRestore: mayEdit(personOf(c)),
    });
  });
  app.post(studioPaths.history, async (c) => {
    const person = personOf(c);
    const { edition, reason = "" } = c.get("form");
    const changes = await changesOf(numberIn(edition) ?? -1);
    if (!changes) return refuse(c, "not_found");
    const { number, changes: current } = editor.state();
    const differing = changedBetween(current, changes);
    if (!differing.every((change) => mayWrite(person, change))) return refuse(c, "not_allowed");
    if (needsColleague(config, person, differing)) {
      return goTo(c, studioPaths.history, "needs_colleague");
    }
    const publication = { after: number, who: person.email, reason: reason.slice(0, 300), changes };
    const outcome = await editor.publish({ ...publication, drafts: [] });
    if ("problems" in outcome) return goTo(c, studioPaths.history, "edition_refused");
    if ("outdated" in outcome) return goTo(c, studioPaths.history, "changes_newer");
    await store.addAudit({ who: person.email, what: "restored", leadId: String(outcome.number) });
    return goTo(c, studioPaths.history, "restored");
  });

  /** The record that an edition is about: the form that publishes one record stores its name as the reason. */
  function recordNamed(reason: string) {
    if (!/^(proof|terms|network)\/[\w-]{1,60}$/.test(reason)) return undefined;
    const place = { file: `records/${reason}.json`, path: "" };
    const whole = valueIn(overlayOf(editor.state().changes), place);
    return recordChange(place, whole, whole, whole);
  }

  /** 0 is the release as it is. */
  async function changesOf(number: number): Promise<Change[] | undefined> {
    if (number === 0) return [];
    return number > 0 ? (await store.edition(number))?.changes : undefined;
  }
}

function numberIn(text: string | undefined): number | undefined {
  return /^\d{1,9}$/.test(text ?? "") ? Number(text) : undefined;
}

/** To take something away, `null`, is another thing than to leave it as it is. */
export function changedBetween(earlier: readonly Change[], later: readonly Change[]): Change[] {
  const inList = (changes: readonly Change[], change: Change) =>
    changes.filter((each) => idOf(each) === idOf(change)).map(({ value }) => value);
  return [...earlier, ...later].filter(
    (change) => !isSame(inList(earlier, change), inList(later, change)),
  );
}

function linesBetween(earlier: readonly Change[], later: readonly Change[]) {
  const [before, after] = [overlayOf(earlier), overlayOf(later)];
  const changed = new Map(changedBetween(earlier, later).map((change) => [idOf(change), change]));
  return [...changed.values()].map((change) => {
    const place = { file: change.file, path: "" };
    const whole = valueIn(after, place) ?? valueIn(before, place);
    return lineBetween(change, valueIn(before, change), valueIn(after, change), whole);
  });
}
