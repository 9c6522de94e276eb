// What is wrong with one text, while it is written.
import { faultsIn, findingIn, hasFigure, whyUnfit } from "#content/check-text.ts";
import { mayHoldFigures, roomNames } from "#content/checks.ts";
import { contentFor, recordsFor } from "#content/content-for.ts";
import { type Overlay, valueAt, withOverlay } from "#content/edition.ts";
import { ContentError } from "#content/files.ts";
import type { TextSource } from "#content/marks.ts";
import type { Problem } from "#content/problems.ts";
import { type Kind, kinds } from "#content/records/schema.ts";
import type { Reader } from "#core/countries.ts";
import { isSame } from "#core/editions.ts";
import { languages } from "#core/languages.ts";
import { type Finding, type ProblemLine, refusedCodes } from "#core/studio.ts";
import { audiencesOf, idOf, inVoice, textIn, valueIn, voiceOf } from "./voices.ts";

const headLimits = { title: [10, 65], description: [50, 170] } as const;

interface Changes {
  /** What is published, and that with the drafts. */
  published: Overlay;
  drafted: Overlay;
}

/** Errors first. */
export function findingsOf(source: TextSource, text: string, changes: Changes): Finding[] {
  const unfit = whyUnfit(text);
  if (unfit) return [{ code: unfit }];
  const { file, path } = source;
  // What is remembered of the files is remembered for an overlay: the same one for all drafts that stand in it.
  const overlay =
    changes.drafted[file]?.[path] === text
      ? changes.drafted
      : { ...changes.drafted, [file]: { ...changes.drafted[file], [path]: text } };
  const found = withOverlay(overlay, () =>
    audiencesOf(source, overlay).flatMap((audience): Finding[] => {
      try {
        const [key, shown] = shownTo(audience, source);
        return typeof shown === "string" ? faultsIn(key, shown, audience) : [];
      } catch (error) {
        if (!(error instanceof ContentError)) throw error;
        return error.problems.flatMap((problem) => brokenBy(problem, source));
      }
    }),
  );
  const all = [...found, ...figures(source, text), ...warnings(source, text, changes)];
  const once = new Map(all.map((finding) => [JSON.stringify(finding), finding]));
  return [...once.values()].toSorted(
    (one, other) => Number(isAllowed(one)) - Number(isAllowed(other)),
  );
}

const isAllowed = ({ code }: Finding) => !refusedCodes.some((each) => each === code);

/** As the reader sees it, with the facts. */
function shownTo(reader: Reader, { file, path }: TextSource): [key: string, shown: unknown] {
  const [folder = "", kind, record] = file.split("/");
  if (folder === "records") {
    const all = recordsFor(reader, kind as Kind);
    const own = all.find(({ id }) => `${id}.json` === record);
    return [`${file}.${path}`, valueAt(own, path.replace(/^texts\.[\w-]+\./, ""))];
  }
  const room = roomNames.find((each) => each === folder);
  return [`${folder}.${path}`, room && valueAt(contentFor(reader, room), path)];
}

function brokenBy(problem: string, { path }: TextSource): Finding[] {
  const key = path.replace(/^texts\.[\w-]+\./, "");
  const [, message] = problem.split(`: ${key}: `);
  return message === undefined ? [] : [findingIn(message)];
}

/** Of a thread that could not make the pages there is no text to blame. */
export function problemLine({ file, path, message }: Problem): ProblemLine {
  const finding = findingIn(message);
  const isText = file !== "" || finding.code !== "refused";
  // What no word of the desk is for is shown as the check says it.
  const said = finding.code === "refused" ? { ...finding, word: message } : finding;
  return { id: idOf({ file, path }), finding: isText ? said : { code: "not_made" } };
}

function figures({ file, path }: TextSource, text: string): Finding[] {
  const [folder = "", kind = ""] = file.split("/");
  const mayHold =
    folder === "records"
      ? !(kind in kinds) || !["industries", "milestones", "services"].includes(kind)
      : mayHoldFigures.some((room) => room === folder);
  if (mayHold || path.endsWith(".alsoCalled") || !hasFigure(text)) return [];
  return [{ code: "figure", word: /\S*\d{2,}\S*/.exec(text)?.[0] }];
}

function warnings(source: TextSource, text: string, { published, drafted }: Changes): Finding[] {
  const before = textIn(published, source) ?? "";
  if (text === before) return [];
  const [, part] = /^head\.(title|description)$/.exec(source.path) ?? [];
  const limits = part ? headLimits[part as keyof typeof headLimits] : undefined;
  const found: Finding[] = [];
  if (limits && text.length > limits[1]) found.push({ code: "head_long", say: `${limits[1]}` });
  if (limits && text.length < limits[0]) found.push({ code: "head_short", say: `${limits[0]}` });
  if (!limits && text.length > Math.max(24, before.length * 1.3)) {
    found.push({ code: "longer", word: `${text.length}`, say: `${before.length}` });
  }
  const voice = voiceOf(source);
  const open = languages.filter((language) => {
    const other = inVoice(source, language);
    const value = valueIn(drafted, other);
    return language !== voice && value !== undefined && isSame(value, valueIn(published, other));
  });
  const isLanguage = languages.some((language) => language === voice);
  if (isLanguage && open.length > 0) found.push({ code: "other_languages", word: open.join() });
  return found;
}
