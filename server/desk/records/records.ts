import type { Hono } from "hono";
import { isForReal, provisionalFacts } from "#content/checks.ts";
import { type ProofKind, proofKindIds } from "#content/records/owners.ts";
import { todayIn } from "#content/standing.ts";
import { isCountryCode } from "#core/countries.ts";
import { recordPath, recordPaths, type TermLine } from "#core/desk-records.ts";
import { askedOn, type TermId, termIds } from "#core/terms.ts";
import type { DeskOptions } from "../desk-app.ts";
import { type DeskEnv, goTo, personOf, refuse } from "../desk-env.ts";
import { choosable, mayEdit } from "../roles.ts";
import { addFiles } from "./files.ts";
import { addNetwork } from "./network.ts";
import { addRecord } from "./record-page.ts";
import { lineOf, type Written, writtenRecord, writtenRecords } from "./written-records.ts";

/** Adds the pages of what only the owner knows. */
export function addRecords(app: Hono<DeskEnv>, options: DeskOptions): void {
  const { store, config } = options;

  app.get(recordPaths.proof, async (c) => {
    const lines = writtenRecords("proof", await store.drafts()).map((each) =>
      lineOf(each, todayIn()),
    );
    const about = { mayEdit: mayEdit(personOf(c)), kinds: [...proofKindIds] };
    return c.get("show")({ page: "records", tab: "proof", lines, ...about });
  });
  app.get(`${recordPaths.proof}/new`, (c) => {
    const kind = proofKindIds.find((each) => each === c.req.query("kind"));
    return kind ? goTo(c, recordPath(`proof/${newId(kind)}`)) : refuse(c, "not_found");
  });
  app.get(recordPaths.terms, async (c) => {
    const [own = "ar"] = choosable(personOf(c));
    const named = c.req.query("country");
    const country = isCountryCode(named) ? named : own;
    const drafts = await store.drafts();
    const terms = termIds.map((term) =>
      termLine(writtenRecord(`terms/${country}-${term}`, drafts), term),
    );
    const about = { mayEdit: mayEdit(personOf(c), [country]), country };
    return c.get("show")({ page: "records", tab: "terms", terms, ...about });
  });
  app.get(recordPaths.opening, async (c) => {
    const drafts = await store.drafts();
    const [proof, terms] = (["proof", "terms"] as const).map((kind) =>
      writtenRecords(kind, drafts),
    );
    const lines = [...(proof ?? []), ...(terms ?? [])].map((each) => lineOf(each, todayIn()));
    const answered = lines.filter(({ isShown }) => isShown);
    return c.get("show")({
      page: "records",
      tab: "opening",
      mayEdit: mayEdit(personOf(c)),
      isForReal: isForReal(config.publicOrigin),
      invented: provisionalFacts().map(([place, text]) => ({ place, text })),
      ending: lines.filter(({ isEnding }) => isEnding),
      drafts: lines.filter(({ draft }) => draft),
      open: choosable(personOf(c)).map((country) => ({
        country,
        count:
          termIds.length -
          answered.filter(({ name }) => name.startsWith(`terms/${country}-`)).length,
      })),
    });
  });
  addFiles(app, options);
  addNetwork(app, options);
  addRecord(app, options);
}

/** In the order in which they are made. */
function newId(kind: ProofKind): string {
  const random = Math.floor(Math.random() * 36 ** 3);
  return `${kind}-${Date.now().toString(36)}${random.toString(36).padStart(3, "0")}`;
}

function termLine(written: Written, term: TermId): TermLine {
  const about = { term, name: written.name, asked: askedOn(term) };
  if (!(written.value ?? written.published)) return { ...about, standing: undefined };
  const { validUntil, ...line } = lineOf(written, todayIn());
  return { ...about, standing: line, validUntil };
}
