import { randomUUIDv7 } from "node:crypto";
import type { Hono } from "hono";
import { contentFor } from "#content/content-for.ts";
import { unreadProgramme } from "#core/contact.ts";
import { phoneOf } from "#core/contact-payload.ts";
import { type CountryCode, isCountryCode } from "#core/countries.ts";
import {
  type DeskAction,
  type DeskNotice,
  deskPaths,
  type LeadLine,
  type LeadView,
  lastAnswer,
} from "#core/desk.ts";
import { type Language, languages } from "#core/languages.ts";
import { fill } from "#core/template.ts";
import { dayMs } from "#server/day.ts";
import type { LeadWithDeliveries } from "#server/leads/lead.ts";
import { leadSource } from "#server/leads/lead-source.ts";
import { leadsMatching } from "#server/leads/matching.ts";
import { readReference, referenceOf } from "#server/leads/reference.ts";
import { programmeInShort, programmeTable } from "#server/mail/programme.ts";
import { texts } from "#server/mail/texts.ts";
import type { DeskOptions } from "./desk-app.ts";
import {
  type DeskContext,
  type DeskEnv,
  download,
  type FileType,
  goTo,
  pathIn,
  personOf,
  refuse,
} from "./desk-env.ts";
import { exportCsv, exportRows } from "./export-table.ts";
import { changeLead, proposedValue, severalChanges } from "./lead-changes.ts";
import { chosen } from "./lead-choice.ts";
import { choosable, countriesOf, mayRead, type Person } from "./roles.ts";
import { textStream } from "./text-stream.ts";
import { workbookOf } from "./workbook.ts";

const pageSize = 50;
const mostHeld = 20;
const mostSkipped = 1_000_000;
const campaignsMs = 90 * dayMs;
const campaignsKnownMs = 60_000;

