// Leads as a table: for spreadsheets, by the command line and the desk.
import { phoneOf } from "#core/contact-payload.ts";
import { countryOf } from "#core/countries.ts";
import { csvRow, csvStart } from "#core/csv.ts";
import type { Delivery, LeadWithDeliveries } from "./lead.ts";
import { programmeLink } from "./programme-link.ts";

type Column = [heading: string, value: (lead: LeadWithDeliveries, publicOrigin: string) => string];

const columns: Column[] = [
  ["id", (lead) => lead.id],
  ["received", (lead) => new Date(lead.receivedAt).toISOString()],
  ["type", (lead) => lead.contactType],
  ["name", (lead) => lead.name],
  ["email", (lead) => lead.email],
  ["phone", (lead) => phoneOf(lead.message)],
  ["company", (lead) => lead.company],
  ["message", (lead) => lead.message],
  ["page", (lead) => lead.page],
  ["country", (lead) => lead.country],
  ["language", (lead) => lead.language],
  ["campaign", (lead) => lead.campaign],
  ["programme", programmeLink],
  ["customers", ({ estimate }) => `${estimate?.programme.customers ?? ""}`],
  ["all_in_year", ({ estimate }) => (estimate ? `${estimate.result.allIn.likely / 100}` : "")],
  ["currency", ({ estimate }) => (estimate ? countryOf(estimate.programme.country).currency : "")],
  ["held", (lead) => lead.heldReason ?? ""],
  ["status", (lead) => lead.status],
  ["owner", (lead) => lead.owner],
  ["deliveries", (lead) => stateSummary(lead.deliveries)],
];

/** Row by row, with headings. */
export async function* tableOf(
  leads: AsyncIterable<LeadWithDeliveries>,
  publicOrigin: string,
): AsyncGenerator<string[]> {
  yield columns.map(([heading]) => heading);
  for await (const lead of leads) yield columns.map(([, value]) => value(lead, publicOrigin));
}

/** As a spreadsheet opens it. */
export async function* csvOf(
  leads: AsyncIterable<LeadWithDeliveries>,
  publicOrigin: string,
): AsyncGenerator<string> {
  yield csvStart;
  for await (const row of tableOf(leads, publicOrigin)) yield csvRow(row);
}

/** "4 sent, 1 set_aside" */
export function stateSummary(deliveries: Delivery[]): string {
  const byState = Map.groupBy(deliveries, (delivery) => delivery.state);
  return [...byState].map(([state, some]) => `${some.length} ${state}`).join(", ");
}
