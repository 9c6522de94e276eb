import type { Config } from "#server/config.ts";
import type { LeadWithDeliveries } from "#server/leads/lead.ts";
import { allOf, leadsMatching } from "#server/leads/matching.ts";
import { discardLead, type ErasureResult, eraseLeads } from "#server/leads/operate.ts";
import type { LeadStore } from "#server/leads/store.ts";
import { type CommandNamed, type Print, UsageError } from "./arguments.ts";
import { counted, forPrograms, leadTable, leadText, timeText } from "./format.ts";
import { writeTo } from "./output.ts";

const defaultLimit = 50;

export async function list(
  store: LeadStore,
  { filters, json, output }: CommandNamed<"list">,
  print: Print,
  { publicOrigin }: Config,
): Promise<void> {
  const limit = filters.limit ?? defaultLimit;
  const leads = await allOf(leadsMatching(store, { ...filters, limit }));
  const total = await store.count(filters);
  await writeTo(output, print, async (write) => {
    if (json) {
      const printed = leads.map((lead) => forPrograms(lead, publicOrigin));
      write(`${JSON.stringify(printed, null, 2)}\n`);
    } else if (leads.length === 0) write("No leads match.\n");
    else write(`${leadTable(leads)}\n\n${countedOf(leads.length, total)}\n`);
  });
}

export async function show(
  store: LeadStore,
  { id, json }: CommandNamed<"show">,
  print: Print,
  { publicOrigin }: Config,
): Promise<void> {
  const lead = await existing(store, id);
  const printed = json
    ? JSON.stringify(forPrograms(lead, publicOrigin), null, 2)
    : leadText(lead, publicOrigin);
  print(`${printed}\n`);
}

export async function retry(
  store: LeadStore,
  { which, json }: CommandNamed<"retry">,
  print: Print,
): Promise<void> {
  if ("id" in which) await existing(store, which.id);
  const deliveries = await store.retry(which);
  const said = `${counted(deliveries, "delivery", "deliveries")} will be sent again.`;
  print(json ? `${JSON.stringify({ deliveries })}\n` : `${said}\n`);
}

export async function resend(
  store: LeadStore,
  { id, json }: CommandNamed<"resend">,
  print: Print,
): Promise<void> {
  await existing(store, id);
  const deliveries = await store.resend(id);
  const said = `${counted(deliveries, "delivery", "deliveries")} will be sent again.`;
  print(json ? `${JSON.stringify({ deliveries })}\n` : `${said}\n`);
}

/** For an operator who has checked the clock after `clock_doubted` was logged. */
export async function trustClock(store: LeadStore, print: Print): Promise<void> {
  const { nowMs } = await store.clock();
  await store.believeClock(nowMs);
  print(`It is ${timeText(nowMs)} UTC. Delivered leads past their time expire again.\n`);
}

export async function discard(
  store: LeadStore,
  { id, reason, json }: CommandNamed<"discard">,
  print: Print,
  { dataDir }: Config,
): Promise<void> {
  await existing(store, id);
  const deliveries = await discardLead(store, dataDir, id, reason);
  const said = `${counted(deliveries, "delivery", "deliveries")} will not be sent. \`leads resend\` undoes it.`;
  print(json ? `${JSON.stringify({ deliveries })}\n` : `${said}\n`);
}

export async function erase(
  store: LeadStore,
  { which, dryRun, json }: CommandNamed<"erase">,
  print: Print,
  { dataDir }: Config,
): Promise<void> {
  if ("id" in which) await existing(store, which.id);
  if (dryRun) {
    const leads = await allOf(leadsMatching(store, which));
    print(
      json ? `${JSON.stringify(leads, null, 2)}\n` : `${leadTable(leads)}\n\nNothing was erased.\n`,
    );
    return;
  }
  const removed = await eraseLeads(store, dataDir, which);
  print(json ? `${JSON.stringify(removed)}\n` : erasureText(removed));
}

/** @throws {UsageError} */
async function existing(store: LeadStore, id: string): Promise<LeadWithDeliveries> {
  const [lead] = await store.list({ id, limit: 1 });
  if (!lead) throw new UsageError(`There is no lead ${id}.`);
  return lead;
}

function countedOf(shown: number, total: number): string {
  return shown < total ? `${shown} of ${counted(total, "lead")}` : counted(total, "lead");
}

function erasureText({ isScrubbed, ...removed }: ErasureResult): string {
  const parts = [
    counted(removed.leads, "lead"),
    counted(removed.deliveries, "delivery", "deliveries"),
    counted(removed.mailFiles, "mail file"),
  ];
  const later = "The store's log is being read by another program; the server clears it later.\n";
  return `Erased ${parts.join(", ")}.
${isScrubbed ? "" : later}Mail that was sent stays in the desks' mailboxes. Run \`leads backup\` to drop the keys from your backups too.
`;
}
