import { join } from "node:path";
import type { Hono } from "hono";
import { whyUnfit } from "#content/check-text.ts";
import { contentFor, type Room } from "#content/content-for.ts";
import { type Overlay, valueAt, withOverlay } from "#content/edition.ts";
import { overlaid, overlayOf } from "#content/edition-changes.ts";
import { factsFor } from "#content/facts.ts";
import { type TextSource, withMarks } from "#content/marks.ts";
import { readers } from "#content/readers.ts";
import { countries, countryOf, languagesOf } from "#core/countries.ts";
import { type Change, isSame } from "#core/editions.ts";
import { type Language, languages } from "#core/languages.ts";
import { addresses, countryAt, locate, notFoundPath, pathTo } from "#core/paths.ts";
import { plainText } from "#core/plain-text.ts";
import {
  isRefused,
  type PageChoice,
  type StudioPageView,
  studioAddress,
  studioPaths,
  type TextGroup,
  type TextLine,
  type TextView,
  textGroups,
} from "#core/studio.ts";
import { asset, type DeskContext, type DeskEnv, goTo, personOf, refuse } from "../desk-env.ts";
import { mayEdit } from "../roles.ts";
import { addChanges } from "./changes.ts";
import { type Changes, changesNow, type StudioOptions } from "./changes-now.ts";
import { findingsOf } from "./findings.ts";
import { addHistory } from "./history.ts";
import { preview, previewHeaders } from "./preview.ts";
import { addTranslations } from "./translations.ts";
import {
  changeOf,
  countriesOfVoice,
  idOf,
  inVoice,
  languageOf,
  ownVoices,
  sourceOf,
  textIn,
  valueIn,
  voiceOf,
  voicesFor,
  wordsOf,
} from "./voices.ts";

/** The groups and the search find the rest. */
const mostListed = 60;
/** More than any group has on a page. */
const mostFound = 400;
/** What no page shows. */
const mailedRooms: Room[] = ["mails", "answers"];

