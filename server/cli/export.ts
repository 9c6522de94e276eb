import { phoneOf } from "#core/contact-payload.ts";
import type { LeadWithDeliveries } from "#server/leads/lead.ts";
import { programmeLink } from "#server/leads/programme-link.ts";
import type { LeadStore } from "#server/leads/store.ts";
import type { CommandNamed, Print } from "./arguments.ts";
import { csvRow, csvStart } from "./csv.ts";
import { forPrograms, stateSummary } from "./format.ts";
import { leadsMatching } from "./matching.ts";
import { writeTo } from "./output.ts";

type Column = [heading: string, value: (lead: LeadWithDeliveries, publicOrigin: string) => string];

export function exportAll(
  store: LeadStore,
  { filters, format, output }: CommandNamed<"export">,
  print: Print,
  publicOrigin: string,
): Promise<void> {
  const leads = leadsMatching(store, filters);
  return writeTo(output, print, (write) =>
    format === "csv"
      ? exportCsv(leads, write, publicOrigin)
      : exportJson(leads, write, publicOrigin),
  );
}

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

async function exportCsv(
  leads: AsyncIterable<LeadWithDeliveries>,
  print: Print,
  publicOrigin: string,
): Promise<void> {
  for await (const row of csvOf(leads, publicOrigin)) print(row);
}

async function exportJson(
  leads: AsyncIterable<LeadWithDeliveries>,
  print: Print,
  publicOrigin: string,
): Promise<void> {
  let separator = "[\n";
  for await (const lead of leads) {
    print(separator + JSON.stringify(forPrograms(lead, publicOrigin)));
    separator = ",\n";
  }
  print(separator === "[\n" ? "[]\n" : "\n]\n");
}
