import type { Hono } from "hono";
import { contactTypes, unreadProgramme, unspecifiedContactType } from "#core/contact.ts";
import { phoneOf } from "#core/contact-payload.ts";
import type { CountryCode } from "#core/countries.ts";
import {
  type DeskAction,
  deskPaths,
  type LeadChoice,
  type LeadLine,
  type LeadView,
  leadAges,
  leadStatuses,
  shownStates,
} from "#core/desk.ts";
import type { Language } from "#core/languages.ts";
import { dayMs, dayOf } from "#server/day.ts";
import type { DeliveryState, LeadWithDeliveries } from "#server/leads/lead.ts";
import { leadSource } from "#server/leads/lead-source.ts";
import { leadsMatching } from "#server/leads/matching.ts";
import type { LeadFilter } from "#server/leads/store.ts";
import { csvOf, tableOf } from "#server/leads/table.ts";
import { programmeTable } from "#server/mail/programme.ts";
import { texts } from "#server/mail/texts.ts";
import type { DeskOptions } from "./desk-app.ts";
import {
  type DeskContext,
  type DeskEnv,
  download,
  type FileType,
  goTo,
  personOf,
  refuse,
} from "./desk-env.ts";
import { changeLead } from "./lead-changes.ts";
import { choosable, countriesOf, mayRead, type Person } from "./roles.ts";
import { textStream } from "./text-stream.ts";
import { workbookOf } from "./workbook.ts";

const pageSize = 50;
const mostHeld = 20;
const campaignsMs = 90 * dayMs;
const campaignsKnownMs = 60_000;

/** The list of leads, a lead, and what is done about it. */
export function addLeads(app: Hono<DeskEnv>, options: DeskOptions): void {
  const { store, config, desk } = options;

  async function showList(c: DeskContext, text = ""): Promise<Response> {
    const person = personOf(c);
    const { choice, filter, query } = chosen(c, person);
    const isStart = !filter.after && !filter.state && !filter.addressKeys;
    const held = isStart ? await store.list({ ...filter, state: "held", limit: mostHeld }) : [];
    const found = await store.list({ ...filter, limit: pageSize + 1 });
    const page = found.slice(0, pageSize);
    const last = found.length > pageSize ? page.at(-1) : undefined;
    const isAbove = new Set(held.map(({ id }) => id));
    const shown = page.filter((lead) => !isAbove.has(lead.id) && holds(lead, text));
    return c.get("show")({
      page: "leads",
      choice,
      countries: choosable(person),
      campaigns: await campaigns(countriesOf(person)),
      held: held.filter((lead) => holds(lead, text)).map(lineOf),
      leads: shown.map(lineOf),
      query,
      next: last && `${query ? `${query}&` : ""}after=${last.receivedAt}.${last.id}`,
      text,
      isPerson: filter.addressKeys !== undefined,
    });
  }

  const known = new Map<string, { names: string[]; untilMs: number }>();

  /** Read anew after a minute: every open list asks every ten seconds. */
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
    const people = [...desk.users].map(([email, role]) => ({ email, role }));
    return people.filter((person) => mayRead(person, country)).map(({ email }) => email);
  }

  app.get(deskPaths.leads, (c) => showList(c));
  // A reload of a search, whose words were in the form's body.
  app.get(deskPaths.search, (c) => goTo(c, deskPaths.leads));
  // An address is never part of the desk's own: it is sent in a form's body, and becomes a keyed hash.
  app.post(deskPaths.search, async (c) => {
    const text = (c.get("form").text ?? "").trim();
    // The number that the visitor was given.
    const lead = /^[\da-f-]{36}$/.test(text) && (await leadFor(personOf(c), text));
    if (lead) return goTo(c, deskPaths.lead(lead.id));
    if (!/^\S+@\S+$/.test(text)) return showList(c, text);
    const keys = await store.addressKeys(text);
    return goTo(c, `${deskPaths.leads}?person=${keys.join(".")}`);
  });
  app.get(`${deskPaths.leads}/export/:format{csv|xlsx}`, async (c) => {
    const person = personOf(c);
    const { filter } = chosen(c, person);
    await audited(person, "export", null);
    const leads = leadsMatching(store, filter);
    const format = c.req.param("format") as FileType;
    const file =
      format === "csv"
        ? textStream(csvOf(leads, config.publicOrigin))
        : await workbookOf(tableOf(leads, config.publicOrigin), c.req.raw.signal);
    if (!file) return refuse(c, "too_large");
    return download(c, file, `leads-${dayOf(Date.now())}`, format);
  });
  app.get(`${deskPaths.leads}/:id`, async (c) => {
    const person = personOf(c);
    const lead = await leadFor(person, c.req.param("id"));
    if (!lead) return refuse(c, "not_found");
    await audited(person, "read", lead.id);
    return c.get("show")({
      page: "lead",
      lead: viewOf(lead, config.publicOrigin, c.get("language")),
      people: peopleFor(lead),
    });
  });
  app.post(`${deskPaths.leads}/:id`, async (c) => {
    const person = personOf(c);
    const lead = await leadFor(person, c.req.param("id"));
    if (!lead) return refuse(c, "not_found");
    const about = { store, dataDir: config.dataDir, person, lead, people: peopleFor(lead) };
    const done = await changeLead(about, c.get("form"));
    if (!done) return refuse(c, "not_allowed");
    if (done.action) await audited(person, done.action, lead.id);
    options.onReleased();
    return goTo(
      c,
      done.isGone || c.get("form").back ? deskPaths.leads : deskPaths.lead(lead.id),
      done.notice,
    );
  });

  function audited(person: Person, what: DeskAction, leadId: string | null): Promise<void> {
    return store.addAudit({ who: person.email, what, leadId });
  }
}