/** The list of leads, a lead, and what is done about it. */
export function addLeads(app: Hono<DeskEnv>, options: DeskOptions): void {
  const { store, config, desk } = options;
  const mailDomain = config.mailFrom.slice(config.mailFrom.lastIndexOf("@") + 1);
  const everybody = [...desk.users].map(([email, role]) => ({ email, role }));

  async function showList(c: DeskContext): Promise<Response> {
    const person = personOf(c);
    const { choice, filter, query, text } = await chosen(c, options);
    const skipped = Math.min(Number(/^\d+$/.exec(c.req.query("skip") ?? "") ?? 0), mostSkipped);
    const isStart = skipped === 0 && query === "";
    const held = isStart ? await store.list({ ...filter, state: "held", limit: mostHeld }) : [];
    const page = await store.list({ ...filter, skip: skipped, limit: pageSize });
    const isLast = page.length < pageSize && (page.length > 0 || skipped === 0);
    const isAbove = new Set(held.map(({ id }) => id));
    const lineIn = (lead: LeadWithDeliveries) => lineOf(lead, c.get("language"));
    return c.get("show")({
      page: "leads",
      choice,
      countries: choosable(person),
      campaigns: await campaigns(countriesOf(person)),
      held: held.map(lineIn),
      leads: page.filter(({ id }) => !isAbove.has(id)).map(lineIn),
      query,
      // A page that is not full ends the list: a search need not be run again to count.
      total: isLast ? skipped + page.length : await store.count(filter),
      ...{ skipped, pageSize, text },
      isPerson: (filter.addressKeys ?? filter.likeCompanyOf) !== undefined,
      people: everybody
        .filter(({ role }) => role.kind === "sales" || role.kind === "operator")
        .map(({ email }) => email),
    });
  }

  const known = new Map<string, { names: string[]; untilMs: number }>();

  /** Read anew after a minute: it takes as long as the list. */
  async function campaigns(countries?: readonly CountryCode[]): Promise<string[]> {
    const nowMs = Date.now();
    const key = countries?.join() ?? "";
    const last = known.get(key);
    if (last && nowMs < last.untilMs) return last.names;
    const names = await store.campaigns(nowMs - campaignsMs, countries);
    known.set(key, { names, untilMs: nowMs + campaignsKnownMs });
    return names;
  }

  /** Undefined also for a lead of another country: nobody learns that it exists. */
  async function leadFor(person: Person, id: string): Promise<LeadWithDeliveries | undefined> {
    const [lead] = await store.list({ id, limit: 1 });
    return lead && mayRead(person, leadSource(lead).country) ? lead : undefined;
  }

  function peopleFor(lead: LeadWithDeliveries): string[] {
    const { country } = leadSource(lead);
    return everybody.filter((person) => mayRead(person, country)).map(({ email }) => email);
  }

  /** Undefined if the person may not; with notice and whether it can be undone. */
  async function change(person: Person, lead: LeadWithDeliveries, form: Record<string, string>) {
    const about = { ...{ store, mailDomain, person, lead }, dataDir: config.dataDir };
    const done = await changeLead({ ...about, people: peopleFor(lead) }, form);
    if (done?.action) await audited(person, done.action, lead.id);
    return done;
  }

  app.get(deskPaths.leads, showList);
  // What is looked for may be a name or an address: it is sent in a form's body, and stands in the list's address encrypted.
  app.post(deskPaths.search, async (c) => {
    const { text: typed = "", from = "" } = c.get("form");
    const text = typed.trim().slice(0, 254);
    const query = new URLSearchParams(from);
    for (const name of ["find", "skip", "person", "company"]) query.delete(name);
    if (!/[\p{L}\p{N}]/u.test(text)) return goTo(c, deskPaths.list(query.toString()));
    const id = /^[\da-f-]{36}$/.exec(text)?.[0] ?? (await idOf(text));
    const lead = id && (await leadFor(personOf(c), id));
    if (lead) return goTo(c, deskPaths.lead(lead.id, query.toString()));
    query.set("find", await store.conceal(text));
    return goTo(c, deskPaths.list(query.toString()));
  });

  async function idOf(text: string): Promise<string | undefined> {
    const code = readReference(text);
    return code && (await store.list({ code, limit: 1 }))[0]?.id;
  }

  app.get(deskPaths.search, (c) => goTo(c, deskPaths.leads));
  /** How many match that were not there when the list was shown. */
  app.get(deskPaths.arrived, async (c) => {
    const { filter } = await chosen(c, options);
    const arrivedMs = Number(/^\d{1,15}$/.exec(c.req.query("after") ?? "") ?? Date.now());
    return c.text(String(await store.count({ ...filter, arrivedMs })));
  });
  app.post(deskPaths.several, async (c) => {
    const person = personOf(c);
    const { id = "", from = "", to, ...form } = c.get("form");
    // Each with its mark, as the list showed it.
    const chosenLeads = id
      .split(",")
      .filter(Boolean)
      .slice(0, pageSize + mostHeld)
      .map((each) => /^(\S+)(?: (.*))?$/.exec(each) ?? []);
    const ids = chosenLeads.map(([, leadId = ""]) => leadId);
    const back = to ? pathIn(to) : deskPaths.list(plainQuery(from));
    if (ids.length === 0) return goTo(c, back, "none_chosen");
    if (form.do === "csv" || form.do === "xlsx") {
      return exported(c, { ids, countries: countriesOf(person) }, form.do);
    }
    if (!severalChanges.includes(form.do ?? "")) return refuse(c, "not_allowed");
    const undo: string[] = [];
    const said = new Map<DeskNotice, number>();
    for (const [, leadId = "", were] of chosenLeads) {
      const lead = await leadFor(person, leadId);
      const done = lead && (await change(person, lead, { ...form, ...(were && { were }) }));
      const { notice = "changed_meanwhile", canUndo } = done ?? {};
      if (canUndo) undo.push(leadId);
      said.set(notice, (said.get(notice) ?? 0) + 1);
    }
    options.onReleased();
    const notices = [...said].map(([name, count]) => (ids.length > 1 ? `${name}.${count}` : name));
    return goTo(c, back, notices, undo);
  });

  async function exported(
    c: DeskContext,
    filter: Parameters<typeof leadsMatching>[1],
    format: FileType,
  ): Promise<Response> {
    await audited(personOf(c), "export", null);
    const language = c.get("language");
    const reader = { language, zone: c.get("zone"), publicOrigin: config.publicOrigin };
    const rows = exportRows(leadsMatching(store, filter), reader);
    const file =
      format === "csv"
        ? textStream(exportCsv(rows, language))
        : await workbookOf(rows, c.req.raw.signal);
    if (!file) return refuse(c, "too_large");
    return download(c, file, `leads-${c.get("today")}`, format);
  }

  app.get(`${deskPaths.leads}/export/:format{csv|xlsx}`, async (c) => {
    const { filter } = await chosen(c, options);
    return exported(c, { ...filter, sort: undefined }, c.req.param("format") as FileType);
  });
  app.get(`${deskPaths.leads}/:id`, async (c) => {
    const person = personOf(c);
    const lead = await leadFor(person, c.req.param("id"));
    if (!lead) return refuse(c, "not_found");
    await audited(person, "read", lead.id);
    return showLead(c, lead);
  });

  async function showLead(c: DeskContext, lead: LeadWithDeliveries, typed = {}): Promise<Response> {
    return c.get("show")({
      page: "lead",
      lead: await viewOf(lead, personOf(c), c.get("language")),
      people: peopleFor(lead),
      from: plainQuery(c.req.query("from") ?? ""),
      answer: { ...answerTo(lead, c.req.query("template") ?? ""), ...typed },
    });
  }

  app.post(`${deskPaths.leads}/:id`, async (c) => {
    const person = personOf(c);
    const lead = await leadFor(person, c.req.param("id"));
    if (!lead) return refuse(c, "not_found");
    const from = plainQuery(c.req.query("from") ?? "");
    const done = await change(person, lead, c.get("form"));
    if (!done) return refuse(c, "not_allowed");
    options.onReleased();
    const now = done.notice === "answered_meanwhile" && (await leadFor(person, lead.id));
    if (now) {
      c.set("notice", done.notice);
      const { subject, text } = c.get("form");
      return showLead(c, now, { subject, text });
    }
    const to = done.isGone ? deskPaths.list(from) : deskPaths.lead(lead.id, from);
    return goTo(c, to, done.notice, done.canUndo ? [lead.id] : []);
  });

  function audited(person: Person, what: DeskAction, leadId: string | null): Promise<void> {
    return store.addAudit({ who: person.email, what, leadId });
  }

  async function viewOf(
    lead: LeadWithDeliveries,
    person: Person,
    language: Language,
  ): Promise<LeadView> {
    const { email, page, campaign, notes } = lead;
    const countries = countriesOf(person);
    const addressKeys = await store.addressKeys(email);
    const ofPerson = email ? await store.count({ addressKeys, countries }) : 1;
    return {
      ...lineOf(lead, language),
      ...{ email, page, campaign, notes },
      language: lead.language,
      phone: phoneOf(lead.message),
      proposed: proposedValue(lead),
      others: {
        ofPerson: ofPerson - 1,
        ofCompany: await store.count({ likeCompanyOf: lead.id, countries }),
      },
      personQuery: `person=${addressKeys.join(".")}`,
      programme:
        lead.programme === unreadProgramme
          ? texts[language].programme.unread
          : programmeTable(lead, config.publicOrigin, language),
    };
  }
}

