import { createHash } from "node:crypto";
import type { Hono } from "hono";
import { proofKindIds } from "#content/records/owners.ts";
import { todayIn } from "#content/standing.ts";
import { type CountryCode, isCountryCode } from "#core/countries.ts";
import type { DeskAction, DeskNotice } from "#core/desk.ts";
import { type RecordForm, type RecordName, recordPath, recordPaths } from "#core/desk-records.ts";
import { askedOn, termIds } from "#core/terms.ts";
import type { DeskOptions } from "../desk-app.ts";
import { type DeskContext, type DeskEnv, goTo, personOf, refuse } from "../desk-env.ts";
import { countriesOf, mayEdit } from "../roles.ts";
import { sentFiles } from "./files.ts";
import { publishDrafts, saveWhole } from "./publish-drafts.ts";
import {
  controlsOf,
  type FormProblem,
  filledIn,
  type RecordShape,
  recordFrom,
} from "./record-form.ts";
import { countriesIn, standing, type Written, writtenRecord } from "./written-records.ts";

/** Adds the form of a proof or a term. */
export function addRecord(app: Hono<DeskEnv>, options: DeskOptions): void {
  const { store } = options;

  app.get("/records/:kind/:id", async (c) => {
    const found = shapeIn(c);
    if (!found) return refuse(c, "not_found");
    const written = writtenRecord(found.name, await store.drafts());
    const own = countriesOf(personOf(c));
    // What is new is for one's own countries.
    const value =
      written.value ?? written.published ?? (own && found.shape.proof && { countries: own });
    return show(c, found, written, value ?? {});
  });
  app.post("/records/:kind/:id", async (c) => {
    const found = shapeIn(c);
    if (!found) return refuse(c, "not_found");
    const { name, shape } = found;
    const written = writtenRecord(name, await store.drafts());
    const form = c.get("form");
    const before = countriesIn(written.value, written.published, shape);
    if (!mayEdit(personOf(c), before)) return refuse(c, "not_allowed");
    const isNewer = form.seen !== markOf(written);
    // What a colleague has written since goes with nobody's press.
    if (isNewer && (form.do === "drop" || form.do === "remove")) {
      return show(c, found, written, written.value ?? written.published ?? {}, "record_conflict");
    }
    if (form.do === "drop") return drop(c, written);
    if (form.do === "remove") return remove(c, found, written);

    const files = await sentFiles(c, options, shape, written.value);
    const { record, problems } = recordFrom(shape, { form, files });
    if (!mayEdit(personOf(c), countriesIn(record))) return refuse(c, "not_allowed");
    if (Object.keys(problems).length > 0) {
      return show(c, found, written, asSent(record, form, problems), "record_wrong", problems);
    }
    if (isNewer || !(await saveWhole(options, written, record, personOf(c).email))) {
      return show(c, found, writtenRecord(name, await store.drafts()), record, "record_conflict");
    }
    if (form.do !== "publish") return done(c, name, "record_saved");
    return publish(c, found, record, "record_published", recordPath(name));
  });

  /** `value`: what the form shows where that fails. */
  async function publish(c: DeskContext, found: Found, value: object, what: Done, to: string) {
    const { name } = found;
    const reasons = await publishDrafts(options, name, personOf(c));
    if (reasons === "unchanged") return goTo(c, to, "record_unchanged");
    const written = writtenRecord(name, await store.drafts());
    if (reasons) return show(c, found, written, value, "not_published", {}, reasons);
    // Published, but incomplete, without permission or expired: no page shows it.
    const isHidden = what === "record_published" && standing(written, todayIn()).state !== "shown";
    return done(c, name, what, to, isHidden ? "record_incomplete" : what);
  }

  async function drop(c: DeskContext, { name, drafts, published }: Written): Promise<Response> {
    await store.dropDrafts(drafts);
    return done(c, name, "draft_dropped", published ? recordPath(name) : listOf(name));
  }

  /** A record that was never published goes with its draft. */
  async function remove(c: DeskContext, found: Found, written: Written): Promise<Response> {
    const { name, published: isPublished, drafts } = written;
    if (!isPublished) {
      await store.dropDrafts(drafts);
      return done(c, name, "record_removed", listOf(name));
    }
    if (!(await saveWhole(options, written, null, personOf(c).email)))
      return refuse(c, "form_ended");
    return publish(c, found, isPublished, "record_removed", listOf(name));
  }

  async function done(
    c: DeskContext,
    name: RecordName,
    what: Done,
    to = recordPath(name),
    notice: DeskNotice = what,
  ) {
    await store.addAudit({ who: personOf(c).email, what, leadId: name });
    return goTo(c, to, notice);
  }

  function show(
    c: DeskContext,
    { name, shape }: Found,
    written: Written,
    value: object,
    notice?: DeskNotice,
    problems: Record<string, FormProblem> = {},
    reasons: RecordForm["reasons"] = [],
  ): Response {
    const { fields, spoken, common } = controlsOf(shape);
    const filled = (controls: typeof fields) =>
      controls.map((each) => ({ ...filledIn(each, value), problem: problems[each.name] }));
    const form: RecordForm = {
      name,
      kind: shape.proof ?? shape.term,
      fields: filled(fields),
      spoken: spoken.map(({ language, fields: own }) => ({ language, fields: filled(own) })),
      common: filled(common),
      standing: standing(
        { ...written, value: written.value ?? written.published ?? value },
        todayIn(),
      ),
      asked: shape.term ? askedOn(shape.term) : [],
      seen: markOf(written),
      reasons,
    };
    form.standing.draft &&= { ...form.standing.draft, isRemoval: written.value === undefined };
    if (notice) c.set("notice", notice);
    const mayChange = mayEdit(personOf(c), countriesIn(written.value, written.published, shape));
    const mayPublish = options.editor !== undefined;
    return c.get("show")({ page: "record", mayEdit: mayChange, mayPublish, form });
  }
}

