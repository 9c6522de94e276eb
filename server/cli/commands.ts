import type { LeadWithDeliveries } from "#server/leads/lead.ts";
import { allOf, leadsMatching } from "#server/leads/matching.ts";
import { discardLead, type ErasureResult, eraseLeads } from "#server/leads/operate.ts";
import { type LeadStore, retriedStates } from "#server/leads/store.ts";
import { csvOf } from "#server/leads/table.ts";
import {
  type Arguments,
  type Command,
  filtersOf,
  oneOf,
  type Print,
  required,
  UsageError,
} from "./arguments.ts";
import { counted, forPrograms, leadTable, leadText, timeText } from "./format.ts";
import { writeTo } from "./output.ts";

const defaultLimit = 50;

export const list: Command = (given) => {
  const filters = filtersOf(given);
  const { json, output } = given.values;
  return async ({ store, config, print }) => {
    const limit = filters.limit ?? defaultLimit;
    const leads = await allOf(leadsMatching(store, { ...filters, limit }));
    const total = await store.count(filters);
    const all = counted(total, "lead");
    await writeTo(output, print, async (write) => {
      if (json) {
        write(jsonText(leads.map((lead) => forPrograms(lead, config.publicOrigin))));
      } else if (leads.length === 0) write("No leads match.\n");
      else
        write(
          `${leadTable(leads)}\n\n${leads.length < total ? `${leads.length} of ` : ""}${all}\n`,
        );
    });
  };
};

export const show: Command = (given) => {
  const id = idOf(given, "show");
  return async ({ store, config: { publicOrigin }, print }) => {
    const lead = await existing(store, id);
    print(
      given.values.json
        ? jsonText(forPrograms(lead, publicOrigin))
        : `${leadText(lead, publicOrigin)}\n`,
    );
  };
};

export const exportLeads: Command = (given) => {
  const filters = filtersOf(given);
  const format = oneOf(["csv", "json"], given.values.format ?? "csv", "--format");
  return ({ store, config: { publicOrigin }, print }) =>
    writeTo(given.values.output, print, async (write) => {
      const leads = leadsMatching(store, filters);
      if (format === "csv") {
        for await (const row of csvOf(leads, publicOrigin)) write(row);
        return;
      }
      let separator = "[\n";
      for await (const lead of leads) {
        write(separator + JSON.stringify(forPrograms(lead, publicOrigin)));
        separator = ",\n";
      }
      write(separator === "[\n" ? "[]\n" : "\n]\n");
    });
};

export const retry: Command = ({ subject: id, values }) => {
  const which = id
    ? { id }
    : { state: oneOf(retriedStates, values.state ?? "set_aside", "--state") };
  return async ({ store, print }) => {
    if (id) await existing(store, id);
    printDeliveries(await store.retry(which), "will be sent again.", values.json, print);
  };
};

export const resend: Command = (given) => {
  const id = idOf(given, "resend");
  return async ({ store, print }) => {
    await existing(store, id);
    printDeliveries(await store.resend(id), "will be sent again.", given.values.json, print);
  };
};

export const discard: Command = (given) => {
  const reason = required(given.values.reason?.trim(), 'discard needs --reason "WHY"');
  const id = idOf(given, "discard");
  return async ({ store, config, print }) => {
    await existing(store, id);
    const deliveries = await discardLead(store, config.dataDir, id, reason);
    const outcome = "will not be sent. `leads resend` undoes it.";
    printDeliveries(deliveries, outcome, given.values.json, print);
  };
};

export const erase: Command = ({ subject: id, values }) => {
  if (id && values.email) throw new UsageError("erase needs an ID or --email, not both");
  const needed = "erase needs the ID of a lead, or --email ADDRESS";
  const which = id ? { id } : { email: required(values.email, needed) };
  return async ({ store, config, print }) => {
    if (id) await existing(store, id);
    if (values["dry-run"]) {
      const leads = await allOf(leadsMatching(store, which));
      print(values.json ? jsonText(leads) : `${leadTable(leads)}\n\nNothing was erased.\n`);
      return;
    }
    const removed = await eraseLeads(store, config.dataDir, which);
    print(values.json ? `${JSON.stringify(removed)}\n` : erasureText(removed));
  };
};

/** For an operator who has checked the clock after `clock_doubted` was logged. */
export const trustClock: Command =
  () =>
  async ({ store, print }) => {
    const { nowMs } = await store.clock();
    await store.believeClock(nowMs);
    print(`It is ${timeText(nowMs)} UTC. Delivered leads past their time expire again.\n`);
  };

function idOf({ subject }: Arguments, command: string): string {
  return required(subject, `${command} needs the ID of a lead`);
}

/** @throws {UsageError} */
async function existing(store: LeadStore, id: string): Promise<LeadWithDeliveries> {
  const [lead] = await store.list({ id, limit: 1 });
  if (!lead) throw new UsageError(`There is no lead ${id}.`);
  return lead;
}

function printDeliveries(deliveries: number, outcome: string, json: boolean, print: Print): void {
  const text = `${counted(deliveries, "delivery", "deliveries")} ${outcome}\n`;
  print(json ? `${JSON.stringify({ deliveries })}\n` : text);
}

function jsonText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

function erasureText({ isScrubbed, ...removed }: ErasureResult): string {
  const later = "The store's log is being read by another program; the server clears it later.\n";
  return `Erased ${counted(removed.leads, "lead")}, ${counted(removed.mailFiles, "mail file")}.
${isScrubbed ? "" : later}Mail that was sent stays in the desks' mailboxes. Run \`leads backup\` to drop the keys from your backups too.
`;
}
