import type { LeadWithDeliveries } from "#server/leads/lead.ts";
import { leadsMatching } from "#server/leads/matching.ts";
import type { LeadStore } from "#server/leads/store.ts";
import { csvOf } from "#server/leads/table.ts";
import type { CommandNamed, Print } from "./arguments.ts";
import { forPrograms } from "./format.ts";
import { writeTo } from "./output.ts";

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
