import type { LeadWithDeliveries } from "#server/leads/lead.ts";
import type { LeadStore } from "#server/leads/store.ts";
import type { CommandNamed, Print } from "./arguments.ts";
import { csvRow, csvStart } from "./csv.ts";
import { stateSummary } from "./format.ts";
import { leadsMatching } from "./matching.ts";

export async function exportAll(
  store: LeadStore,
  { filters, format }: CommandNamed<"export">,
  print: Print,
): Promise<void> {
  const leads = leadsMatching(store, filters);
  await (format === "csv" ? exportCsv(leads, print) : exportJson(leads, print));
}

const columns: [heading: string, value: (lead: LeadWithDeliveries) => string][] = [
  ["id", (lead) => lead.id],
  ["received", (lead) => new Date(lead.receivedAt).toISOString()],
  ["type", (lead) => lead.contactType],
  ["name", (lead) => lead.name],
  ["email", (lead) => lead.email],
  ["company", (lead) => lead.company],
  ["message", (lead) => lead.message],
  ["page", (lead) => lead.page],
  ["country", (lead) => lead.country],
  ["language", (lead) => lead.language],
  ["campaign", (lead) => lead.campaign],
  ["held", (lead) => lead.heldReason ?? ""],
  ["deliveries", (lead) => stateSummary(lead.deliveries)],
];

async function exportCsv(leads: AsyncIterable<LeadWithDeliveries>, print: Print): Promise<void> {
  print(csvStart + csvRow(columns.map(([heading]) => heading)));
  for await (const lead of leads) print(csvRow(columns.map(([, value]) => value(lead))));
}

async function exportJson(leads: AsyncIterable<LeadWithDeliveries>, print: Print): Promise<void> {
  let separator = "[\n";
  for await (const lead of leads) {
    print(separator + JSON.stringify(lead));
    separator = ",\n";
  }
  print(separator === "[\n" ? "[]\n" : "\n]\n");
}
