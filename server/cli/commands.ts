import type { Config } from "#server/config.ts";
import type { LeadStore } from "#server/leads/store.ts";
import { removeMailFiles } from "#server/mail/file-transport.ts";
import { type CommandNamed, type Print, UsageError } from "./arguments.ts";
import { counted, forPrograms, leadTable, leadText, timeText } from "./format.ts";
import { allOf, leadsMatching } from "./matching.ts";
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
  await writeTo(output, print, async (write) => {
    if (json) {
      const printed = leads.map((lead) => forPrograms(lead, publicOrigin));
      write(`${JSON.stringify(printed, null, 2)}\n`);
    } else if (leads.length === 0) write("No leads match.\n");
    else write(`${leadTable(leads)}\n\n${counted(leads.length, "lead")}\n`);
  });
}

export async function show(
  store: LeadStore,
  { id, json }: CommandNamed<"show">,
  print: Print,
  { publicOrigin }: Config,
): Promise<void> {
  const [lead] = await store.list({ id, limit: 1 });
  if (!lead) throw new UsageError(`There is no lead ${id}.`);
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
  const deliveries = await store.retry(which);
  const said = `${counted(deliveries, "delivery", "deliveries")} will be sent again.`;
  print(json ? `${JSON.stringify({ deliveries })}\n` : `${said}\n`);
}

export async function resend(
  store: LeadStore,
  { id, json }: CommandNamed<"resend">,
  print: Print,
): Promise<void> {
  const [lead] = await store.list({ id, limit: 1 });
  if (!lead) throw new UsageError(`There is no lead ${id}.`);
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

export async function erase(
  store: LeadStore,
  { email, dryRun, json }: CommandNamed<"erase">,
  print: Print,
  { dataDir }: Config,
): Promise<void> {
  if (dryRun) {
    const leads = await allOf(leadsMatching(store, { email, limit: undefined }));
    print(
      json ? `${JSON.stringify(leads, null, 2)}\n` : `${leadTable(leads)}\n\nNothing was erased.\n`,
    );
    return;
  }
  const erased = await store.erase(email);
  const deliveryIds = erased.flatMap((lead) => lead.deliveryIds);
  const mailFiles = await removeMailFiles(dataDir, deliveryIds);
  await store.completeLedger();
  const isScrubbed = await store.scrub();
  const removed = { leads: erased.length, deliveries: deliveryIds.length, mailFiles };
  if (json) print(`${JSON.stringify({ ...removed, isScrubbed })}\n`);
  else print(erasureText(removed, isScrubbed));
}

function erasureText(
  removed: { leads: number; deliveries: number; mailFiles: number },
  isScrubbed: boolean,
): string {
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