/** Adds the room in which people change what the site says. */
export function addStudio(app: Hono<DeskEnv>, options: StudioOptions): void {
  const { store, editor } = options;

  app.get(studioPaths.page, async (c) => {
    const { choice, now, source } = await found(c.req.query());
    return show(c, choice, now, source && (await textView(c, choice, source, now)));
  });
  app.on(["GET", "POST"], studioPaths.frame, async (c) => {
    const { text, voice = "", ...form }: Record<string, string> = c.get("form") ?? c.req.query();
    const { choice, now, source } = await found(form);
    const isTyped = source && text !== undefined && !whyUnfit(text);
    const change = isTyped ? [newChange(source, voice, text, now.drafted)] : [];
    const page = { path: choice.path, language: choice.language };
    const draft = await editor.renderDraft(page, overlayOf(overlaid(now.all, change)));
    // No page can be made of what is typed just now.
    const isBroken = "problems" in draft && change.length > 0;
    return c.body(
      preview(isBroken ? await editor.renderDraft(page, now.drafted) : draft),
      200,
      previewHeaders,
    );
  });
  app.get(`${studioPaths.frame}/assets/:name`, (c) =>
    asset(c, join(options.siteDir ?? "", "static", "assets"), "private"),
  );
  app.post(studioPaths.trial, async (c) => {
    const { text = "", voice = "", ...form } = c.get("form");
    const { choice, now, source } = await found(form);
    if (!source) return refuse(c, "not_found");
    return show(c, choice, now, await textView(c, choice, source, now, { text, voice }), []);
  });
  app.post(studioPaths.text, async (c) => {
    const { text = "", voice = "", seen = "", do: what, ...form } = c.get("form");
    const { choice, now, source } = await found(form);
    if (!source) return refuse(c, "not_found");
    const isDropped = what === "drop";
    const named = isDropped ? voiceOf(source) : voice;
    const target = voicesFor(source, readerOf(choice)).find((each) => each === named);
    const person = personOf(c);
    if (!target || !mayEdit(person, countriesOfVoice(target))) return refuse(c, "not_allowed");
    const hasLines = textIn(now.drafted, source)?.includes("\n");
    const written = text
      .replaceAll(/\r?\n/g, hasLines ? "\n" : " ")
      .normalize("NFC")
      .trim();
    const change = changeOf(source, target, written, now.drafted);
    /** A colleague has written something that the page did not show. */
    const taken = async (earlier: Change) => {
      c.set("notice", "text_taken");
      const fresh = await changesNow(options);
      const theirs = await textView(c, choice, source, fresh);
      const colleague = { who: earlier.who, text: wordsOf(earlier.value) };
      return show(c, choice, fresh, { ...theirs, sent: { text: written, colleague } });
    };
    if (isDropped) {
      const newer = await store.dropDraft({ ...change, who: person.email }, seenIn(seen, target));
      if (newer) return taken(newer);
      await store.addAudit({ who: person.email, what: "text_dropped", leadId: idOf(change) });
      const isOver = textIn(now.published, source) === undefined;
      const left = inVoice(source, (isOver && languageOf(target)) || target);
      return goTo(c, studioAddress({ ...choice, id: idOf(left) }), "text_dropped");
    }
    const view = await textView(c, choice, source, now, { text: written, voice });
    if (view.findings.some(isRefused)) {
      c.set("notice", "text_refused");
      return show(c, choice, now, { ...view, sent: { text: written } });
    }
    const published = valueIn(now.published, change);
    const isConflict = now.conflicts.some((each) => idOf(each.change) === idOf(change));
    const isBack = isSame(change.value, published) && !isConflict;
    const mine = { ...change, base: valueIn({}, change) ?? null, who: person.email };
    const earlier = await store.saveDraft(mine, seenIn(seen, target));
    if (earlier) return taken(earlier);
    if (isBack) await store.dropDrafts([change]);
    await store.addAudit({ who: person.email, what: "draft_saved", leadId: idOf(change) });
    return goTo(c, studioAddress({ ...choice, id: idOf(inVoice(source, target)) }), "draft_saved");
  });
  addChanges(app, options);
  addHistory(app, options);
  addTranslations(app, options);

  /** The page that is asked for, and the text, if there is one of its name. */
  async function found(form: Record<string, string>) {
    const [choice, now] = [choiceOf(form), await changesNow(options)];
    const source = sourceOf(choice.id ?? "");
    const isThere = source && textIn(now.drafted, source) !== undefined;
    return { choice, now, source: isThere ? source : undefined };
  }

  /** Those of the page, in order of their marks, and those of emails. */
  async function textsOf(choice: PageChoice, { drafted }: Changes) {
    const { path, language } = choice;
    const draft = await editor.renderDraft({ path, language }, drafted);
    const mailed = withOverlay(drafted, () =>
      withMarks(() => mailedRooms.map((room) => contentFor(readerOf(choice), room))),
    );
    return [...("texts" in draft ? draft.texts : []), ...mailed.sources];
  }

  async function show(
    c: DeskContext,
    choice: PageChoice,
    now: Changes,
    text?: TextView,
    known?: TextSource[],
  ) {
    const { country, language } = readerOf(choice);
    const { path, search = "" } = choice;
    const all = (known ?? (await textsOf(choice, now))).map((source) => lineOf(source, now));
    const paths = addresses().filter(
      (each) => each.country === country && each.path === each.canonical,
    );
    const view: StudioPageView = {
      ...{ tab: "page", path, country, language, readers, search, text },
      paths: [...paths.map((each) => each.path), notFoundPath(countryOf(country))],
      ids: all.map(({ id }) => id),
      found: all
        .filter((line) => line.isDraft || matches(line, search))
        .slice(0, search ? mostFound : mostListed),
      groups: (Object.keys(textGroups) as TextGroup[]).filter((group) =>
        all.some(({ id, text }) => text !== "" && id.includes(textGroups[group])),
      ),
      isFirst: now.drafts.length === 0 && editor.state().number === 0,
    };
    return c.get("show")({ page: "studio", drafts: now.drafts.length, ...view });
  }

  async function textView(
    c: DeskContext,
    choice: PageChoice,
    source: TextSource,
    now: Changes,
    sent?: { text: string; voice: string },
  ): Promise<TextView> {
    const reader = readerOf(choice);
    const voices = voicesFor(source, reader);
    const voice = voices.find((each) => each === sent?.voice) ?? voiceOf(source);
    const target = inVoice(source, voice);
    const own = now.drafts.find((draft) => idOf(draft) === idOf(source));
    const text = textIn(now.drafted, source) ?? "";
    const seen = voices.map((each) => {
      const written = changeOf(source, each, "", now.drafted);
      return [each, valueIn(now.drafted, written) ?? null];
    });
    const facts = factsFor(reader);
    const names = [...(sent?.text ?? text).matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
    return {
      ...lineOf(source, now),
      voice,
      draft: own && { ...own, published: textIn(now.published, source) ?? "" },
      facts: [...new Set(names)].flatMap((name) =>
        Object.hasOwn(facts, name) ? [[name, facts[name] ?? ""]] : [],
      ),
      seen: JSON.stringify(Object.fromEntries(seen)),
      pages: editor.pagesOf(source.file).length,
      others: [...languages, ...voices]
        .filter((each) => each !== voiceOf(source))
        .map((each) => ({ voice: each, ...lineOf(inVoice(source, each), now) }))
        .filter((line) => line.text !== ""),
      writable: voices
        .map((each) => ({ voice: each, countries: countriesOfVoice(each) }))
        .filter((each) => mayEdit(personOf(c), each.countries)),
      findings: findingsOf(target, sent?.text ?? text, now),
      sent: undefined,
    };
  }
}

function lineOf(source: TextSource, { drafted, drafts }: Changes): TextLine {
  return {
    id: idOf(source),
    text: textIn(drafted, source) ?? "",
    isDraft: drafts.some((draft) => idOf(draft) === idOf(source)),
  };
}

function matches({ text, id }: TextLine, search: string): boolean {
  return text !== "" && (plainText(text).includes(plainText(search)) || id.includes(search));
}

/** A page of the site, in a language in which it can be read. */
function choiceOf(given: Record<string, string>): PageChoice {
  const path = given.page ?? "/";
  const [country, named] = (given.reader ?? "").split("-");
  const there = countries.find(({ code }) => code === country) ?? countryAt(path);
  const ref = locate(path);
  const isLost = !ref || path.length > 200;
  const own = ref?.country === there.code ? ref.path : ref && pathTo(there.code, ref);
  const spoken: readonly Language[] = languagesOf(there);
  const language = spoken.find((each) => each === (named ?? given.in)) ?? there.language;
  return {
    path: isLost || !own ? notFoundPath(there) : own,
    ...{ language, id: given.id, search: (given.q ?? "").slice(0, 100) },
  };
}

function readerOf({ path, language }: PageChoice) {
  return { country: countryAt(path).code, language };
}

function newChange(source: TextSource, voice: string, text: string, overlay: Overlay): Change {
  const known = [...languages, ...ownVoices].find((each) => each === voice) ?? voiceOf(source);
  return { ...changeOf(source, known, text, overlay), base: null, who: "", at: 0 };
}

function seenIn(json: string, voice: string): unknown {
  try {
    return valueAt(JSON.parse(json), voice);
  } catch {
    return undefined;
  }
}