/** What the address says, within what the person may see. */
function chosen(c: DeskContext, person: Person) {
  const given = (name: string) => c.req.query(name) ?? "";
  const oneOf = (name: string, allowed: readonly string[]) =>
    allowed.includes(given(name)) ? given(name) : "";
  const choice: LeadChoice = {
    state: oneOf("state", ["held", ...shownStates]),
    country: oneOf("country", choosable(person)),
    type: oneOf("type", [...contactTypes, unspecifiedContactType]),
    campaign: given("campaign").slice(0, 200),
    status: oneOf("status", leadStatuses),
    age: oneOf("age", leadAges),
  };
  const keys = given("person")
    .split(".")
    .filter((key) => /^[\w-]{22,64}$/.test(key));
  const [, receivedAt, id] = /^(\d{1,15})\.([\w-]{1,64})$/.exec(given("after")) ?? [];
  const filter: Omit<LeadFilter, "limit"> = {
    state: (choice.state || undefined) as DeliveryState | undefined,
    countries: choice.country ? [choice.country] : countriesOf(person),
    contactType: choice.type || undefined,
    campaign: choice.campaign || undefined,
    status: leadStatuses.find((each) => each === choice.status),
    sinceMs: choice.age ? Date.now() - Number(choice.age) * dayMs : undefined,
    addressKeys: keys.length > 0 ? keys : undefined,
    after: receivedAt && id ? { receivedAt: Number(receivedAt), id } : undefined,
  };
  const kept = Object.entries(choice).filter(([, value]) => value !== "");
  if (keys.length > 0) kept.push(["person", keys.join(".")]);
  return { choice, filter, query: new URLSearchParams(kept).toString() };
}

/** Looks within a page that was decrypted anyway. */
function holds({ name, company, message, email }: LeadWithDeliveries, text: string): boolean {
  const all = [name, company, message, email].join("\n");
  return all.toLowerCase().includes(text.toLowerCase());
}

function lineOf(lead: LeadWithDeliveries): LeadLine {
  const { id, receivedAt, name, company, contactType, message, status, owner, heldReason } = lead;
  return {
    ...{ id, receivedAt, name, company, contactType, message, status, owner, heldReason },
    country: leadSource(lead).country,
    deliveries: lead.deliveries.map(({ desk, state, attempts, dueAt, sentAt, failure }) => ({
      ...{ desk, state, attempts, dueAt, sentAt, failure },
    })),
  };
}

function viewOf(lead: LeadWithDeliveries, publicOrigin: string, language: Language): LeadView {
  const { email, page, campaign, notes } = lead;
  return {
    ...lineOf(lead),
    ...{ email, page, campaign, notes },
    language: lead.language,
    phone: phoneOf(lead.message),
    programme:
      lead.programme === unreadProgramme
        ? texts[language].programme.unread
        : programmeTable(lead, publicOrigin, language),
  };
}
