import { companyKinds } from "#core/company-kinds.ts";
import { contactTypes, unspecifiedContactType } from "#core/contact.ts";
import {
  funnelStages,
  type LeadChoice,
  leadAges,
  leadSorts,
  leadStatuses,
  leadViews,
  nobody,
  openStatuses,
  shownStates,
} from "#core/desk.ts";
import { dayIn, dayMs } from "#server/day.ts";
import type { DeliveryState } from "#server/leads/lead.ts";
import type { LeadFilter } from "#server/leads/store.ts";
import type { DeskOptions } from "./desk-app.ts";
import { type DeskContext, personOf } from "./desk-env.ts";
import { choosable, countriesOf } from "./roles.ts";

const waitingMs = 2 * dayMs;

/** What the address says, within what the person may see. */
export async function chosen(c: DeskContext, { store, desk }: Pick<DeskOptions, "store" | "desk">) {
  const person = personOf(c);
  const given = (name: string) => c.req.query(name) ?? "";
  const oneOf = (name: string, allowed: readonly string[]) =>
    allowed.includes(given(name)) ? given(name) : "";
  const choice: LeadChoice = {
    view: oneOf("view", leadViews),
    status: oneOf("status", leadStatuses),
    country: oneOf("country", choosable(person)),
    type: oneOf("type", [...contactTypes, unspecifiedContactType]),
    kind: oneOf("kind", [...companyKinds, nobody]),
    campaign: given("campaign").slice(0, 200),
    owner: oneOf("owner", [...desk.users.keys(), nobody]),
    age: oneOf("age", leadAges),
    sort: oneOf("sort", leadSorts),
    state: oneOf("state", ["held", ...shownStates]),
    stage: oneOf("stage", funnelStages),
    page: given("page").slice(0, 200),
    since: dayIn(given("since")) ?? "",
    until: dayIn(given("until")) ?? "",
  };
  const keys = given("person")
    .split(".")
    .filter((key) => /^[\w-]{22,64}$/.test(key));
  const company = /^[\w-]{1,64}$/.exec(given("company"))?.[0];
  const find = /^[\w-]{1,2000}$/.exec(given("find"))?.[0] ?? "";
  const text = (find && (await store.reveal(find))) || "";
  const isAddress = /^\S+@\S+\.\S+$/.test(text);
  if (isAddress) keys.push(...(await store.addressKeys(text)));
  const nowMs = Date.now();
  const or = (value: string) => value || undefined;
  const filter: Omit<LeadFilter, "limit"> = {
    state: or(choice.state) as DeliveryState | undefined,
    countries: choice.country ? [choice.country] : countriesOf(person),
    contactType: or(choice.type),
    kind: choice.kind === nobody ? "" : or(choice.kind),
    campaign: choice.campaign === nobody ? "" : or(choice.campaign),
    page: choice.page === nobody ? "" : or(choice.page),
    owner: choice.owner === nobody ? "" : or(choice.owner),
    statuses: choice.status
      ? leadStatuses.filter((each) => each === choice.status)
      : text || choice.stage || keys.length > 0 || company
        ? undefined
        : leadStatuses.filter((each) => each !== "spam"),
    stage: funnelStages.find((each) => each === choice.stage),
    sinceMs: choice.since
      ? Date.parse(choice.since)
      : choice.age
        ? nowMs - Number(choice.age) * dayMs
        : undefined,
    untilMs: choice.until ? Date.parse(choice.until) + dayMs : undefined,
    addressKeys: keys.length > 0 ? keys : undefined,
    likeCompanyOf: company,
    words: text && !isAddress ? await store.searchWords(text) : undefined,
    sort: leadSorts.find((each) => each === choice.sort),
    ...viewOf(choice, person.email, c.get("today"), nowMs),
  };
  const kept = Object.entries({
    ...choice,
    person: isAddress ? "" : keys.join("."),
    company: company ?? "",
    find,
  });
  const query = new URLSearchParams(kept.filter(([, value]) => value !== "")).toString();
  return { choice, filter, query, text };
}

function viewOf(
  { view, status }: LeadChoice,
  me: string,
  today: string,
  nowMs: number,
): Partial<LeadFilter> {
  const open = status ? {} : { statuses: openStatuses };
  switch (view) {
    case "mine":
      return { ...open, owner: me };
    case "nobody":
      return { ...open, owner: "" };
    case "due":
      return { ...open, dueDay: today };
    case "waiting":
      return { statuses: ["new"], untilMs: nowMs - waitingMs };
    case "spam":
      return { statuses: ["spam"] };
    default:
      return {};
  }
}