/** A query of the list, whatever was in it. */
function plainQuery(text: string): string {
  return new URLSearchParams(text).toString();
}

function lineOf(lead: LeadWithDeliveries, language: Language): LeadLine {
  const { id, receivedAt, name, company, contactType, message, heldReason } = lead;
  const { status, owner, followUp, value, currency, reason } = lead;
  return {
    ...{ id, receivedAt, name, company, contactType, message, heldReason },
    ...{ status, owner, followUp, value, currency, reason },
    reference: referenceOf(id),
    inShort: programmeInShort(lead, language),
    country: leadSource(lead).country,
    deliveries: lead.deliveries.map(
      ({ id: deliveryId, desk, state, attempts, dueAt, sentAt, failure }) => ({
        ...{ id: deliveryId, desk, state, attempts, dueAt, sentAt, failure },
      }),
    ),
  };
}

/** In the visitor's language, with the owner's words of that template. */
function answerTo(lead: LeadWithDeliveries, chosenTemplate: string) {
  const spoken = languages.find((each) => each === lead.language) ?? "es";
  const country = isCountryCode(lead.country) ? lead.country : "ar";
  const { subject, templates } = contentFor({ country, language: spoken }, "answers");
  const ids = Object.keys(templates) as (keyof typeof templates)[];
  const id = ids.find((each) => each === chosenTemplate) ?? ids[0]!;
  return {
    id: randomUUIDv7(),
    after: lastAnswer(lead.notes),
    subject: fill(subject, { reference: referenceOf(lead.id) }),
    text: fill(templates[id].text, { name: lead.name }),
    templates: ids.map((each): [string, string] => [each, templates[each].name]),
  };
}