/** An entry of the audit, and the notice above the next page. */
type Done = DeskAction & DeskNotice;
type Found = { name: RecordName; shape: RecordShape };

/** By the names of proof and terms: "client-m1x2", "ar-hours". */
function shapeIn(c: DeskContext): Found | undefined {
  const { kind, id = "" } = c.req.param() as Record<string, string>;
  if (!/^[a-zA-Z][\w-]{1,80}$/.test(id)) return undefined;
  if (kind === "proof") {
    const written = writtenRecord(`proof/${id}`, []).published as { kind?: string } | undefined;
    const own = written?.kind ?? id.split("-")[0];
    const proof = proofKindIds.find((each) => each === own);
    return proof && { name: `proof/${id}`, shape: { proof } };
  }
  const [country, term] = id.split("-");
  const known = termIds.find((each) => each === term);
  if (kind !== "terms" || !known || !isCountryCode(country)) return undefined;
  return { name: `terms/${country}-${known}`, shape: { term: known, country } };
}

function listOf(name: RecordName): string {
  const [kind, id = ""] = name.split("/");
  const country = id.split("-")[0] as CountryCode;
  return kind === "proof" ? recordPaths.proof : `${recordPaths.terms}?country=${country}`;
}

function markOf({ value, drafts }: Written): string {
  const state = JSON.stringify([value ?? null, drafts.map(({ path }) => path)]);
  return createHash("sha256").update(state).digest("hex").slice(0, 16);
}

/** What was typed stands where it was refused. */
function asSent(
  record: object,
  form: Record<string, string>,
  problems: Record<string, FormProblem>,
): object {
  const typed = structuredClone(record) as Record<string, unknown>;
  for (const name of Object.keys(problems)) {
    const path = name.split(".");
    const last = path.pop() ?? "";
    const inner = path.reduce((outer, each) => {
      outer[each] ??= {};
      return outer[each] as Record<string, unknown>;
    }, typed);
    if (!Array.isArray(inner[last]) && form[name] !== undefined) inner[last] = form[name];
  }
  return typed;
}
