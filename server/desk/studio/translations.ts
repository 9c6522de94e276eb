import { setImmediate as nextTurn } from "node:timers/promises";
import type { Hono } from "hono";
import { withOverlay } from "#content/edition.ts";
import { readEdited } from "#content/files.ts";
import { type Language, languages } from "#core/languages.ts";
import {
  type FindingCode,
  isRefused,
  mostRejected,
  type ProblemLine,
  studioPaths,
} from "#core/studio.ts";
import { type DeskContext, type DeskEnv, goTo, personOf } from "../desk-env.ts";
import { mayWrite } from "./changes.ts";
import { type Changes, changesNow, type StudioOptions } from "./changes-now.ts";
import { findingsOf } from "./findings.ts";
import { idOf, inVoice, sourceOf, textIn, valueIn, voiceOf } from "./voices.ts";
import { readXliff, type Unit, writeXliff } from "./xliff.ts";

/** Adds the list of what a language still says as before, and its file for translators. */
export function addTranslations(app: Hono<DeskEnv>, options: StudioOptions): void {
  const { store, editor } = options;

  app.get(studioPaths.translations, async (c) => show(c, ...voicesIn(c.req.query()), []));
  app.get(studioPaths.xliff, async (c) => {
    const [from, to] = voicesIn(c.req.query());
    const units = linesOf(await changesNow(options), from, to);
    return c.body(writeXliff({ from, to, units }), 200, {
      "Content-Type": "application/xliff+xml; charset=utf-8",
      "Content-Disposition": `attachment; filename="${from}-${to}.xlf"`,
    });
  });
  app.post(studioPaths.xliff, async (c) => {
    const [from, to] = voicesIn(c.get("form"));
    const file = c.get("files").file;
    const units = file && readXliff(new Uint8Array(await file.arrayBuffer()));
    const address = `${studioPaths.translations}?from=${from}&to=${to}`;
    if (!units) return goTo(c, address, "translations_wrong");
    const person = personOf(c);
    const now = await changesNow(options);
    const rejected: ProblemLine[] = [];
    let taken = 0;
    for (const unit of units) {
      // No visitor waits for a whole file.
      await nextTurn();
      const code = await take(c, unit, from, now);
      if (code) rejected.push({ id: unit.id.slice(0, 200), finding: { code } });
      else taken += 1;
    }
    await store.addAudit({ who: person.email, what: "translated", leadId: `${from}-${to}` });
    if (rejected.length === 0) return goTo(c, address, `translations_read.${taken}`);
    c.set("notice", "translations_part");
    return show(c, from, to, rejected.slice(0, mostRejected));
  });

  /** Why it was not taken; undefined if it is a draft now, or says what is said already. */
  async function take(
    c: DeskContext,
    { id, source: original, target }: Unit,
    from: Language,
    now: Changes,
  ): Promise<FindingCode | undefined> {
    const source = sourceOf(id);
    const current = source && textIn(now.drafted, inVoice(source, from));
    if (!source || current === undefined) return "unknown";
    if (!mayWrite(personOf(c), source)) return "forbidden";
    if (original !== current) return "outdated";
    const text = target.normalize("NFC").trim();
    if (text === "" || text === textIn(now.drafted, source)) return undefined;
    const refused = findingsOf(source, text, now).find(isRefused);
    if (refused) return refused.code;
    const draft = { ...source, value: text, base: valueIn({}, source) ?? null };
    const seen = valueIn(now.drafted, source);
    const earlier = await store.saveDraft({ ...draft, who: personOf(c).email }, seen);
    return earlier && "taken";
  }

  async function show(c: DeskContext, from: Language, to: Language, rejected: ProblemLine[]) {
    const now = await changesNow(options);
    const lines = linesOf(now, from, to).map((line) => ({ ...line, path: pageOf(line.id, to) }));
    return c.get("show")({
      ...{ page: "studio", tab: "translations", drafts: now.drafts.length },
      ...{ from, to, lines, rejected },
    });
  }

  function pageOf(id: string, to: Language): string {
    const pages = editor.pagesOf(sourceOf(id)?.file ?? "");
    return pages.find(({ language }) => language === to)?.path ?? "/";
  }
}

function voicesIn(given: Record<string, string | undefined>): [from: Language, to: Language] {
  const from = languages.find((each) => each === given.from) ?? "es";
  const others = languages.filter((each) => each !== from);
  return [from, others.find((each) => each === given.to) ?? others[0] ?? "pt"];
}

/** What one language has said anew since the other was written, and what the other does not say at all. */
function linesOf(now: Changes, from: Language, to: Language): Unit[] {
  const changedAt = new Map(now.all.map((change) => [idOf(change), change.at]));
  const changed = now.all.filter((change) => voiceOf(change) === from);
  const missing = now.all
    .filter(({ file, path }) => file.startsWith("records/") && path === "")
    .flatMap(({ file }) => {
      const record = withOverlay(now.drafted, () => readEdited(file)) as { texts?: object };
      const spoken = (record?.texts as Record<string, object> | undefined)?.[from] ?? {};
      return Object.keys(spoken).map((name) => ({ file, path: `texts.${from}.${name}` }));
    })
    .filter((source) => textIn(now.drafted, inVoice(source, to)) === undefined);
  return [...changed, ...missing].flatMap((one) => {
    const other = inVoice(one, to);
    const since = (changedAt.get(idOf(one)) ?? 0) > (changedAt.get(idOf(other)) ?? 0);
    const [source, target] = [textIn(now.drafted, one), textIn(now.drafted, other)];
    const isOpen = source !== undefined && (target === undefined ? missing.includes(one) : since);
    return isOpen ? [{ id: idOf(other), source, target: target ?? "" }] : [];
  });
}
