import { closeSync, fsyncSync, openSync, writeSync } from "node:fs";
import { phoneOf } from "#core/contact.ts";
import type { LeadWithDeliveries } from "#server/leads/lead.ts";
import type { LeadStore } from "#server/leads/store.ts";
import { type CommandNamed, type Print, UsageError } from "./arguments.ts";
import { csvRow, csvStart } from "./csv.ts";
import { stateSummary, withPhone } from "./format.ts";
import { leadsMatching } from "./matching.ts";

export async function exportAll(
  store: LeadStore,
  { filters, format, output }: CommandNamed<"export">,
  print: Print,
): Promise<void> {
  const leads = leadsMatching(store, filters);
  const exportTo = (write: Print) =>
    format === "csv" ? exportCsv(leads, write) : exportJson(leads, write);
  if (output === undefined) return exportTo(print);
  const file = create(output);
  try {
    await exportTo((text) => writeSync(file, text));
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  print(`Written to ${output}.\n`);
}

/** Readable by its owner only; never overwrites a file. */
function create(path: string): number {
  try {
    return openSync(path, "wx", 0o600);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    throw new UsageError(
      code === "EEXIST" ? `${path} exists already.` : `${path} cannot be written (${code}).`,
    );
  }
}

const columns: [heading: string, value: (lead: LeadWithDeliveries) => string][] = [
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
  ["programme", (lead) => lead.programme],
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
    print(separator + JSON.stringify(withPhone(lead)));
    separator = ",\n";
  }
  print(separator === "[\n" ? "[]\n" : "\n]\n");
}
